/** Where on a page a query matches. */
export type HitType = 'title' | 'header' | 'content';

/** A range of a text to highlight. */
export interface HighlightRange {
  start: number;
  length: number;
}

/** One place that matches a query. */
export interface Hit {
  type: HitType;
  title: string;
  /** Heading above the place. Empty for the page's title and for text above the first heading. */
  header: string;
  /** URL of the place, with base and hash. */
  link: string;
  query: string;
  /** Ranges of `statement` that match the query. */
  highlight: HighlightRange[];
  /** The title, the heading, or some text around the match. */
  statement: string;
  /** Whether the text is a line of a sample. */
  isCode?: boolean;
  /** Type and default of a configuration key whose name is the heading. */
  detail?: string;
}

/** The hits of one page. */
export interface PageHits {
  title: string;
  hits: Hit[];
  /** Left out for the results of a search service. */
  kind?: PageKind;
  /** The service that the page is about, such as `resolver`. */
  service?: string;
}

export type PageKind = 'guide' | 'tutorial' | 'reference' | 'explanation' | 'other';

/** The kinds that a search can be narrowed to, in their order on the screen. */
export const NARROW_KINDS = ['guide', 'tutorial', 'reference', 'explanation'] as const satisfies readonly PageKind[];

/** What a name means, such as an error or a configuration key, in one line. */
export interface HitCard {
  kind: 'error' | 'status' | 'method' | 'key' | 'operation';
  name: string;
  title: string;
  /** Labeled values, such as the status or the default. */
  values: [label: string, value: string][];
  /** What to do, or what it means. */
  line: string;
  link: string;
}

/** A card as the build writes it. */
export interface SearchCard extends Omit<HitCard, 'link'> {
  /** Route with the hash of the place. */
  route: string;
}

/** The results from one index, best page first. */
export interface HitGroup {
  index: string;
  pages: PageHits[];
  /** No page has all terms of the query, so these have most of them. */
  isPartial?: boolean;
  /** The query that was searched, if the typed one had typos. */
  corrected?: string;
  cards?: HitCard[];
  /** Kinds of all pages found, before the results were narrowed to one kind. */
  kinds?: PageKind[];
  /** Only titles, headings and leads were searched, because the full text couldn't be loaded. */
  isTitlesOnly?: boolean;
}

/** The hits in their order on the screen, which is the order for the arrow keys. */
export function orderedHits(pages: PageHits[]): Hit[] {
  return pages.flatMap((page) => page.hits);
}

const KIND_OF_FOLDER: Record<string, PageKind> = {
  guides: 'guide',
  tutorials: 'tutorial',
  reference: 'reference',
  explanations: 'explanation',
};

/** The kind of a page, by the first folder of its route. */
export function kindOfRoute(route: string): PageKind {
  const folder = route.split('/')[1];
  return Object.hasOwn(KIND_OF_FOLDER, folder) ? KIND_OF_FOLDER[folder] : 'other';
}

/** The service that a page is about, if its route contains it. */
export function serviceOfRoute(route: string): string | undefined {
  return /\/services\/([^/]+)/.exec(route)?.[1];
}
