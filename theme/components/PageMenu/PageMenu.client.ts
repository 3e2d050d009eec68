import { makeModal } from '../../client/makeModal.ts';
import { closest } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';
import { keepInView } from '../../client/scroll.ts';

/** A part that only windows narrower than this, in pixels, hide behind a button. */
const SIDEBAR_WIDTH = 960;
const OUTLINE_WIDTH = 1280;

interface PanelOptions {
  width: number;
  isModal: boolean;
}

function startPanel(panel: HTMLElement, signal: AbortSignal, { width, isModal }: PanelOptions): void {
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
  window.addEventListener('resize', () => window.innerWidth >= width && set(false), { signal });
  window.addEventListener('hashchange', () => set(false), { signal });
  onPage(() => set(false), signal);
  signal.addEventListener('abort', () => release?.());
}

/** The sidebar: a column of a wide window, a drawer over a narrow one. */
export function startDrawer(panel: HTMLElement, signal: AbortSignal): void {
  startPanel(panel, signal, { width: SIDEBAR_WIDTH, isModal: true });
}

/** The outline: a column of a wide window, a panel below the page menu of a narrow one. */
export function startOutlinePanel(panel: HTMLElement, signal: AbortSignal): void {
  startPanel(panel, signal, { width: OUTLINE_WIDTH, isModal: false });
}
