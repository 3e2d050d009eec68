import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { importOrReport } from '../../../client/importOrReport.ts';
import { withStyles } from '../../../client/lazyStyles.ts';
import { FAULT, ToolSession } from './session.ts';
import { ToolView } from './ToolView.tsx';
import { tools } from './tools.virtual.ts';

/**
 * Makes a tool of the page work, from its fields as the reader left them to its results.
 * @param signal ends with the page: the worker ends with it
 * @returns false where the tool could not be fetched, which a message reports
 */
export async function openTool(root: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const status = root.querySelector<HTMLElement>('.bench__summary [role="status"]');
  const load = tools[root.dataset.toolName ?? ''];
  if (!status || !load) return false;
  const part = await importOrReport(
    () => withStyles(load),
    (words) => status.replaceChildren(words),
  );
  if (!part || signal.aborted) return Boolean(part);
  const session = new ToolSession(root, part.tool);
  // The fields came with the page and stay as they are, so the view is rendered into the rooms between them.
  const room = (selector: string) => root.querySelector(selector) as HTMLElement;
  const empty = room('.bench__report').textContent ?? '';
  for (const selector of ['.bench__summary', '.bench__report']) room(selector).replaceChildren();
  const view = createRoot(room('.bench__tabs'), {
    onUncaughtError(error) {
      console.error(error);
      room('.bench__summary').append(FAULT);
    },
  });
  // At once, so that no frame is without the tool.
  flushSync(() => view.render(<ToolView session={session} room={room} empty={empty} />));
  signal.addEventListener('abort', () => {
    session.end();
    view.unmount();
  });
  // From then on it needs no network.
  await session.start().then(() => root.toggleAttribute('data-whole', true), console.error);
  return true;
}
