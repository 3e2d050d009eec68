import type { Examples, ToolDefinition } from './tool.ts';

/** What each tool shows before it is opened, by its name. Filled by the build (`plugins/tools`). */
export const toolDefinitions: Record<string, ToolDefinition> = {};

/** The texts of the examples of each tool, by its name. */
export const toolExamples: Record<string, Examples> = {};

/** What a page has instead of the weight of a tool, until the build knows it. Empty in the dev server. */
export const weightMarks: Record<string, string> = {};
