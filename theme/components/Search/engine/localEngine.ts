import { createQueryCache } from '../../../logic/search/queryCache.ts';
import type { HitGroup } from '../../../logic/search/searchHit.ts';
import { normalizeQuery } from '../../../logic/search/searchQuery.ts';
import type { IndexInfo } from '../../../logic/search/searchSetup.ts';
import type { AddressOf } from '../../../logic/search/selectHits.ts';
import { type Answer, answerQuery, answerTitles } from './answerQuery.ts';
import { type LocalIndex, latestHead, openIndex } from './localIndex.ts';
import { type FetchJson, jsonFetcher } from './partLoader.ts';
import type { IndexStatus, SearchEngine, SearchOptions } from './searchEngine.ts';

const FAILURE = 'Failed to fetch search index, please reload the page and try again.';

export interface LocalEngineOptions {
  /** The index of the page in view first. */
  indexes: IndexInfo[];
  /** Address of a file below `static/`. */
  urlOf: (file: string) => string;
  addressOf: AddressOf;
  /** Gets the files otherwise than over the network, for programs that have them. */
  fetchJson?: FetchJson;
}

/** What is known of an index. */
interface IndexState {
  info: IndexInfo;
  status: IndexStatus;
  failed: boolean;
  opening?: Promise<void>;
  index?: LocalIndex;
  answers: ReturnType<typeof createQueryCache<Answer>>;
}

/** Searches the indexes of the site in the browser. Each is opened when its tab is; its parts are loaded as needed. */
export function createLocalEngine({
  indexes,
  urlOf,
  addressOf,
  fetchJson = jsonFetcher(urlOf),
}: LocalEngineOptions): SearchEngine {
  const site: Site = { addressOf, fetchJson };
  const states = new Map(indexes.map((info) => [info.name, newState(info)]));
  const openOnce = async (name: string) => {
    const state = states.get(name);
    if (!state || (state.index && !state.failed)) return;
    state.opening ??= open(state, site);
    await state.opening;
  };
  const ready = () => [...states.values()].filter(({ status }) => status === 'inited');
  return {
    tabs: indexes.map(({ name, label }) => ({ index: name, label })),
    status: (name) => states.get(name)?.status ?? 'inited',
    failed: (name) => states.get(name)?.failed ?? true,
    open: openOnce,
    prefetch: openOnce,
    titles(input) {
      const query = normalizeQuery(input);
      return ready().flatMap(({ info, index }): HitGroup[] => {
        return index ? [{ index: info.name, ...answerTitles(index, query, addressOf), isTitlesOnly: true }] : [];
      });
    },
    async search(input, options = {}) {
      const query = normalizeQuery(input);
      return Promise.all(
        ready().map(async (state) => ({ index: state.info.name, ...(await search(state, site, query, options)) })),
      );
    },
  };
}

/** Where the files and the pages of the site are. */
interface Site {
  addressOf: AddressOf;
  fetchJson: FetchJson;
}

async function open(state: IndexState, { fetchJson }: Site): Promise<void> {
  state.status = 'initing';
  state.failed = false;
  try {
    state.index = await openIndex(state.info, fetchJson);
    // Words are on their way while the reader types. What fails here is asked for again by the search.
    void state.index.finder.warmUp().catch(() => {});
  } catch {
    fail(state);
  }
  state.answers.clear();
  state.status = 'inited';
  state.opening = undefined;
}

async function search(state: IndexState, site: Site, query: string, options: SearchOptions): Promise<Answer> {
  if (query === '' || !state.index) return { pages: [] };
  const key = JSON.stringify([query, options]);
  const known = state.answers.get(key);
  if (known) return known;
  try {
    const answer = await answerOrRenew(state, state.index, site, query, options);
    state.failed = false;
    state.answers.set(key, answer);
    return answer;
  } catch {
    fail(state);
    return { ...answerTitles(state.index, query, site.addressOf), isTitlesOnly: true };
  }
}

/** Where a part is gone since the site was deployed anew, the index of the latest build answers. */
async function answerOrRenew(
  state: IndexState,
  index: LocalIndex,
  { addressOf, fetchJson }: Site,
  query: string,
  options: SearchOptions,
): Promise<Answer> {
  try {
    return await answerQuery(index, query, options, addressOf);
  } catch (error) {
    const head = await latestHead(state.info.name, fetchJson);
    if (!head || head.includes(index.head.build)) throw error;
    state.index = await openIndex({ ...state.info, head }, fetchJson);
    return answerQuery(state.index, query, options, addressOf);
  }
}

function newState(info: IndexInfo): IndexState {
  return { info, status: 'initial', failed: false, answers: createQueryCache<Answer>() };
}

function fail(state: IndexState): void {
  console.error(FAILURE);
  state.failed = true;
}
