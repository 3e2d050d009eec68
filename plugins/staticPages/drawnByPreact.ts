import type { RsbuildPlugin } from '@rsbuild/core';

const ISLANDS = /[\\/]theme[\\/]islands[\\/].*\.tsx?$/;

/**
 * Islands are written for React and drawn by Preact, which is a tenth of its size and takes a slow machine an eighth of
 * the time to read. What the pages themselves are drawn with never comes to an island: an element of the one is none of
 * the other.
 */
export const islandsDrawnByPreact: RsbuildPlugin = {
  name: 'islands-drawn-by-preact',
  setup(api) {
    api.modifyRspackConfig((config) => {
      const alias = {
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
        react: 'preact/compat',
      };
      config.module ??= {};
      config.module.rules = [...(config.module.rules ?? []), { test: ISLANDS, resolve: { alias } }];
    });
  },
};
