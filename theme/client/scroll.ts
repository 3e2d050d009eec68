import { throttle } from '../shared/throttle.ts';

/** Calls back when the page was scrolled or the window resized, at most once in a while. */
export function onScroll(callback: () => void, milliseconds: number, signal?: AbortSignal): void {
  const throttled = throttle(callback, milliseconds);
  window.addEventListener('scroll', throttled, { passive: true, signal });
  window.addEventListener('resize', throttled, { signal });
  signal?.addEventListener('abort', throttled.cancel);
}

/** Pixels at the top of a box that something which stays in view may cover. */
const COVERED = 80;

/** Scrolls a box, and nothing around it, so far that an element in it can be seen. */
export function keepInView(box: Element | null | undefined, element: Element | null | undefined): void {
  if (!box || !element) return;
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top >= outer.top + COVERED && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Whether the reader asked for less movement. */
export function isStill(): boolean {
  return Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches);
}
