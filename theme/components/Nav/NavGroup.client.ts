import { isShown } from '../../client/page.ts';
import { onPage } from '../../client/pageEvents.ts';

/** A menu that opens under the pointer closes when the pointer leaves; one that was pressed also closes on a press. */
type MenuState = 'closed' | 'hovered' | 'pressed';

/** Milliseconds between the pointer leaving a menu and the menu closing. */
const MENU_CLOSE_DELAY = 150;
const ITEMS = 'a[href], button:not([disabled])';

/** A menu below a button: it opens and closes by pointer, press, touch and keys. */
export function startMenu(root: HTMLElement, signal: AbortSignal): void {
  const button = root.querySelector<HTMLElement>('button[aria-controls]');
  const popup = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!button || !popup) return;
  let state: MenuState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => state !== 'closed';
  const set = (next: MenuState) => {
    if (next === 'closed') clearTimeout(timer);
    state = next;
    button.setAttribute('aria-expanded', `${isOpen()}`);
    // A wide window shows this popup in the bar, so it's never `hidden`.
    if (popup.dataset.menu === 'panel') popup.toggleAttribute('data-open', isOpen());
    else popup.hidden = !isOpen();
  };
  const close = () => set('closed');

  // A press on a menu that the pointer opened keeps it open.
  button.addEventListener('click', () => set(state === 'pressed' ? 'closed' : 'pressed'));
  root.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'mouse' && !isOpen()) set('hovered');
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
  root.addEventListener('keydown', (event) => onKey(event, { button, popup, isOpen, set }));
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
  set: (state: MenuState) => void;
}

/** Arrow keys, Home and End move through the items; Escape closes and gives the focus back to the button. */
function onKey(event: KeyboardEvent, { button, popup, isOpen, set }: MenuParts): void {
  // Where the window has room for the items themselves, they are no menu.
  if (!isShown(button)) return;
  const { key, target } = event;
  const items = () => [...popup.querySelectorAll<HTMLElement>(ITEMS)].filter(isShown);
  if (key === 'Escape' && isOpen()) {
    // A screen that contains the menu stays open.
    event.preventDefault();
    event.stopPropagation();
    set('closed');
    button.focus();
  } else if (target === button && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    if (!isOpen()) set('pressed');
    items()
      .at(key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  } else {
    const list = items();
    const index = list.indexOf(target as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
    if (index === -1 || !(key in moves)) return;
    event.preventDefault();
    event.stopPropagation();
    list.at(moves[key] % list.length)?.focus();
  }
}
