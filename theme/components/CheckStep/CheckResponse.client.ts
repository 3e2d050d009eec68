import { importOrReport } from '../../client/importOrReport.ts';

/** Compares the response in the field with what is expected. What does so is fetched with the first use. */
export function startCheckResponse(panel: HTMLElement): void {
  const field = panel.querySelector('textarea');
  const status = panel.querySelector<HTMLElement>('[role="status"]');
  if (!field || !status) return;
  const load = () => import(/* webpackChunkName: "check" */ './dialog/showResult.tsx');
  const check = async () => {
    const chunk = await importOrReport(load, (words) => status.replaceChildren(words));
    chunk?.showResult(status, field.value, panel.dataset.expected ?? '');
  };
  field.addEventListener('input', check);
  panel.querySelector('summary')?.addEventListener('click', () => {
    load().catch(() => {});
    // The press has opened it by then.
    requestAnimationFrame(() => field.focus());
  });
  panel.querySelector('button')?.addEventListener('click', () => {
    field.value = '';
    field.focus();
    void check();
  });
  // What was typed before this was here, or before a link and Back.
  if (field.value) void check();
}
