import { foldText } from '../../../logic/search/foldText.ts';
import { bestFit } from '../../../logic/search/matchTerms.ts';
import { sectionsOf } from '../../../logic/search/pageSections.ts';
import { createQueryCache } from '../../../logic/search/queryCache.ts';
import type { HitGroup, PageHits } from '../../../logic/search/searchHit.ts';
import { parseQuery, type Query } from '../../../logic/search/searchQuery.ts';
import { readRecords, type SearchRecord } from '../../../logic/search/searchRecord.ts';
import type { RemoteSearch } from '../../../logic/search/searchSetup.ts';
import { type AddressOf, DEFAULT_LIMIT, toHit } from '../../../logic/search/selectHits.ts';
import type { SearchEngine } from './searchEngine.ts';

export interface RemoteEngineOptions {
  remote: RemoteSearch;
  lang: string;
  addressOf: AddressOf;
}

/** Asks a search service. It finds the pages and their order; what to show of each is worked out here. */
export function createRemoteEngine({ remote, lang, addressOf }: RemoteEngineOptions): SearchEngine {
  const answers = createQueryCache<HitGroup[]>();
  let failed = false;
  return {
    tabs: remote.searchIndexes.map(({ value, label }) => ({ index: value, label })),
    open: async () => {},
    status: () => 'inited',
    failed: () => failed,
    async search(input) {
      const query = parseQuery(input);
      if (!query.text) return [];
      const known = answers.get(query.text);
      failed = false;
      if (known) return known;
      try {
        const found = readGroups(await ask(remote, lang, query.text)).map(({ index, hits }) => ({
          index,
          pages: hits.slice(0, DEFAULT_LIMIT).map((record) => toPage(record, query, addressOf)),
        }));
        answers.set(query.text, found);
        return found;
      } catch (error) {
        console.error('Search service:', error);
        failed = true;
        return [];
      }
    },
  };
}

async function ask({ apiUrl, searchIndexes }: RemoteSearch, lang: string, keyword: string): Promise<unknown> {
  const url = new URL(apiUrl, window.location.href);
  url.searchParams.set('keyword', keyword);
  url.searchParams.set('limit', String(DEFAULT_LIMIT));
  url.searchParams.set('searchIndexes', searchIndexes.map(({ value }) => value).join(','));
  url.searchParams.set('lang', lang);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.origin}${url.pathname} answered ${response.status}.`);
  return response.json();
}

function readGroups(data: unknown) {
  if (!Array.isArray(data)) throw new Error('The answer is not a list.');
  return data
    .filter((group) => typeof group?.index === 'string')
    .map((group) => ({ index: group.index as string, hits: readRecords(group.hits ?? []) }));
}

/** Shows of a page the section with most of the words. */
function toPage(record: SearchRecord, { text, terms }: Query, addressOf: AddressOf): PageHits {
  const { title } = record;
  const sections = sectionsOf(record).map((section) => {
    const folded = foldText(`${section.heading}\n${section.text}`);
    return { ...section, count: terms.filter((term) => bestFit(folded, term) !== undefined).length };
  });
  const best = sections.reduce((most, section) => (section.count > most.count ? section : most));
  const hit = toHit({ title, ...best }, true, addressOf({ record }, best.id), { query: text, terms });
  return { title, hits: [hit.type === 'title' ? { ...hit, link: addressOf({ record }, '') } : hit] };
}
