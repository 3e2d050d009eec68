import type { MouseEvent } from 'react';

/** Where the links of the search lead, and what ends it. */
export interface HitLinkOptions {
  inNewWindow: boolean;
  /** Opens the link in this window. */
  onOpen: () => void;
  /** Is called where the browser itself opens the link in a new window. */
  onLeave: () => void;
}

/** What makes a link open what was found, as the mouse and the keys open any other link. */
export function hitLink({ inNewWindow, onOpen, onLeave }: HitLinkOptions) {
  const onClick = (event: MouseEvent) => {
    // The browser opens new windows and tabs itself. Only a new window that was meant ends the search.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (inNewWindow) return onLeave();
    event.preventDefault();
    onOpen();
  };
  return { onClick, ...(inNewWindow && { target: '_blank', rel: 'noopener' }) };
}
