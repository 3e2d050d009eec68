/** A menu that opens under the pointer closes when the pointer leaves; one that was pressed also closes on a press. */
export type MenuState = 'closed' | 'hovered' | 'pressed';

export type MenuEvent = 'enter' | 'press' | 'open' | 'close';

/** Milliseconds between the pointer leaving a menu and the menu closing. */
export const MENU_CLOSE_DELAY = 150;

/** The state of a menu after an event. A press on a menu that the pointer opened keeps it open. */
export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
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
export function nextMenuIndex(key: string, index: number, count: number): number | undefined {
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
