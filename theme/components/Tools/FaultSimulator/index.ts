import { tool as inspector } from '../CredentialInspector/index.ts';
import type { ToolIsland } from '../shell/contract.ts';
import { FaultSwitches } from './FaultSwitches.tsx';

/** The fault simulator in the page. Its definition names the worker of the inspector, which verifies what was broken. */
export const tool: ToolIsland = {
  Options: FaultSwitches,
  panels: inspector.panels,
};
