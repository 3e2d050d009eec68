import type { ToolIsland } from './contract.ts';

/**
 * The tools of the docs folder, by the name of their file in `docs/_tools/`. Filled by the build (`plugins/tools`), so
 * that a site builds and publishes only the tools that it has.
 */
export const tools: Readonly<Record<string, { tool: ToolIsland; startWorker: () => Worker }>> = {};
