import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.dirname(import.meta.dirname);

/** `unit` and `content` need no build; `site` reads the built output; `builds` makes builds of its own. */
export default defineConfig({
  root,
  test: {
    projects: [
      { test: { name: 'unit', root, include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'content',
          root,
          include: ['tests/content/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'site', root, include: ['tests/site/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'builds',
          root,
          include: ['tests/builds/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each of these builds a site, and two builds at once would share the temporary folder of Rspress.
          fileParallelism: false,
        },
      },
    ],
  },
});
