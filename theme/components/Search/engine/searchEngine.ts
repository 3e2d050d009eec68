import type { HitGroup, PageKind } from '../../../logic/search/searchHit.ts';

/** How far an index is: not asked for, on its way, or there (empty if it could not be had). */
export type IndexStatus = 'initial' | 'initing' | 'inited';

/** A tab of the results. */
export interface SearchTab {
  index: string;
  label: string;
}

/** How a query is searched. */
export interface SearchOptions {
  /** Takes every word as it is typed. This undoes a correction. */
  isVerbatim?: boolean;
  /** Narrows the answer to pages of one kind. */
  kind?: PageKind;
}

/**
 * All that the modal knows of where results come from.
 * `search` is the seam: local files and a search service answer it alike, and neither ever rejects.
 */
export interface SearchEngine {
  /** The index of the page in view first. */
  tabs: SearchTab[];
  /** Makes an index ready. One that failed is tried again. */
  open(index: string): Promise<void>;
  status(index: string): IndexStatus;
  /** Whether an index could not be had, or the latest search got no answer, or one of titles only. */
  failed(index: string): boolean;
  /** Answers for every index that is ready. */
  search(query: string, options?: SearchOptions): Promise<HitGroup[]>;
  /** Loads ahead what searches of an index need, on the reader's intent. It never rejects. */
  prefetch?(index: string): Promise<void>;
  /** Answers at once with titles that match, while `search` is on its way. */
  titles?(query: string): HitGroup[];
}
