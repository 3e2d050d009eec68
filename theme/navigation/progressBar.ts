import nprogress from 'nprogress';
import { label } from '../client/page.ts';
import { trustedHtml } from '../client/trustedHtml.ts';

// nprogress's own template has a role that does not exist.
const template = '<div class="bar" role="progressbar"><div class="peg"></div></div>';

export const SETTINGS = {
  minimum: 0.08,
  speed: 200,
  // nprogress 0.2 knows a trickle rate and speed that its types leave out.
  ...{ trickleRate: 0.02, trickleSpeed: 800 },
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: trustedHtml('site-progress')(template),
};

nprogress.configure(SETTINGS);

/** Shows the bar. It creeps on by itself. */
export function start(): void {
  nprogress.start();
  document.querySelector('#nprogress [role="progressbar"]')?.setAttribute('aria-label', label('pageLoading'));
}

/** Ends the bar, if it is shown. */
export const done = () => nprogress.done();
