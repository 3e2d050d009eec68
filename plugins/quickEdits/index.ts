import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { replaceData } from '../replaceData.ts';

/** Rspress's plugin that asks for every chunk which page it is of. Only a build needs the answer. */
const ROUTE_CHUNKS = 'RouteChunkAssetsPlugin';

/** Waits before it draws. */
const REFRESH = /plugin-react-refresh[\\/]client[\\/]refreshUtils\.js$/;

/** Makes the elements of a page. Those of the theme come from another module. */
const ELEMENTS = /react[\\/]cjs[\\/]react-jsx-runtime\.development\.js$/;
/** Whether an element keeps where it was made: the first 10,000 of a second do. */
const KEEPS_STACK = /1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

/** Milliseconds; with none, one edit in a few would be compiled twice, since the clock of its watcher has milliseconds. */
const AGGREGATE = 2;

/** The data of the site, as modules. */
const DATA = /virtual-(?:site|page)-data/;

/**
 * Takes out of the way from an edit to the eye what serves nobody on the dev server. Measure with `npm run bench` what
 * you change here.
 */
export function quickEditsPlugin(): RspressPlugin {
  const react: RsbuildPlugin = {
    name: 'quick-react',
    apply: 'serve',
    setup(api) {
      // React would be told 30 ms later, in case of more modules: those of one edit come together anyway.
      api.transform({ test: REFRESH }, ({ code }) => replaceData(code, /\}, 30\);/, '}, 0);'));
      // To say so of each element took most of the time in which a browser draws a page.
      api.transform({ test: ELEMENTS }, ({ code }) => replaceData(code, KEEPS_STACK, 'false'));
    },
  };
  return {
    name: 'quick-edits',
    builderConfig: {
      plugins: [react],
      // After Rspress, which adds its plugin to this environment.
      environments: { web: { tools: { rspack: quickly } } },
    },
  };
}

function quickly(config: Rspack.Configuration): void {
  const plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== ROUTE_CHUNKS);
  if (plugins?.length === config.plugins?.length) throw new Error(`There is no ${ROUTE_CHUNKS}. Was Rspress updated?`);
  config.plugins = plugins;
  config.watchOptions = { ...config.watchOptions, aggregateTimeout: AGGREGATE };
  config.optimization = {
    ...config.optimization,
    // The runtime holds a hash of everything, so that each edit would write again the file that it stands in.
    runtimeChunk: 'single',
    mergeDuplicateChunks: false,
    // Of the first chunk with the whole theme, only the data of the site change with what a writer writes.
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        data: { test: DATA, name: 'data', enforce: true },
      },
    },
  };
}
