import { onScroll } from '../../client/scroll.ts';

/** Milliseconds between two checks of the scroll position. */
const THROTTLE = 200;

/** Pixels from the top within which the bar is always shown. */
const TOP_ZONE = 72;

/** The bar goes out of the way when the reader scrolls down, and comes back when the focus enters it. */
export function startHidingBar(bar: HTMLElement, signal: AbortSignal): void {
  let from = window.scrollY;
  onScroll(
    () => {
      const to = Math.max(0, window.scrollY);
      bar.toggleAttribute('data-away', isHiddenAfter(bar.hasAttribute('data-away'), from, to));
      from = to;
    },
    THROTTLE,
    signal,
  );
  bar.addEventListener('focusin', () => bar.removeAttribute('data-away'));
}

/** Whether the bar is out of the way: it goes when the reader scrolls down and is back when they scroll up. */
function isHiddenAfter(wasHidden: boolean, from: number, to: number): boolean {
  if (to <= TOP_ZONE) return false;
  return to === from ? wasHidden : to > from;
}
