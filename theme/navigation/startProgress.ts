import { withStyles } from '../client/lazyStyles.ts';

/** Milliseconds after which a slow page shows the bar. */
const SHOW_AFTER_MS = 200;

let running = 0;

/** Loads the bar. If that fails, pages change without it. */
export const loadBar = () =>
  withStyles(() => import(/* webpackChunkName: "lazy" */ './progressBar.ts')).catch(() => undefined);

/**
 * Shows the progress bar if the work takes long.
 * @returns ends the work; the bar goes away with the last one
 */
export function startProgress(): () => void {
  running++;
  const timer = setTimeout(async () => {
    const bar = await loadBar();
    if (running > 0) bar?.start();
  }, SHOW_AFTER_MS);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0) void loadBar().then((bar) => bar?.done());
  };
}
