import { type KeyboardEvent, useRef } from 'react';

/** Keeps what is typed while the input is on its way, so that a quick reader loses no letter. */
export function useTypedAhead(isWaiting: boolean) {
  const typed = useRef('');
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!isWaiting || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    // A space alone is meant for the button that has the focus.
    if ([...key].length !== 1 || (key === ' ' && typed.current === '')) return;
    typed.current += key;
    event.preventDefault();
  };
  return { typed, onKeyDown };
}
