/** Milliseconds between two looks at the scroll position. */
export const HIDE_THROTTLE = 200;

/** Pixels from the top within which the bar is always shown. */
const TOP_ZONE = 72;

/** Tells whether the bar is out of the way: it goes when the reader scrolls down and is back when they scroll up. */
export function isHiddenAfter(wasHidden: boolean, from: number, to: number): boolean {
  if (to <= TOP_ZONE) return false;
  return to === from ? wasHidden : to > from;
}
