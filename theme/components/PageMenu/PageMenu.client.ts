import { outside } from '../../client/outside.ts';
import { closest, isShown } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { keepInView } from '../../client/scroll.ts';

/**
 * The sidebar, which is a column of a wide window and a drawer over a narrow one, or the outline, which is a column or a
 * panel below the page menu.
 */
export function startPanel(panel: HTMLElement, signal: AbortSignal): void {
  const isModal = panel.dataset.client === 'drawer';
  let release: (() => void) | undefined;
  const button = () => document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`);
  const isOpen = () => panel.hasAttribute('data-open');
  const set = (open: boolean) => {
    if (open === isOpen()) return;
    panel.toggleAttribute('data-open', open);
    button()?.setAttribute('aria-expanded', `${open}`);
    if (!isModal) return;
    release?.();
    if (open) keepInView(panel, panel.querySelector('[aria-current="page"]'));
    release = open ? makeModal(panel, () => set(false)) : undefined;
  };
  const listen = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal });
  listen('click', (event) => {
    const pressed = closest(event, '[aria-controls]');
    if (pressed && pressed.getAttribute('aria-controls') === panel.id) set(isModal || !isOpen());
    else if (closest(event, '[data-closes]') && isOpen()) set(false);
    // Whoever chose a heading wants to read there.
    else if (!isModal && isOpen() && panel.contains(closest(event, 'a'))) set(false);
  });
  listen('pointerdown', ({ target }) => {
    if (!isModal && isOpen() && !panel.contains(target as Node) && !button()?.contains(target as Node)) set(false);
  });
  listen('keydown', ({ key }) => {
    if (isModal || key !== 'Escape' || !isOpen()) return;
    set(false);
    button()?.focus();
  });
  // A window that is wide enough shows the panel without a button.
  window.addEventListener('resize', () => isShown(button()) || set(false), { signal });
  window.addEventListener('hashchange', () => set(false), { signal });
  onPage(() => set(false), signal);
  signal.addEventListener('abort', () => release?.());
}

const FOCUSABLE = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/**
 * Makes a panel that covers the page modal: everything else is inert and does not scroll, Escape closes it, and the
 * focus goes into it. It serves a panel that cannot be a dialog element, because a wide window shows it as a column.
 * @returns ends that, and gives the focus back to where it came from
 */
function makeModal(panel: HTMLElement, close: () => void): () => void {
  const opener = document.activeElement;
  // What was inert already is left alone, and so is what closes the panel.
  const others = outside(panel).filter((other) => !(other as HTMLElement).inert && !other.matches('[data-closes]'));
  for (const other of others as HTMLElement[]) other.inert = true;
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
    for (const other of others as HTMLElement[]) other.inert = false;
    delete root.dataset.modal;
    for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
