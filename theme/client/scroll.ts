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

/** A function that runs at once and then at most once in a while, last call included. */
interface Throttled {
  (): void;
  /** Drops the call that is still due. */
  cancel(): void;
}

/** Limits how often a function runs. */
function throttle(run: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const rest = () => {
    timer = undefined;
    if (isDue) start();
  };
  const start = () => {
    isDue = false;
    timer = setTimeout(rest, milliseconds);
    run();
  };
  const throttled = () => {
    if (timer === undefined) start();
    else isDue = true;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isDue = false;
  };
  return throttled;
}
