import type { ToolIsland } from '../shell/contract.ts';
import { Completer, SuggestionList } from './Completer.tsx';

/** The configuration studio in the page: its fields complete what is typed. */
export const tool: ToolIsland = {
  firstOptions: { cursor: { input: 'custom', offset: 0 } },
  Options: Completer,
  panels: { suggestions: SuggestionList },
};
