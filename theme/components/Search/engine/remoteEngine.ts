import { fetchJson } from './fetchJson.ts';
import { highlightTerms, matchedShare } from './highlight.ts';
import { DEFAULT_LIMIT, type HitContext, toHit } from './hits.ts';
import { sectionsOf } from './pageSections.ts';
import { parseQuery } from './parseQuery.ts';
import type { EngineOptions, SearchEngine } from './searchEngine.ts';
import type { HitGroup, PageHits } from './searchHit.ts';
import { readRecords, type SearchRecord } from './searchRecord.ts';
import type { RemoteSearch } from './searchSetup.ts';

/** Asks a search service, which finds and ranks the pages. What to show of each page is decided here. */
export function createEngine({ setup, lang, addressOf }: EngineOptions): SearchEngine {
  const { searchIndexes, ...remote } = setup.remote as RemoteSearch;
  const results = new Map<string, HitGroup[]>();
  let latest = '';
  let hasFailed = false;
  return {
    tabs: searchIndexes.map(({ value, label }) => ({ index: value, label })),
    isRemote: true,
    open: async () => {},
    status: () => 'inited',
    failed: () => hasFailed,
    searchLeads: () => [],
    async search(input) {
      const { text, terms } = parseQuery(input);
      latest = text;
      hasFailed = false;
      if (!text) return [];
      const cached = results.get(text);
      if (cached) return cached;
      const url = new URL(remote.apiUrl);
      url.searchParams.set('keyword', text);
      url.searchParams.set('limit', String(DEFAULT_LIMIT));
      url.searchParams.set('searchIndexes', searchIndexes.map(({ value }) => value).join(','));
      url.searchParams.set('lang', lang);
      try {
        const context = { query: text, terms: highlightTerms(terms), addressOf };
        const found = readGroups(await fetchJson(url.href), searchIndexes[0].value, context);
        results.set(text, found);
        return found;
      } catch (error) {
        console.error('Search service:', error);
        if (text === latest) hasFailed = true;
        return [];
      }
    },
  };
}

/** @param own index of this site, whose records can't lead to other sites */
function readGroups(data: unknown, own: string, context: HitContext): HitGroup[] {
  if (!Array.isArray(data)) throw new Error('The response is not a list.');
  return data
    .filter((group) => typeof group?.index === 'string')
    .map(({ index, hits }) => ({
      index,
      pages: readRecords(Array.isArray(hits) ? hits : [], index === own)
        .slice(0, DEFAULT_LIMIT)
        .map((record) => toPage(record, context)),
    }));
}

/** Shows the section with most of the terms. */
function toPage(record: SearchRecord, context: HitContext): PageHits {
  const sections = sectionsOf(record).map((section) => {
    return { section, share: matchedShare(`${section.heading}\n${section.text}`, context.terms) };
  });
  const best = sections.reduce((most, other) => (other.share > most.share ? other : most));
  return { title: record.title, hits: [toHit(record, best.section, true, context)] };
}
