import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testArgs } from './chromiumArgs.ts';

const { REPORT_FILE, FIREFOX_PATH } = process.env;
const MOST_WORKERS = 8;
/**
 * What `npm run test:firefox` leaves out: React doesn't notice how Playwright fills fields of tools by WebDriver, and
 * the others measure or start Chromium. Tests with the tag ask its protocol, or emulate what Firefox can't.
 */
const NOT_IN_FIREFOX =
  /(?:checkStep|clicks|drawer|userVariablesLeave|layoutShift|searchLayout|stackedTables|tools)\.spec\.ts$/;
const firefoxTests = { testIgnore: NOT_IN_FIREFOX, grepInvert: /@chromium/ };
/** A Firefox of the system, which Playwright drives by WebDriver BiDi. Its own has a protocol of its own. */
function installedFirefox(executablePath: string) {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  const { send } = ws.prototype;
  // Firefox 153 doesn't know a command that Playwright 1.65 starts each page with, and answers this one instead.
  ws.prototype.send = function (data: string, ...more: unknown[]) {
    const { id, method } = JSON.parse(data);
    const isUnknown = method === 'emulation.setMediaFeaturesOverride';
    return send.call(this, isUnknown ? JSON.stringify({ id, method: 'session.status', params: {} }) : data, ...more);
  };
  return { channel: 'moz-firefox', launchOptions: { executablePath } };
}
const isFirefox = process.env.TEST_BROWSER === 'firefox';

// Started by `npm run test:browser`, which finds a browser and serves the built site.
export default defineConfig({
  testDir: import.meta.dirname,
  ...(isFirefox && firefoxTests),
  // Emptied at the start, so that nothing else may keep files in it.
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // As many as keep all cores at work, beside which each has a browser in memory.
  workers: Math.min(availableParallelism(), MOST_WORKERS),
  // A test that passes only the second time is reported as flaky, and one that is wrong fails twice.
  retries: 1,
  // A busy machine needs longer; what is right ends the waiting at once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ...(REPORT_FILE ? [['json', { outputFile: REPORT_FILE }] as const] : [])],
  // The same pictures on every system: the site brings its own typeface.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `${process.env.SITE_URL}/docs/`,
    screenshot: 'only-on-failure',
    ...(isFirefox
      ? { browserName: 'firefox', ...(FIREFOX_PATH && installedFirefox(FIREFOX_PATH)) }
      : { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: testArgs } }),
  },
});
