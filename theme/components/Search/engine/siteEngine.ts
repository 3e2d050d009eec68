import type { SearchSetup } from '../../../logic/search/searchSetup.ts';
import type { AddressOf } from '../../../logic/search/selectHits.ts';
import type { SearchEngine } from './searchEngine.ts';

/** What an engine needs to know of the site and the page in view. */
export interface SiteEngineOptions {
  setup: SearchSetup;
  /** Name of the index of the page in view. */
  current: string | undefined;
  lang: string;
  base: string;
  addressOf: AddressOf;
}

/** Makes the engine of a site. */
export type CreateSiteEngine = (options: SiteEngineOptions) => SearchEngine;
