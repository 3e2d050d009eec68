import { importOrReport } from '../../client/importOrReport.ts';
import { withStyles } from '../../client/lazyStyles.ts';

/** What opens a tool: a press or the focus in it, something typed, chosen or dropped. A hover opens nothing. */
const OPENINGS = ['pointerdown', 'focusin', 'input', 'change', 'dragenter'];

/**
 * A tool, which is fetched when a reader opens it. What they did before is in its fields. It opens by itself if its
 * address or its page contains an input, or if one was restored.
 */
export function startToolBench(bench: HTMLElement, signal: AbortSignal): void {
  let isOpening = false;
  const open = async () => {
    if (isOpening) return;
    isOpening = true;
    const status = bench.querySelector('[role="status"]');
    const shell = await importOrReport(
      () => withStyles(() => import(/* webpackChunkName: "tools" */ './shell/openTool.tsx')),
      (words) => status?.replaceChildren(words),
    );
    // If that failed, the next press tries again.
    if (!shell) isOpening = false;
    else await shell.openTool(bench, signal);
  };
  // An example that is offered in the place of results is chosen in the list, which the tool follows.
  bench.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('.bench__empty button');
      const choice = bench.querySelector<HTMLSelectElement>('.bench__examples select');
      if (!button || !choice) return;
      choice.value = button.value;
      bench.querySelector<HTMLElement>('.bench__report')?.focus();
      choice.dispatchEvent(new Event('change'));
    },
    { signal },
  );
  for (const type of OPENINGS) bench.addEventListener(type, open, { signal });
  if (bench.dataset.preset || hasInput(bench) || /^#(?:input|example)=/.test(window.location.hash)) open();
}

/** Whether a field has a value that did not come with the page, or the focus. */
function hasInput(bench: HTMLElement): boolean {
  const fields = bench.querySelectorAll<HTMLInputElement>('input, textarea, .bench__examples select');
  return bench.contains(document.activeElement) || [...fields].some(({ value }) => value !== '');
}
