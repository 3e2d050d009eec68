import { useLocation } from '@rspress/core/runtime';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
} from 'react';
import { MENU_CLOSE_DELAY, nextMenuIndex, nextMenuState } from '../logic/menuState.ts';

const ITEMS = 'a[href], button:not([disabled])';

/**
 * Opens and closes a menu below a button: by pointer, press, touch and keys. Spread each group of props on the element
 * it is named for.
 */
export function useMenu<Root extends HTMLElement>() {
  const [state, dispatch] = useReducer(nextMenuState, 'closed');
  const isOpen = state !== 'closed';
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const popupId = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    clearTimeout(timer.current);
    dispatch('close');
  };
  useOutsideClose(root, isOpen, close);
  const moveFocus = useMenuKeys(popup, button, isOpen, () => dispatch('open'), close);

  return {
    isOpen,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(timer.current);
        if (event.pointerType === 'mouse') dispatch('enter');
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => {
          if (!popup.current?.querySelector(':focus-visible')) close();
        }, MENU_CLOSE_DELAY);
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !root.current?.contains(next)) close();
      },
      onKeyDown: moveFocus,
    },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': popupId,
      onClick: () => dispatch('press'),
    },
    popupProps: { ref: popup, id: popupId, hidden: !isOpen },
  };
}

/** A menu closes when something else is pressed, on Escape wherever the focus is, and when the page changes. */
function useOutsideClose(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const { pathname, hash } = useLocation();
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) closeNow();
    };
    const onKey = (event: Event) => {
      if ((event as { key?: string }).key === 'Escape') closeNow();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the page changes
  useEffect(() => closeNow(), [pathname, hash]);
}

/** Arrow keys, Home and End move through the items; Escape closes and gives the focus back to the button. */
function useMenuKeys(
  popup: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  open: () => void,
  close: () => void,
) {
  const wanted = useRef<'first' | 'last'>(undefined);
  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])].filter(isShown);
  const focusWanted = () => {
    if (wanted.current)
      items()
        .at(wanted.current === 'first' ? 0 : -1)
        ?.focus();
    wanted.current = undefined;
  };
  // A popup takes the focus only once it is drawn.
  useEffect(() => {
    if (isOpen) focusWanted();
  });

  return (event: KeyboardEvent) => {
    // Where the window has room for the items themselves, they are no menu.
    if (!button.current || !isShown(button.current)) return;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      button.current.focus();
      return;
    }
    const isOnButton = event.target === button.current;
    if (isOnButton && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      wanted.current = event.key === 'ArrowDown' ? 'first' : 'last';
      if (isOpen) focusWanted();
      else open();
      return;
    }
    const list = items();
    const index = list.indexOf(event.target as HTMLElement);
    const next = index === -1 ? undefined : nextMenuIndex(event.key, index, list.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    list[next].focus();
  };
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
