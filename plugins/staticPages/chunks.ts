import type { Rspack } from '@rsbuild/core';

/** Preact is fetched once for all islands. The script of the pages stays one file, and an island is one file more. */
export const SHIPPED_CHUNKS: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    preact: { test: /[\\/]node_modules[\\/]preact[\\/]/, name: 'preact', priority: 10 },
  },
};
