import type { SearchSetup } from './engine/searchSetup.ts';

/** Written by the build (`plugins/search`), with the engine of a search service if the site has one. */
export { createEngine } from './engine/localEngine.ts';
export const searchSetup: SearchSetup = { indexes: [] };
