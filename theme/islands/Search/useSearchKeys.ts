import { type KeyboardEvent, useState } from 'react';
import { nextActive } from '../../logic/search/nextActive.ts';
import type { Hit } from '../../logic/search/searchHit.ts';

/**
 * Walks the hits with the arrow keys and opens the highlighted one with Enter.
 * @param hits the very list that is drawn
 */
export function useSearchKeys(hits: Hit[], open: (hit: Hit) => void) {
  const [position, setPosition] = useState<{ hits: Hit[]; active: number }>({ hits, active: 0 });
  // Another list begins at its first hit.
  const active = isSameList(position.hits, hits) ? position.active : 0;
  const setActive = (index: number) => setPosition({ hits, active: index });

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // Esc ends the composition, not the search.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const next = nextActive(event.key, active, hits.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const hit = hits[active];
      if (hit) open(hit);
    }
  };
  return { active, setActive, onKeyDown };
}

function isSameList(a: Hit[], b: Hit[]): boolean {
  return a.length === b.length && a.every((hit, index) => hit === b[index]);
}

/** Safari ends a composition before the key that ended it; only its code 229 then tells. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
