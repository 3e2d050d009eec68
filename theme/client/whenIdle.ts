const MOVES = ['pointerover', 'pointerdown', 'keydown', 'touchstart'] as const;

/** Runs once: when the page is loaded and the browser idle, or with the first movement of the reader. */
export function whenIdle(run: () => Promise<unknown>): void {
  const ending = new AbortController();
  const { signal } = ending;
  const once = () => {
    if (signal.aborted) return;
    ending.abort();
    // What failed is not needed: without it links are links.
    run().catch(() => {});
  };
  for (const move of MOVES) document.addEventListener(move, once, { signal, passive: true });
  const wait = window.requestIdleCallback ?? setTimeout;
  window.addEventListener('load', () => wait(once), { signal });
}
