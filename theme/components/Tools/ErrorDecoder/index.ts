import type { ToolIsland } from '../shell/contract.ts';

/** The error decoder in the page. It renders nothing but its report. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-error-decoder" */ new URL('./worker.ts', import.meta.url), {
      type: 'module',
    }),
};
