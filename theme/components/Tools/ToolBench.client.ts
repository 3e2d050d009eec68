import { importOrReport } from '../../client/importOrReport.ts';

/** What opens a tool: a press or the focus in it, something typed, chosen or dropped. Coming near opens nothing. */
const OPENINGS = ['pointerdown', 'focusin', 'input', 'change', 'dragenter'];

/**
 * A tool, which is fetched when it is opened. What a reader did before stands in its fields. It opens by itself where
 * its address or its page brings an input, or where the browser restored one.
 */
export function startToolBench(bench: HTMLElement, signal: AbortSignal): void {
  let isOpening = false;
  const open = async () => {
    if (isOpening) return;
    isOpening = true;
    const status = bench.querySelector('[role="status"]');
    const shell = await importOrReport(
      () => import(/* webpackChunkName: "tools" */ './shell/openTool.tsx'),
      (words) => status?.replaceChildren(words),
    );
    // What could not be had is tried again with the next press.
    if (!shell || !(await shell.openTool(bench, signal))) isOpening = false;
  };
  for (const type of OPENINGS) bench.addEventListener(type, open, { signal });
  if (bench.dataset.preset || hasInput(bench) || /^#(?:input|example)=/.test(window.location.hash)) open();
}

/** Whether something stands in a field that did not come with the page, or the reader is in it. */
function hasInput(bench: HTMLElement): boolean {
  const fields = bench.querySelectorAll<HTMLInputElement>('input, textarea, .bench__examples select');
  return bench.contains(document.activeElement) || [...fields].some(({ value }) => value !== '');
}
