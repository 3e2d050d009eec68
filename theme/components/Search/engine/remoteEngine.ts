import { foldText } from '../../../logic/search/foldText.ts';
import { holdsTerm } from '../../../logic/search/matchTerms.ts';
import { createQueryCache } from '../../../logic/search/queryCache.ts';
import type { HitGroup, PageHits } from '../../../logic/search/searchHit.ts';
import { parseQuery, type Query } from '../../../logic/search/searchQuery.ts';
import type { RemoteSearch } from '../../../logic/search/searchSetup.ts';
import { type AddressOf, DEFAULT_LIMIT, toHit } from '../../../logic/search/selectHits.ts';
import type { FoundPage, SearchService, ServiceQuery } from '../../../logic/search/services/searchService.ts';
import type { SearchEngine } from './searchEngine.ts';

export interface RemoteEngineOptions<Setup extends RemoteSearch> extends Pick<ServiceQuery, 'lang' | 'only'> {
  /** How a service of this kind is asked. */
  service: SearchService<Setup>;
  remote: Setup;
  addressOf: AddressOf;
}

/** Asks a search service. It finds the pages and their order; what to show of each is worked out here. */
export function createRemoteEngine<Setup extends RemoteSearch>({
  service,
  remote,
  lang,
  only,
  addressOf,
}: RemoteEngineOptions<Setup>): SearchEngine {
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
        const { url, init } = service.request(remote, { text: query.text, limit: DEFAULT_LIMIT, lang, only });
        const found = service.read(remote, await fetchJson(url, init)).map(({ index, pages }) => ({
          index,
          pages: pages.slice(0, DEFAULT_LIMIT).map((page) => toPage(page, query, addressOf)),
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

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const { origin, pathname } = new URL(url);
  if (!response.ok) throw new Error(`${origin}${pathname} answered ${response.status}.`);
  return response.json();
}

/** Shows of a page the section with most of the words. */
function toPage({ record, title, sections: all }: FoundPage, { text, terms }: Query, addressOf: AddressOf): PageHits {
  const sections = all.map((section) => {
    const folded = foldText(`${section.heading}\n${section.text}`);
    return { ...section, count: terms.filter((term) => holdsTerm(folded, term)).length };
  });
  const best = sections.reduce((most, section) => (section.count > most.count ? section : most));
  const hit = toHit({ title, ...best }, true, addressOf({ record }, best.id), { query: text, terms });
  return { title, hits: [hit.type === 'title' ? { ...hit, link: addressOf({ record }, '') } : hit] };
}
