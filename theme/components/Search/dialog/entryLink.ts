import type { MouseEvent } from 'react';

/** What all entries of a list share. */
export interface EntryList {
  /** Prefix of the IDs of the list and its entries. */
  id: string;
  /** Position of the highlighted entry among all. */
  active: number;
  onActivate: (position: number) => void;
  /** Called when the browser opens an entry in a new window, where all entries open in one. */
  onLeave?: () => void;
}

/**
 * Makes a link an option of the list.
 * @param onOpen opens the entry in this window
 */
export function entryLink({ id, active, onActivate, onLeave }: EntryList, position: number, onOpen: () => void) {
  const onClick = (event: MouseEvent) => {
    // The browser opens another tab, and the search stays open.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (onLeave) return onLeave();
    event.preventDefault();
    onOpen();
  };
  return {
    id: `${id}${position}`,
    role: 'option',
    'aria-selected': position === active,
    tabIndex: -1,
    onClick,
    onMouseMove: position === active ? undefined : () => onActivate(position),
    ...(onLeave && { target: '_blank', rel: 'noopener' }),
  };
}
