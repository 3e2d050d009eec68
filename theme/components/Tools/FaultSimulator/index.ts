import { tool as inspector } from '../CredentialInspector/index.ts';
import type { ToolIsland } from '../shell/contract.ts';
import { FaultSwitches } from './FaultSwitches.tsx';

/** The fault simulator in the page. It shares the worker of the inspector, which verifies what was broken. */
export const tool: ToolIsland = {
  startWorker: inspector.startWorker,
  Options: FaultSwitches,
  panels: inspector.panels,
};
