import { type RefObject, useEffect, useEffectEvent } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input, [tabindex="0"]';

/**
 * Makes a panel that covers the page modal while it is open: everything else is inert and does not scroll, Escape
 * closes it, and the focus goes into it and afterwards back to where it came from. It serves panels that cannot be a
 * dialog element, because a wide window shows them as a column; `useModalDialog` serves dialogs, which need none of this.
 */
export function useModal(panel: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const opener = document.activeElement;
    const others = inertOutside(element);
    const root = document.documentElement;
    root.dataset.modal = '';
    (element.querySelector<HTMLElement>('[aria-current="page"]') ?? firstFocusable(element))?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeNow();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const other of others) other.inert = false;
      delete root.dataset.modal;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, isOpen]);
}

function firstFocusable(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find((item) => item.getClientRects().length > 0);
}

/** Makes everything inert that neither holds the element nor lies in it. What was inert already is left alone. */
function inertOutside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: HTMLElement = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      if (sibling.hasAttribute('data-backdrop')) continue;
      sibling.inert = true;
      others.push(sibling);
    }
  }
  return others;
}
