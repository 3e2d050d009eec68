import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testArgs } from './chromiumArgs.ts';

const MOST_WORKERS = 8;

// Started by `npm run test:browser`, which finds a browser and serves the built site.
export default defineConfig({
  testDir: import.meta.dirname,
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
  reporter: 'line',
  // The same pictures on every system: the site brings its own typeface.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `${process.env.SITE_URL}/docs/`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: testArgs,
    },
  },
});
