/** Where a search service answers, the build writes this module anew, with that service and without the rest. */
export { createSiteEngine } from './engine/localSite.ts';
