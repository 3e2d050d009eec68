import type { MouseEvent } from 'react';

/** How an entry of the list is drawn, and what happens to it. */
export interface EntryProps {
  id: string;
  isActive: boolean;
  inNewWindow: boolean;
  onActivate: () => void;
  /** Opens the entry in this window. */
  onOpen: () => void;
  /** Is called where the browser itself opens the entry in a new window. */
  onLeave: () => void;
}

/** What makes a link an entry that the keys reach through the list, and that the mouse opens like any other link. */
export function hitLink({ id, isActive, inNewWindow, onActivate, onOpen, onLeave }: EntryProps) {
  const onClick = (event: MouseEvent) => {
    // The browser opens new windows and tabs itself. Only a new window that was meant ends the search.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (inNewWindow) return onLeave();
    event.preventDefault();
    onOpen();
  };
  return {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick,
    onMouseMove: isActive ? undefined : onActivate,
    ...(inNewWindow && { target: '_blank', rel: 'noopener' }),
  };
}
