import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input';

export interface ModalDialogOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Gets the focus back where nothing else had it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Opens a dialog as a modal one while it is mounted, closes it with Esc and on a click beside it, keeps the Tab key
 * inside, and gives the focus back on closing.
 */
export function useModalDialog({ dialog, opener, onClose }: ModalDialogOptions) {
  const pressedBeside = useRef(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [dialog]);

  // The dialog's own event comes later, so that a quick second opening would be lost.
  const close = () => {
    dialog.current?.close();
    const hadFocus = before.current instanceof HTMLElement && before.current !== document.body;
    const target = hadFocus ? (before.current as HTMLElement) : opener.current;
    target?.focus({ preventScroll: true });
    onClose();
  };
  const handlers = {
    onClose: close,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close();
    },
    onMouseDown: (event: MouseEvent) => {
      pressedBeside.current = event.target === dialog.current;
    },
    // A selection that is dragged out of the dialog ends with a click on it.
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current && pressedBeside.current) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(event, dialog.current);
    },
  };
  return { close, handlers };
}

/** The browser keeps the focus off the page behind, but lets it leave for its own bars. */
function keepInside(event: KeyboardEvent, dialog: HTMLDialogElement | null): void {
  const stops = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const end = event.shiftKey ? first : last;
  if (stops.length > 0 && document.activeElement !== end && dialog?.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
