import { createRoot, type Root } from 'react-dom/client';
import { IslandBoundary } from '../../../client/IslandBoundary.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';

const opened = new WeakMap<HTMLElement, { root: Root; frame: HTMLElement }>();

let count = 0;

/** Opens the field for a response below its button, or closes it. */
export function open(button: HTMLElement): void {
  const before = opened.get(button);
  if (before) {
    before.root.unmount();
    before.frame.remove();
    opened.delete(button);
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
    return;
  }
  const frame = document.createElement('div');
  button.parentElement?.append(frame);
  const root = createRoot(frame);
  const id = `check-response-${++count}`;
  opened.set(button, { root, frame });
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', id);
  root.render(
    <IslandBoundary>
      <ResponsePanel id={id} expected={JSON.parse(button.dataset.expected ?? '')} />
    </IslandBoundary>,
  );
}
