import type { ToolIsland } from '../shell/contract.ts';
import { SuppliedPolicy } from './SuppliedPolicy.tsx';

/** The policy simulator in the page. */
export const tool: ToolIsland = {
  firstOptions: { managed: '' },
  Options: SuppliedPolicy,
};
