import { withStyles } from '../client/lazyStyles.ts';

/** Milliseconds after which a slow page shows the bar. */
const DELAY = 200;

let running = 0;

const loadBar = () => withStyles(() => import(/* webpackChunkName: "lazy" */ './progressBar.ts'));

/** Fetches what draws the bar while nothing else is to be done: a slow network would bring it too late. */
export function fetchProgressAhead(): void {
  loadBar().catch(() => {});
}

/**
 * Shows the progress bar if the work takes long.
 * @returns ends the work; the bar goes away with the last one
 */
export function startProgress(): () => void {
  running++;
  const timer = setTimeout(() => {
    loadBar().then(
      (bar) => running > 0 && bar.start(),
      () => {},
    );
  }, DELAY);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0)
      loadBar().then(
        (bar) => bar.done(),
        () => {},
      );
  };
}
