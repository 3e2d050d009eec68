import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { replaceData } from '../replaceData.ts';

/** Rspress's plugin that asks for every chunk which page it is of. Only a build needs the answer. */
const ROUTE_CHUNKS = 'RouteChunkAssetsPlugin';

/** Waits before it draws. */
const REFRESH = /plugin-react-refresh[\\/]client[\\/]refreshUtils\.js$/;

/** Milliseconds; with none, one edit in a few would be compiled twice, since the clock of its watcher has milliseconds. */
const AGGREGATE = 2;

/**
 * Takes out of the way from an edit to the eye what serves nobody on the dev server. Measure with `npm run bench` what
 * you change here.
 */
export function quickEditsPlugin(): RspressPlugin {
  const refresh: RsbuildPlugin = {
    name: 'quick-refresh',
    apply: 'serve',
    setup(api) {
      // React would be told 30 ms later, in case of more modules: those of one edit come together anyway.
      api.transform({ test: REFRESH }, ({ code }) => replaceData(code, /\}, 30\);/, '}, 0);'));
    },
  };
  return {
    name: 'quick-edits',
    builderConfig: {
      plugins: [refresh],
      tools: {
        // After Rspress, which adds its plugin here.
        rspack(config) {
          config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== ROUTE_CHUNKS);
          config.watchOptions = { ...config.watchOptions, aggregateTimeout: AGGREGATE };
          // The runtime holds a hash of everything, so that each edit would write again the file that it stands in.
          config.optimization = {
            ...config.optimization,
            runtimeChunk: 'single',
            mergeDuplicateChunks: false,
            splitChunks: false,
          };
        },
      },
    },
  };
}
