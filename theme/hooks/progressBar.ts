import nprogress from 'nprogress';

/** Milliseconds after which a slow page shows the bar. */
const DELAY = 200;

/** Name of the bar for screen readers. It is drawn outside of React, where no texts can be looked up. */
const NAME = 'Loading the page';

nprogress.configure({
  minimum: 0.08,
  speed: 200,
  // nprogress 0.2 knows a trickle rate and speed that its types leave out.
  ...{ trickleRate: 0.02, trickleSpeed: 800 },
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  // Its own template has a role that does not exist.
  template: `<div class="bar" role="progressbar" aria-label="${NAME}"><div class="peg"></div></div>`,
});

let running = 0;

/**
 * Shows the progress bar if the work takes long.
 * @returns ends the work; the bar goes away with the last one
 */
export function startProgress(): () => void {
  running++;
  const timer = setTimeout(() => nprogress.start(), DELAY);
  return () => {
    running--;
    clearTimeout(timer);
    if (running === 0) nprogress.done();
  };
}
