import { onPage } from '../../client/pageEvents.ts';

/** Numbered steps and items of checklists: a reader can tick each of them. What does so comes with a page that has any. */
export function startSteps(): void {
  const start = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('.rp-doc > h2')];
    const steps = headings.filter(({ textContent }) => /^#?\d+\. /.test(textContent ?? ''));
    const items = [...document.querySelectorAll<HTMLInputElement>('.task-list-item > input')];
    if (steps.length + items.length === 0) return;
    void import(/* webpackChunkName: "lazy" */ './tickSteps.ts').then(({ tickSteps }) => tickSteps(steps, items));
  };
  start();
  onPage(start);
}
