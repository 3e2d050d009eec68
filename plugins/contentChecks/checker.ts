// A process beside the dev server that checks the site, at once and after each edit, as `npm run check` does, and tells
// it what is wrong. The server has better things to do while somebody writes.
import os from 'node:os';
import { keptChecks } from '../checks/keptChecks.ts';
import { siteChecker } from '../checks/siteChecker.ts';
import { readSiteOptions } from '../shared/siteOptions.ts';
import { watchSite } from '../shared/watchSite.ts';

/** Milliseconds without an edit after which it looks: the page in view is drawn by then. */
const QUIET = 300;

/** A little behind the server, and not so far that other programs keep it from ever telling what is wrong. */
const BEHIND = 3;

const options = readSiteOptions(process.cwd(), process.env);
const kept = keptChecks(options);
const checker = siteChecker(options.root, process.env, kept);
const look = async () => {
  const { problems } = await checker.check();
  process.send?.(problems);
  kept.keep();
};

process.once('disconnect', () => process.exit());
os.setPriority(BEHIND);
watchSite(options, QUIET, look, look);
