import type { Examples } from '../tool.ts';

/** Filled by the build (`plugins/tools`) from `docs/_tools/error-decoder.json`. */
export const examples: Examples = {};
