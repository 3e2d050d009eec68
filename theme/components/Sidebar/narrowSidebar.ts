import { hasEveryWord } from '../../shared/everyWord.ts';

/**
 * Shows of a sidebar what fits a query, hides the rest, and leaves open what is open.
 * @param query words that a name, together with those of its groups, has to have; empty for all.
 * @returns the links that fit by their own name or that of a group, in their order.
 */
export function narrowSidebar(nav: Element, query: string): HTMLElement[] {
  const matches: HTMLElement[] = [];
  /** Shows of each list what fits, and tells whether that is anything. */
  const narrow = (parent: Element, trail: string): boolean => {
    let isAny = false;
    for (const list of parent.querySelectorAll<HTMLElement>(':scope > ul')) {
      const header = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
      const fits = [...list.children].filter((item) => narrowItem(item as HTMLElement, `${trail} ${textOf(header)}`));
      if (header) header.hidden = fits.length === 0;
      isAny ||= fits.length > 0;
    }
    return isAny;
  };
  const narrowItem = (item: HTMLElement, trail: string): boolean => {
    const name = item.querySelector<HTMLElement>(':scope > .sidebar__row > .sidebar__name');
    const group = item.querySelector(':scope > .sidebar__group');
    const path = `${trail} ${textOf(name)}`;
    const fits = hasEveryWord(path, query);
    if (fits && name?.matches('a')) matches.push(name);
    const holds = group !== null && narrow(group, path);
    item.hidden = !fits && !holds;
    return !item.hidden;
  };
  narrow(nav, '');
  return matches;
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}
