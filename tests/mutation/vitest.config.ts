import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit tests alone: fast enough to be run once for every change of the code. */
const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({ root, test: { root, include: ['tests/unit/**/*.test.{ts,tsx}'], isolate: false } });
