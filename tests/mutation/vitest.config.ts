import path from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The unit tests, and those of the workbench that read the published data: fast enough to be run once for every change
 * of the code. The long ones, which try thousands of random texts, stay out.
 */
const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  test: {
    root,
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/content/workbench/**/*.test.ts'],
    exclude: ['tests/content/workbench/fuzz.test.ts'],
    isolate: false,
    // All tests run once before anything is changed, beside whatever else the machine does.
    testTimeout: 60_000,
  },
});
