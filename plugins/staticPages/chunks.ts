import type { Rspack } from '@rsbuild/core';

/** All islands share one file with React. The script of the pages stays one file, and each island is another one. */
export const SHIPPED_CHUNKS: Rspack.OptimizationSplitChunksOptions = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    react: { test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, name: 'react', priority: 10 },
  },
};
