const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input, textarea';

/**
 * Opens a dialog as a modal one. It closes with Esc and on a click beside it, keeps the Tab key inside, and gives the
 * focus back on closing. One with the attribute `popover` opens as such: a browser that makes the page inert paints all
 * of it again, which takes a slow machine longer than the dialog itself. Its styles have to cover the page.
 * @param opener gets the focus back where nothing else had it
 * @returns closes the dialog
 */
export function openModal(dialog: HTMLDialogElement, opener: HTMLElement | null, onClose: () => void): () => void {
  const before = document.activeElement;
  const ending = new AbortController();
  const { signal } = ending;
  // Only a modal dialog escapes an inert page, and old browsers have no popovers.
  const isLight = dialog.popover && !document.querySelector('[inert], dialog[open]');
  let pressedBeside = false;
  const close = (isHiding = false) => {
    if (signal.aborted) return;
    ending.abort();
    if (!isLight) dialog.close();
    else if (!isHiding) dialog.hidePopover();
    onClose();
    (before === document.body ? opener : (before as HTMLElement | null))?.focus({ preventScroll: true });
  };
  // The event comes late: the dialog may be open again.
  dialog.addEventListener('close', () => !dialog.open && close(), { signal });
  dialog.addEventListener(
    'mousedown',
    ({ target }) => {
      pressedBeside = target === dialog;
    },
    { signal },
  );
  // A selection that is dragged out of the dialog ends with a click on it.
  dialog.addEventListener('click', ({ target }) => target === dialog && pressedBeside && close(), { signal });
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && keepInside(event, dialog), { signal });
  if (isLight) {
    dialog.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && close(true), { signal });
    dialog.showPopover();
  } else if (!dialog.open) dialog.showModal();
  return () => close();
}

/** The browser keeps the focus off the page behind, but lets it leave for its own bars. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const end = event.shiftKey ? first : last;
  if (stops.length > 0 && document.activeElement !== end && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
