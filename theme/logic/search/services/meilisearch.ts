import type { HostedService } from '../searchSetup.ts';
import { resultsOf, type SearchService } from './searchService.ts';
import { pageOfDocument, SHOWN_FIELDS } from './sectionDocument.ts';

/** Meilisearch, by its route for several indexes at once. What a page is worth is a setting of the index. */
export const meilisearch: SearchService<HostedService> = {
  request({ apiUrl, searchKey, searchIndexes }, { text, limit, only }) {
    const filter = [
      ...(only.lang ? [`lang = "${only.lang}"`] : []),
      ...(only.version ? [`version = "${only.version}"`] : []),
    ];
    const queries = searchIndexes.map(({ value }) => ({
      indexUid: value,
      q: text,
      limit,
      attributesToRetrieve: SHOWN_FIELDS,
      ...(filter.length > 0 && { filter }),
    }));
    return {
      url: `${apiUrl.replace(/\/$/, '')}/multi-search`,
      init: {
        method: 'POST',
        headers: { Authorization: `Bearer ${searchKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ queries }),
      },
    };
  },
  read({ searchIndexes }, answer) {
    return resultsOf(answer).map(({ indexUid, hits }) => ({
      index: String(indexUid),
      pages: listOf(hits).flatMap((hit) => pageOfDocument(hit, indexUid === searchIndexes[0].value)),
    }));
  },
};

function listOf(hits: unknown): unknown[] {
  return Array.isArray(hits) ? hits : [];
}
