import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FAULT, ToolSession } from './session.ts';
import { ToolView } from './ToolView.tsx';
import { tools } from './tools.virtual.ts';

/**
 * Makes a tool of the page work, from its fields as the reader left them to its results.
 * @param signal ends with the page: the worker ends with it
 */
export async function openTool(root: HTMLElement, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { tool, startWorker } = tools[root.dataset.toolName ?? ''];
  const session = new ToolSession(root, tool, startWorker);
  // The fields came with the page and stay as they are, so the view is rendered into the rooms between them.
  const room = (selector: string) => root.querySelector(selector) as HTMLElement;
  room('.bench__summary').replaceChildren();
  const view = createRoot(room('.bench__tabs'), {
    onUncaughtError(error) {
      console.error(error);
      room('.bench__summary').append(FAULT);
    },
  });
  // At once, so that no frame is without the tool.
  flushSync(() => view.render(<ToolView session={session} room={room} />));
  signal.addEventListener('abort', () => {
    session.end();
    view.unmount();
  });
  // From then on it needs no network.
  await session.start().then(() => root.toggleAttribute('data-whole', true), console.error);
}
