import { type CandidateIndex, createCandidateIndex } from '../../../logic/search/candidateIndex.ts';
import { closestPages } from '../../../logic/search/partialTerms.ts';
import { type PreparedRecord, prepareRecord } from '../../../logic/search/preparedRecord.ts';
import { createQueryCache } from '../../../logic/search/queryCache.ts';
import { wordsOf } from '../../../logic/search/scripts.ts';
import type { HitGroup } from '../../../logic/search/searchHit.ts';
import { parseQuery, type Query } from '../../../logic/search/searchQuery.ts';
import type { IndexInfo } from '../../../logic/search/searchSetup.ts';
import { type AddressOf, selectHits } from '../../../logic/search/selectHits.ts';
import { createIndexLoader } from './indexLoader.ts';
import type { SearchEngine } from './searchEngine.ts';

/** What an index answers. */
type Found = Omit<HitGroup, 'index'>;

/** An index file with what was made of it. */
interface LocalIndex {
  info: IndexInfo;
  loader: ReturnType<typeof createIndexLoader>;
  pages: PreparedRecord[];
  candidates: CandidateIndex;
  answers: ReturnType<typeof createQueryCache<Found>>;
}

export interface LocalEngineOptions {
  /** The index of the page in view first. */
  indexes: IndexInfo[];
  urlOf: (file: string) => string;
  addressOf: AddressOf;
}

/** Searches the index files of the site in the browser. Each is loaded when its tab is first opened. */
export function createLocalEngine({ indexes, urlOf, addressOf }: LocalEngineOptions): SearchEngine {
  const all = new Map(indexes.map((info) => [info.name, emptyIndex(info, urlOf(info.file))]));
  const searchIndex = async (index: LocalIndex, query: Query): Promise<Found> => {
    const known = index.answers.get(query.text);
    if (known) return known;
    const pages = selectHits(await candidatesOf(index, query), query, { addressOf });
    const found = pages.length > 0 || query.terms.length < 2 ? { pages } : await searchPartly(index, query, addressOf);
    index.answers.set(query.text, found);
    return found;
  };
  return {
    tabs: indexes.map(({ name, label }) => ({ index: name, label })),
    status: (name) => all.get(name)?.loader.status() ?? 'inited',
    failed: (name) => all.get(name)?.loader.failed() ?? true,
    async open(name) {
      const index = all.get(name);
      if (!index || (index.loader.status() === 'inited' && !index.loader.failed())) return;
      const records = await index.loader.load();
      index.pages = records.map(prepareRecord);
      index.candidates = createCandidateIndex(index.pages);
      index.answers.clear();
      void index.candidates.warmUp();
    },
    async search(input) {
      const query = parseQuery(input);
      const ready = [...all.values()].filter(({ loader }) => loader.status() === 'inited');
      return Promise.all(
        ready.map(
          async (index): Promise<HitGroup> => ({ index: index.info.name, ...(await searchIndex(index, query)) }),
        ),
      );
    },
  };
}

function emptyIndex(info: IndexInfo, url: string): LocalIndex {
  return {
    info,
    loader: createIndexLoader(url),
    pages: [],
    candidates: createCandidateIndex([]),
    answers: createQueryCache<Found>(),
  };
}

async function candidatesOf(index: LocalIndex, { terms }: Query): Promise<PreparedRecord[]> {
  // Signs are not words, so that no index knows them.
  if (terms.some(({ text }) => wordsOf(text).length === 0)) return index.pages;
  const positions = await index.candidates.candidates(terms);
  return positions.sort((a, b) => a - b).map((position) => index.pages[position]);
}

/** A word too many, such as the name of a program, must not hide what the other words find. */
async function searchPartly(index: LocalIndex, query: Query, addressOf: AddressOf): Promise<Found> {
  const pagesByTerm = new Map<Query['terms'][number], number[]>();
  for (const term of query.terms) pagesByTerm.set(term, await index.candidates.candidates([term]));
  const closest = closestPages(pagesByTerm);
  const terms = new Map([...closest].map(([position, found]) => [index.pages[position], found]));
  const options = { addressOf, termsOf: (page: PreparedRecord) => terms.get(page) ?? [] };
  return { pages: selectHits([...terms.keys()], query, options), isPartial: true };
}
