import type { Examples } from '../tool.ts';

/** Filled by the build (`plugins/tools`) from `docs/_tools/fault-simulator.json`. */
export const examples: Examples = {};
