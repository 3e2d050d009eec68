import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input';

/**
 * Opens a dialog as a modal one while it is mounted, closes it on a click beside it, keeps the Tab key inside, and
 * gives the focus back on closing.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, opener: RefObject<HTMLElement | null>) {
  const pressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    const giveBack = () => {
      const target = before instanceof HTMLElement && before !== document.body ? before : opener.current;
      target?.focus({ preventScroll: true });
    };
    element?.addEventListener('close', giveBack);
    return () => element?.removeEventListener('close', giveBack);
  }, [dialog, opener]);
  return {
    onMouseDown: (event: MouseEvent) => {
      pressedBeside.current = event.target === dialog.current;
    },
    // A selection that is dragged out of the dialog ends with a click on it.
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current && pressedBeside.current) dialog.current?.close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(event, dialog.current);
    },
  };
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
