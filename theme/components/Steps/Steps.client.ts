import { onPage } from '../../client/pageEvents.ts';

/** The numbered steps of a tutorial: a reader can tick each of them. What does so comes with a page that has steps. */
export function startSteps(): void {
  const start = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('.rp-doc > h2')];
    const steps = headings.filter(({ textContent }) => /^#?\d+\. /.test(textContent ?? ''));
    if (steps.length === 0) return;
    void import(/* webpackChunkName: "lazy" */ './tickSteps.ts').then(({ tickSteps }) => tickSteps(steps));
  };
  start();
  onPage(start);
}
