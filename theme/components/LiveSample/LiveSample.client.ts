import { importOrReport } from '../../client/importOrReport.ts';

/**
 * The forms of live samples. What runs one is fetched when a reader presses Run; the form brings the words for the
 * meantime.
 */
export function startSamples(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const name = form.dataset.sample;
    if (name === undefined) return;
    event.preventDefault();
    const status = form.querySelector<HTMLElement>('[role="status"]');
    const report = (words: string | Node) => status?.replaceChildren(words);
    report(status?.dataset.running ?? '');
    importOrReport(() => import(/* webpackChunkName: "lazy" */ './runForm.ts'), report).then((module) =>
      module?.runForm(form, name),
    );
  });
}
