import type { HostedService } from '../searchSetup.ts';
import { ONE_TYPO, TWO_TYPOS } from '../typoLengths.ts';
import { resultsOf, type SearchService } from './searchService.ts';
import { SEARCHED_FIELDS, wholeWeights } from './searchSettings.ts';
import { pageOfDocument, SHOWN_FIELDS } from './sectionDocument.ts';

/** Typesense, by its route for several collections at once. A collection has no weights: each search says them. */
export const typesense: SearchService<HostedService> = {
  request({ apiUrl, searchKey, searchIndexes }, { text, limit, only }) {
    const filter = [
      ...(only.lang ? [`lang:=\`${only.lang}\``] : []),
      ...(only.version ? [`version:=\`${only.version}\``] : []),
    ].join(' && ');
    const searches = searchIndexes.map(({ value }) => ({
      collection: value,
      q: text,
      query_by: SEARCHED_FIELDS.join(','),
      query_by_weights: wholeWeights().join(','),
      sort_by: '_text_match:desc,position:asc',
      group_by: 'page',
      group_limit: 1,
      per_page: limit,
      num_typos: 2,
      min_len_1typo: ONE_TYPO,
      min_len_2typo: TWO_TYPOS,
      include_fields: SHOWN_FIELDS.join(','),
      highlight_fields: 'none',
      ...(filter && { filter_by: filter }),
    }));
    return {
      url: `${apiUrl.replace(/\/$/, '')}/multi_search`,
      init: {
        method: 'POST',
        headers: { 'X-TYPESENSE-API-KEY': searchKey, 'Content-Type': 'application/json' },
        body: JSON.stringify({ searches }),
      },
    };
  },
  read({ searchIndexes }, answer) {
    return resultsOf(answer).map(({ grouped_hits }, place) => ({
      index: searchIndexes[place].value,
      pages: (Array.isArray(grouped_hits) ? grouped_hits : []).flatMap(({ hits }) =>
        pageOfDocument(hits?.[0]?.document, place === 0),
      ),
    }));
  },
};
