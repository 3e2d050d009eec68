import type { ToolIsland } from '../shell/contract.ts';

/** The query evaluator in the page. It renders nothing but its report. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-query-evaluator" */ new URL('./worker.ts', import.meta.url), {
      type: 'module',
    }),
};
