import type { AddressOf } from './hits.ts';
import type { HitGroup, PageKind } from './searchHit.ts';
import type { SearchSetup } from './searchSetup.ts';

/** Not requested, loading, or loaded. An index that couldn't be loaded is `inited` and empty. */
export type IndexStatus = 'initial' | 'initing' | 'inited';

/** A tab of the results. */
export interface SearchTab {
  index: string;
  label: string;
}

export interface SearchOptions {
  /** Doesn't correct typos. */
  isVerbatim?: boolean;
  /** Narrows the results to pages of one kind. */
  kind?: PageKind;
}

/** What the search dialog knows about where results come from: local files or a search service. No method rejects. */
export interface SearchEngine {
  /** The index of the current page first. */
  tabs: SearchTab[];
  /** Whether results come from a search service. */
  isRemote: boolean;
  /** Loads an index, again if that failed before. */
  open(index: string): Promise<void>;
  status(index: string): IndexStatus;
  /** Whether an index couldn't be loaded, or the latest search of it failed. */
  failed(index: string): boolean;
  /** Results from every loaded index. */
  search(query: string, options?: SearchOptions): Promise<HitGroup[]>;
  /** Results from titles, headings and leads. Undefined if they're still being indexed. */
  searchLeads(query: string): HitGroup[] | undefined;
}

export interface EngineOptions {
  setup: SearchSetup;
  /** Name of the index of the current page. */
  current: string | undefined;
  lang: string;
  /** URL of a file below `static/`. */
  urlOf: (file: string) => string;
  addressOf: AddressOf;
}
