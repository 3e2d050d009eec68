import { hashTarget } from './page.ts';

/**
 * Opens what is folded around an element, the group that it is the title of, and the fields below it.
 * @returns whether anything was closed
 */
export function openAround(target: Element | null): boolean {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) folds.push(fold);
  for (let next = target?.nextElementSibling; next && !/^H\d$/.test(next.tagName); next = next.nextElementSibling) {
    const fold = next.matches('.operation') ? next.querySelector('.operation__fold') : next;
    if (fold instanceof HTMLDetailsElement && fold.querySelector('.rows')) folds.push(fold);
  }
  const closed = folds.filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  return closed.length > 0;
}

/** Shows what the address names, wherever it is folded away. */
export function revealTarget(): void {
  const target = hashTarget();
  if (openAround(target)) target?.scrollIntoView();
}

/** An address opens what is folded around what it names. Most browsers do so by themselves, but for titles. */
export function startReveal(): void {
  revealTarget();
  window.addEventListener('hashchange', revealTarget);
}
