import { type KeyboardEvent, useState } from 'react';
import { nextActive } from '../../logic/search/nextActive.ts';

/**
 * Walks the entries with the arrow keys and opens the highlighted one with Enter.
 * @param entries the very list that is drawn
 * @param first where another list begins: 0, or -1 for a list of which nothing is chosen before a key or a pointer is
 */
export function useSearchKeys<Entry>(entries: Entry[], first: number, open: (entry: Entry) => void) {
  const [position, setPosition] = useState({ entries, active: first });
  const active = isSameList(position.entries, entries) ? position.active : first;
  const setActive = (index: number) => setPosition({ entries, active: index });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // Esc ends the composition, not the search.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const next = nextActive(event.key, active, entries.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = entries[active];
      if (entry) open(entry);
    }
  };
  return { active, setActive, onKeyDown };
}

function isSameList<Entry>(a: Entry[], b: Entry[]): boolean {
  return a.length === b.length && a.every((entry, index) => entry === b[index]);
}

/** Safari ends a composition before the key that ended it; only its code 229 then tells. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
