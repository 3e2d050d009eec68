import type { DocSearchService } from '../searchSetup.ts';
import { type FoundPage, placeOfUrl, resultsOf, type SearchService } from './searchService.ts';

/** A record of DocSearch, as its crawler and our own push write it. */
export interface DocSearchRecord {
  objectID: string;
  /** `lvl0` is the part of the site, `lvl1` the page, the others are headings. */
  hierarchy: Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;
  type: string;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Route of the page, which only our own push writes. */
  page?: string;
}

const HEADINGS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2'] as const;
const SHOWN = ['hierarchy', 'content', 'url', 'anchor', 'page'];

/**
 * Algolia with records of DocSearch, whoever wrote them. The key and the ID of the application are part of the address,
 * and the type is that of plain text, as Algolia's own client does it, so that a browser need not ask beforehand.
 */
export const docSearch: SearchService<DocSearchService> = {
  request({ apiUrl, appId, searchKey, searchIndexes }, { text, limit, only }) {
    const facetFilters = [
      ...(only.lang ? [`lang:${only.lang}`] : []),
      ...(only.version ? [`version:${only.version}`] : []),
    ];
    const requests = searchIndexes.map(({ value }) => ({
      indexName: value,
      query: text,
      hitsPerPage: limit,
      distinct: 1,
      attributesToRetrieve: SHOWN,
      attributesToHighlight: [],
      attributesToSnippet: [],
      ...(facetFilters.length > 0 && { facetFilters }),
    }));
    const url = new URL(`${apiUrl.replace(/\/$/, '')}/1/indexes/*/queries`);
    url.searchParams.set('x-algolia-application-id', appId);
    url.searchParams.set('x-algolia-api-key', searchKey);
    return {
      url: url.href,
      init: { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ requests }) },
    };
  },
  read({ searchIndexes }, answer) {
    return resultsOf(answer).map(({ hits }, place) => ({
      index: searchIndexes[place].value,
      pages: (Array.isArray(hits) ? hits : []).flatMap((hit) => toPage(hit ?? {}, place === 0)),
    }));
  },
};

function toPage({ hierarchy, content, url, anchor, page }: Partial<DocSearchRecord>, isOwn: boolean): FoundPage[] {
  const title = hierarchy?.lvl1 ?? hierarchy?.lvl0;
  const place = placeOfUrl(url ?? '');
  if (!title || !place) return [];
  const record = isOwn && page?.startsWith('/') ? { routePath: page, domain: '' } : place.record;
  const heading = HEADINGS.map((level) => hierarchy?.[level]).find(Boolean) ?? '';
  return [{ record, title, sections: [{ id: anchor ?? place.anchor, heading, text: content ?? '' }] }];
}
