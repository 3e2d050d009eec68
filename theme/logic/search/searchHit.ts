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
}

/** What one index answered, best page first. */
export interface HitGroup {
  index: string;
  pages: PageHits[];
  /** No page has all words of the query: these have most of them. */
  isPartial?: boolean;
}

/** The hits in the order in which they are drawn, which is the order in which the keys walk. */
export function orderedHits(pages: PageHits[]): Hit[] {
  return pages.flatMap((page) => page.hits);
}
