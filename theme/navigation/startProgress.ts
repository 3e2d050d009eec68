import { withStyles } from '../client/lazyStyles.ts';

/** Milliseconds after which a slow page shows the bar. */
const DELAY = 200;

let running = 0;

/** Loads what draws the bar. Without it a page comes without a bar. */
const loadBar = () =>
  withStyles(() => import(/* webpackChunkName: "lazy" */ './progressBar.ts')).catch(() => undefined);

/** Fetches what draws the bar while nothing else is to be done: a slow network would bring it too late. */
export function fetchProgressAhead(): void {
  void loadBar();
}

/**
 * Shows the progress bar if the work takes long.
 * @returns ends the work; the bar goes away with the last one
 */
export function startProgress(): () => void {
  running++;
  const timer = setTimeout(async () => {
    const bar = await loadBar();
    if (running > 0) bar?.start();
  }, DELAY);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0) void loadBar().then((bar) => bar?.done());
  };
}
