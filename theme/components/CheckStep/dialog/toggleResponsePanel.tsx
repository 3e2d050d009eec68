import { appendIsland } from '../../../client/appendIsland.tsx';
import { ResponsePanel } from './ResponsePanel.tsx';

/** Closes the field of each button that has one. */
const closers = new WeakMap<HTMLElement, () => void>();

let count = 0;

/** Opens the field for a response below its button, or closes it. */
export function open(button: HTMLElement): void {
  const close = closers.get(button);
  if (close) {
    close();
    closers.delete(button);
    button.setAttribute('aria-expanded', 'false');
    button.removeAttribute('aria-controls');
    return;
  }
  const id = `check-response-${++count}`;
  button.setAttribute('aria-expanded', 'true');
  button.setAttribute('aria-controls', id);
  const panel = <ResponsePanel id={id} expected={JSON.parse(button.dataset.expected ?? '')} />;
  closers.set(button, appendIsland(button.parentElement, panel));
}
