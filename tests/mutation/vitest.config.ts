import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { plugins } from '../vitest.config.ts';

/**
 * The unit tests, and those of the workbench that read the published data: fast enough to be run once for every change
 * of the code. Random texts are fewer, and what tries each place of each
 * example stays out.
 */
const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  plugins,
  test: {
    root,
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/tools-core/**/*.test.ts'],
    exclude: ['tests/content/tools-core/fuzz.test.ts', 'tests/content/tools-core/eachPlace.test.ts'],
    env: { FUZZ_RUNS: '200' },
    isolate: false,
    // All tests run once before anything is changed, beside whatever else the machine does.
    testTimeout: 60_000,
  },
});
