import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

const root = path.dirname(import.meta.dirname);

/**
 * Packages are those that builds and commands get. Vitest asks for those for development, and the parser of Markdown
 * has one that checks itself at every letter.
 */
export const plugins: Plugin[] = [
  {
    name: 'packages-of-builds',
    configResolved({ ssr, environments }) {
      for (const { resolve } of [ssr, ...Object.values(environments)]) {
        if (resolve?.conditions)
          resolve.conditions = resolve.conditions.filter((name) => !name.startsWith('development'));
      }
    },
  },
];

/** `unit` and `content` need no build; `site` reads the built output; `builds` makes builds of its own. */
export default defineConfig({
  root,
  test: {
    // All cores: by default one is left free for an editor, which on two cores halves the speed.
    maxWorkers: availableParallelism(),
    globalSetup: path.join(import.meta.dirname, 'temporaryFolder.ts'),
    projects: [
      // Pure functions leave nothing behind, and loading what they import once for all takes half the time.
      {
        plugins,
        test: {
          name: 'unit',
          root,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          isolate: false,
          // Some start programs, which takes a busy machine longer. What is right ends the waiting at once.
          testTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: 'content',
          root,
          include: ['tests/content/**/*.test.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins,
        test: {
          name: 'site',
          root,
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        plugins,
        test: {
          name: 'builds',
          root,
          include: ['tests/builds/**/*.test.ts'],
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // As the tests of the browser: they start programs and wait for them, beside others that do the same. One that
          // passes the second time is marked with "retry", and one that is wrong fails twice.
          retry: 1,
          // Each of these builds a site, and two builds at once would share the temporary folder of Rspress.
          fileParallelism: false,
        },
      },
    ],
  },
});
