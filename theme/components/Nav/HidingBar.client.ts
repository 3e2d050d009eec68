import { onScroll } from '../../client/scroll.ts';

const THROTTLE = 200;

/** Pixels from the top within which the bar is always shown. */
const TOP_ZONE = 72;

/** The bar goes out of the way when the reader scrolls down, and comes back when they scroll up or the focus enters it. */
export function startHidingBar(bar: HTMLElement, signal: AbortSignal): void {
  let from = window.scrollY;
  onScroll(
    () => {
      const to = Math.max(0, window.scrollY);
      const isAway = to === from ? bar.hasAttribute('data-away') : to > from;
      bar.toggleAttribute('data-away', isAway && to > TOP_ZONE);
      from = to;
    },
    THROTTLE,
    signal,
  );
  bar.addEventListener('focusin', () => bar.removeAttribute('data-away'));
}
