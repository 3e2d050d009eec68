import { defineConfig } from '@playwright/test';

// Started by `npm run test:browser`, which finds a browser and serves the built site.
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time is reported as flaky, and one that is wrong fails twice.
  retries: 1,
  // A busy machine needs longer; what is right ends the waiting at once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    baseURL: `${process.env.SITE_URL}/docs/`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
