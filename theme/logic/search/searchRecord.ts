/** A heading of a page in the search index. */
export interface SearchHeading {
  text: string;
  id: string;
  /** 2 to 4. */
  depth: number;
  /** Where the heading's text begins in the page's content. */
  charIndex: number;
}

/** One page in the search index, as the build writes it and a search service may answer it. */
export interface SearchRecord {
  id: number | string;
  title: string;
  /** Everything that a reader sees on the page below its title. */
  content: string;
  toc: SearchHeading[];
  /** Route of the page, without the site's base. */
  routePath: string;
  /** Scheme, host and base of another site that holds the page. Empty for this site. */
  domain: string;
}

/**
 * Keeps what is a record of an index that came over the network. A search service may leave out what it does not
 * know, such as the headings.
 */
export function readRecords(data: unknown): SearchRecord[] {
  if (!Array.isArray(data)) throw new Error('The search index is not a list.');
  return data.filter(isRecord).map((record) => ({
    ...record,
    content: record.content ?? '',
    toc: Array.isArray(record.toc) ? record.toc.filter(isHeading) : [],
    domain: /^https?:\/\//.test(record.domain ?? '') ? record.domain : '',
  }));
}

function isRecord(value: unknown): value is SearchRecord {
  const record = value as Partial<SearchRecord> | null;
  return typeof record?.title === 'string' && typeof record.routePath === 'string';
}

function isHeading(value: unknown): value is SearchHeading {
  const heading = value as Partial<SearchHeading> | null;
  return typeof heading?.text === 'string' && typeof heading.id === 'string' && typeof heading.charIndex === 'number';
}
