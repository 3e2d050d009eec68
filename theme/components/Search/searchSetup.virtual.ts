import type { SearchSetup } from '../../logic/search/searchSetup.ts';

/** Filled by the build (`plugins/search`). Without that plugin there is nothing to search. */
export const searchSetup: SearchSetup = { indexes: [] };
