import type { ToolIsland } from '../shell/contract.ts';
import { SuppliedPolicy } from './SuppliedPolicy.tsx';

/** The policy simulator in the page. */
export const tool: ToolIsland = {
  startWorker: () =>
    new Worker(/* webpackChunkName: "tool-policy-simulator" */ new URL('./worker.ts', import.meta.url), {
      type: 'module',
    }),
  firstOptions: { managed: '' },
  Options: SuppliedPolicy,
};
