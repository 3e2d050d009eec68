import type { ToolIsland } from '../shell/contract.ts';
import { AskPanel } from './AskPanel.tsx';
import { RequestOptions } from './RequestOptions.tsx';

/** The DID resolver in the page: the options of a request, and the question whether an address may be asked. */
export const tool: ToolIsland = {
  firstOptions: { accept: '', verificationRelationship: '', encryptionKeys: false },
  Options: RequestOptions,
  panels: { ask: AskPanel },
};
