import type { RsbuildPlugin } from '@rsbuild/core';

const ISLANDS = /[\\/]theme[\\/]islands[\\/].*\.tsx?$/;

/**
 * What islands import, and what they get. A name with a path fits two of these, and which one Rspack takes changes from
 * build to build: both lead to the same file.
 */
export const PREACT_FOR_REACT: Record<string, string> = {
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  react: 'preact/compat',
};

/**
 * Islands are written for React and drawn by Preact, which is a tenth of its size and takes a slow machine an eighth of
 * the time to read. What the pages themselves are drawn with never comes to an island: an element of the one is none of
 * the other.
 */
export const islandsDrawnByPreact: RsbuildPlugin = {
  name: 'islands-drawn-by-preact',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.module ??= {};
      config.module.rules = [...(config.module.rules ?? []), { test: ISLANDS, resolve: { alias: PREACT_FOR_REACT } }];
    });
  },
};
