import { isShown } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';

const ITEMS = 'a[href], button:not([disabled])';

/** A menu below a button: it opens and closes by pointer, press, touch and keys. */
export function startMenu(root: HTMLElement, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('button[aria-controls]');
  const popup = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!button || !popup) return;
  let state: MenuState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => state !== 'closed';
  const dispatch = (event: MenuEvent) => {
    if (event === 'close') clearTimeout(timer);
    state = nextMenuState(state, event);
    button.setAttribute('aria-expanded', `${isOpen()}`);
    // A popup that a wide window shows in place is never hidden altogether.
    if (popup.dataset.menu === 'panel') popup.toggleAttribute('data-open', isOpen());
    else popup.hidden = !isOpen();
  };
  const close = () => dispatch('close');

  button.addEventListener('click', () => dispatch('press'));
  root.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse') dispatch('enter');
  });
  root.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    timer = setTimeout(() => {
      if (!popup.querySelector(':focus-visible')) close();
    }, MENU_CLOSE_DELAY);
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) close();
  });
  root.addEventListener('keydown', (event) => onKey(event, { button, popup, isOpen, dispatch }));
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (isOpen() && !root.contains(target as Node)) close();
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && isOpen() && close(), { signal });
  onPage(close, signal);
}

interface MenuParts {
  button: HTMLElement;
  popup: HTMLElement;
  isOpen: () => boolean;
  dispatch: (event: MenuEvent) => void;
}

/** Arrow keys, Home and End move through the items; Escape closes and gives the focus back to the button. */
function onKey(event: KeyboardEvent, { button, popup, isOpen, dispatch }: MenuParts): void {
  // Where the window has room for the items themselves, they are no menu.
  if (!isShown(button)) return;
  const { key, target } = event;
  const items = () => [...popup.querySelectorAll<HTMLElement>(ITEMS)].filter(isShown);
  if (key === 'Escape' && isOpen()) {
    // A screen that holds the menu stays open.
    event.preventDefault();
    event.stopPropagation();
    dispatch('close');
    button.focus();
  } else if (target === button && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    if (!isOpen()) dispatch('open');
    items()
      .at(key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  } else {
    const list = items();
    const index = list.indexOf(target as HTMLElement);
    const next = index === -1 ? undefined : nextMenuIndex(key, index, list.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    list[next].focus();
  }
}

/** A menu that opens under the pointer closes when the pointer leaves; one that was pressed also closes on a press. */
type MenuState = 'closed' | 'hovered' | 'pressed';

type MenuEvent = 'enter' | 'press' | 'open' | 'close';

/** Milliseconds between the pointer leaving a menu and the menu closing. */
const MENU_CLOSE_DELAY = 150;

/** The state of a menu after an event. A press on a menu that the pointer opened keeps it open. */
function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event) {
    case 'enter':
      return state === 'closed' ? 'hovered' : state;
    case 'press':
      return state === 'pressed' ? 'closed' : 'pressed';
    case 'open':
      return 'pressed';
    case 'close':
      return 'closed';
  }
}

/** The item that a key moves to, or undefined for a key that moves nowhere. Movement wraps. */
function nextMenuIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
