import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { replaceData } from '../replaceData.ts';

/** Where Rspress draws a page. */
const DRAWING = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]ssrServerEntry\.js$/;
const RENDER = /async function render\(routePath, head\) \{/;
/** What the compiler holds of a page that is drawn is given back between two turns of the event loop alone. */
const RENDER_IN_TURN = `async function render(routePath, head) {
    await new Promise((go) => setImmediate(go));`;

const compileInTurns = fileURLToPath(new URL('./compileInTurns.mjs', import.meta.url));

/**
 * Compiles and draws the pages of a build in turns, in a thread that can do one thing at a time anyway. Rspack asks for
 * all pages at once, so that each would be in memory as a tree until the last one is compiled; and Rspress draws them
 * without a pause, so that the HTML of all would be there twice.
 */
export function inTurnsPlugin(): RspressPlugin {
  const drawing: RsbuildPlugin = {
    name: 'draw-in-turns',
    apply: 'build',
    setup(api) {
      api.transform({ test: DRAWING }, ({ code }) => replaceData(code, RENDER, RENDER_IN_TURN));
    },
  };
  return {
    name: 'in-turns',
    builderConfig: {
      plugins: [drawing],
      tools: {
        // After Rspress, whose own configuration makes the rule.
        bundlerChain(chain) {
          const compiler = chain.module.rule('mdx').oneOf('mdx').use('mdx-loader');
          const original = pathToFileURL(String(compiler.get('loader'))).href;
          compiler.loader(compileInTurns).tap((options) => ({ ...(options as object), compiler: original }));
        },
      },
    },
  };
}
