import type { MouseEvent } from 'react';

export interface EntryProps {
  id: string;
  isActive: boolean;
  inNewWindow: boolean;
  onActivate: () => void;
  /** Opens the entry in this window. */
  onOpen: () => void;
  /** Called when the browser opens the entry in a new window. */
  onLeave: () => void;
}

/** Makes a link an option of the list. */
export function entryLink({ id, isActive, inNewWindow, onActivate, onOpen, onLeave }: EntryProps) {
  const onClick = (event: MouseEvent) => {
    // The browser opens another tab, and the search stays open.
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
