import { importOrReport } from './importOrReport.ts';
import { withStyles } from './lazyStyles.ts';
import { closest } from './page.ts';

/**
 * Buttons of the page behind which is more than a page needs at first. Each part is fetched when a reader comes near its
 * button, and opened on the press.
 */
const tools = {
  fill: () =>
    withStyles(() => import(/* webpackChunkName: "fill" */ '../components/UserVariables/dialog/openUserVariables.tsx')),
  offline: () => withStyles(() => import(/* webpackChunkName: "offline" */ '../offline/offlineCopy.ts')),
  copy: () => import(/* webpackChunkName: "lazy" */ '../components/PageHead/copyPage.ts'),
  simulator: () =>
    withStyles(() => import(/* webpackChunkName: "check" */ '../components/SimulatorSwitch/dialog/switchSamples.tsx')),
  check: () => import(/* webpackChunkName: "check" */ '../components/CheckStep/dialog/toggleAnswerPanel.tsx'),
};

const BUTTON = '[data-tool]';

export function startPageTools(): void {
  const toolOf = (button: HTMLElement) => tools[button.dataset.tool as keyof typeof tools];
  const fetchAhead = (event: Event) => {
    const button = closest(event, BUTTON);
    if (button) toolOf(button)?.().catch(() => {});
  };
  document.addEventListener('pointerover', fetchAhead);
  document.addEventListener('focusin', fetchAhead);
  document.addEventListener('click', async (event) => {
    const button = closest(event, BUTTON);
    if (!button) return;
    const status = button.parentElement?.querySelector('[role="status"]');
    const tool = await importOrReport<{ open: (button: HTMLElement) => void }>(toolOf(button), (words) =>
      status?.replaceChildren(words),
    );
    if (!tool) return;
    status?.replaceChildren();
    tool.open(button);
  });
}
