/** Where in a page a query was found. */
export type HitType = 'title' | 'header' | 'content';

/** A stretch of a text, to be marked. */
export interface HighlightRange {
  start: number;
  length: number;
}

/** One place that answers a query. */
export interface Hit {
  type: HitType;
  /** Title of the page. */
  title: string;
  /** Heading that the place stands under. Empty for the page's title and for text above the first heading. */
  header: string;
  /** Address of the place, with base and hash. */
  link: string;
  query: string;
  /** The stretches of `statement` that the query matched. */
  highlight: HighlightRange[];
  /** What the reader is shown: the title, the heading, or some text around the match. */
  statement: string;
}

/** The hits of one page. */
export interface PageHits {
  title: string;
  hits: Hit[];
  /** Where the page leads: the section of the site that it is in. Left out where a search service answers. */
  kind?: PageKind;
  /** The service that the page is about, such as `resolver`, as far as its address says. */
  service?: string;
}

/** What kind of page it is. */
export type PageKind = 'guide' | 'tutorial' | 'reference' | 'explanation' | 'other';

/** The kinds to which a search can be narrowed, in the order in which they are offered. */
export const NARROW_KINDS = ['guide', 'tutorial', 'reference', 'explanation'] as const satisfies readonly PageKind[];

/** The one line that answers a name typed alone. */
export interface HitCard {
  kind: 'error' | 'status' | 'method' | 'key' | 'operation';
  name: string;
  title: string;
  /** Facts with their labels, such as the status or the default. */
  facts: [label: string, value: string][];
  /** What to do, or what it means. */
  line: string;
  link: string;
}

/** What one index answered, best page first. */
export interface HitGroup {
  index: string;
  pages: PageHits[];
  /** No page has all words of the query: these have most of them. */
  isPartial?: boolean;
  /** The query that was searched, where words of the typed one were mistyped. */
  corrected?: string;
  /** What answers a name typed alone: an error, a status, a DID method, a key or an operation. */
  cards?: HitCard[];
  /** Kinds of the pages that were found, before they were narrowed to one kind. */
  kinds?: PageKind[];
  /** Only titles were searched, since the rest could not be had. */
  isTitlesOnly?: boolean;
}

/** The hits in the order in which they are drawn, which is the order in which the keys walk. */
export function orderedHits(pages: PageHits[]): Hit[] {
  return pages.flatMap((page) => page.hits);
}
