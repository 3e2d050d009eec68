/** Calls back after the page was scrolled or the window resized, at most once in that many milliseconds. */
export function onScroll(callback: () => void, milliseconds: number, signal?: AbortSignal): void {
  let timer: number | undefined;
  const schedule = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      callback();
    }, milliseconds);
  };
  window.addEventListener('scroll', schedule, { passive: true, signal });
  window.addEventListener('resize', schedule, { signal });
  signal?.addEventListener('abort', () => clearTimeout(timer));
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
  // The first row that can be seen is whole.
  const edge = outer.top + COVERED;
  for (const row of box.querySelectorAll('a, button, p')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (top < edge && bottom > edge) box.scrollTop -= edge - top;
  }
}

/** Whether the reader asked for less movement. */
export function isStill(): boolean {
  return Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches);
}
