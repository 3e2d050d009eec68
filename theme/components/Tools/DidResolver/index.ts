import type { ToolIsland } from '../shell/contract.ts';
import { askPanel } from './askPanel.ts';
import { firstOptions, renderOptions } from './options.ts';

/** The DID resolver in the page: the options of a request, and the question whether an address may be asked. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-did-resolver" */ new URL('./worker.ts', import.meta.url), { type: 'module' }),
  firstOptions,
  options: renderOptions,
  panels: { ask: askPanel },
};
