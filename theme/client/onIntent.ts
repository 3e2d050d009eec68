import type { Behavior } from './hydrate.ts';

const MOVES = ['pointerenter', 'pointerleave', 'focusin', 'click', 'keydown'];

/**
 * Starts a part when a reader comes near its element, and then repeats what the reader did meanwhile: the part works
 * as if it had been there all the time.
 * @param load fetches what starts the part
 */
export function onIntent(load: () => Promise<NonNullable<Behavior['start']>>): Behavior {
  return {
    start(element, signal) {
      const moves: Event[] = [];
      const ending = new AbortController();
      const note = (event: Event) => {
        moves.push(event);
        if (moves.length > 1) return;
        load().then(
          (start) => {
            ending.abort();
            start(element, signal);
            for (const move of moves) repeat(move as PointerEvent & KeyboardEvent);
          },
          // The next movement tries again.
          () => moves.splice(0),
        );
      };
      for (const type of MOVES) element.addEventListener(type, note, { signal: ending.signal });
    },
  };
}

/** Links do by themselves what a click on them says. */
function repeat(event: PointerEvent & KeyboardEvent): void {
  const { type, target, key, pointerType, bubbles, cancelable } = event;
  if (type === 'click' && target instanceof Element && target.closest('a')) return;
  const Kind = event.constructor as new (type: string, about: object) => Event;
  target?.dispatchEvent(new Kind(type, { key, pointerType, bubbles, cancelable }));
}
