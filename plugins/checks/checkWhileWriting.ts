// Runs beside the dev server, which has pages to compile: checks the site at once and after each edit, and sends the
// problems.
import { readSiteOptions } from '../shared/siteOptions.ts';
import { watchSite } from '../shared/watchSite.ts';
import { siteChecker } from './checkSite.ts';

/** Milliseconds without an edit after which it checks: by then the page in view is compiled. */
const QUIET = 300;

const options = readSiteOptions(process.cwd(), process.env);
const checkSite = siteChecker(options);
const check = async () => {
  process.send?.(checkSite().problems);
};

process.once('disconnect', () => process.exit());
watchSite(options, QUIET, check);
