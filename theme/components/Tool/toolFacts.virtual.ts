import type { ToolFacts } from '../../logic/tool.ts';

/** What each tool shows before it is opened, by its name. Filled by the build (`plugins/tools`). */
export const toolFacts: Record<string, ToolFacts> = {};

/** What stands in a page for the weight of a tool, until the build knows it. Empty in the dev server. */
export const weightMarks: Record<string, string> = {};
