import type { Rspack } from '@rsbuild/core';

/** React is fetched once for all islands. The script of the pages stays one file, and an island is one file more. */
export const SHIPPED_CHUNKS: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: { test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, name: 'react', priority: 10 },
  },
};
