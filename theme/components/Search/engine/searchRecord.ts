/** A heading of a page in the search index. */
export interface SearchHeading {
  text: string;
  id: string;
  /** 2 to 4. */
  depth: number;
  /** Where the heading's text begins in the record's content; -1 where the content ends before the heading. */
  charIndex: number;
}

/** One page in the search index, also as a search service may return it. */
export interface SearchRecord {
  id: number | string;
  title: string;
  /** In the index of a browser the page's lead, otherwise everything below the title. */
  content: string;
  toc: SearchHeading[];
  /** Route of the page, without the site's base. */
  routePath: string;
  /** Scheme, host and base of another site that has the page. Empty for this site. */
  domain: string;
}

/**
 * Reads the valid records of an index. A search service may leave out what it doesn't know, such as headings.
 * @param isOwn whether the index is the one of this site, so that its records can't lead to others
 */
export function readRecords(data: unknown, isOwn = true): SearchRecord[] {
  if (!Array.isArray(data)) throw new Error('The search index is not a list.');
  return data.filter(isRecord).map((record) => ({
    id: record.id,
    title: record.title,
    content: typeof record.content === 'string' ? record.content : '',
    toc: Array.isArray(record.toc) ? record.toc.filter(isHeading) : [],
    routePath: record.routePath,
    domain: !isOwn && typeof record.domain === 'string' && /^https?:\/\//.test(record.domain) ? record.domain : '',
  }));
}

/** A path that starts with two slashes or has a backslash would lead to another host. */
function isRecord(value: unknown): value is SearchRecord {
  const record = value as Partial<SearchRecord> | null;
  return (
    typeof record?.title === 'string' &&
    typeof record.routePath === 'string' &&
    /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(record.routePath)
  );
}

function isHeading(value: unknown): value is SearchHeading {
  const heading = value as Partial<SearchHeading> | null;
  return typeof heading?.text === 'string' && typeof heading.id === 'string' && typeof heading.charIndex === 'number';
}
