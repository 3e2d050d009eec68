import { isShown } from './page.ts';

const FOCUSABLE = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/**
 * Makes a panel that covers the page modal: everything else is inert and does not scroll, Escape closes it, and the
 * focus goes into it. It serves a panel that cannot be a dialog element, because a wide window shows it as a column.
 * @returns ends that, and gives the focus back to where it came from
 */
export function makeModal(panel: HTMLElement, close: () => void): () => void {
  const opener = document.activeElement;
  const others = inertOutside(panel);
  const root = document.documentElement;
  root.dataset.modal = '';
  panel.role = 'dialog';
  panel.ariaModal = 'true';
  panel.ariaLabel = panel.dataset.label ?? null;
  const first = () => [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isShown);
  (panel.querySelector<HTMLElement>('[aria-current="page"]') ?? first())?.focus();
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    for (const other of others) other.inert = false;
    delete root.dataset.modal;
    for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Makes everything inert that neither holds the element nor lies in it. What was inert already is left alone. */
function inertOutside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: HTMLElement = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling.hasAttribute('data-closes')) continue;
      sibling.inert = true;
      others.push(sibling);
    }
  }
  return others;
}
