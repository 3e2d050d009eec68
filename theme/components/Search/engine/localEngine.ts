import { type FetchJson, fetchJson } from './fetchJson.ts';
import type { AddressOf } from './hits.ts';
import { type LocalIndex, latestIndex, openIndex } from './localIndex.ts';
import { normalizeQuery } from './parseQuery.ts';
import type { EngineOptions, IndexStatus, SearchEngine, SearchOptions } from './searchEngine.ts';
import { type IndexResult, searchFullText, searchLeads } from './searchIndex.ts';
import type { IndexInfo } from './searchSetup.ts';

interface IndexState {
  info: IndexInfo;
  status: IndexStatus;
  hasFailed: boolean;
  opening?: Promise<void>;
  index?: LocalIndex;
  /** Results by query and options. */
  results: Map<string, IndexResult>;
}

interface Access {
  addressOf: AddressOf;
  fetchFile: FetchJson;
}

/**
 * Searches the index files of the site in the browser. Each index is opened with its tab.
 * @param fetchFile replaces the network, for programs that have the files
 */
export function createEngine(
  { setup, current, urlOf, addressOf }: EngineOptions,
  fetchFile: FetchJson = (file, isFresh) => fetchJson(urlOf(file), isFresh),
): SearchEngine {
  const access: Access = { addressOf, fetchFile };
  const indexes = [...setup.indexes].sort((a, b) => Number(b.name === current) - Number(a.name === current));
  const states = new Map(
    indexes.map((info): [string, IndexState] => {
      return [info.name, { info, status: 'initial', hasFailed: false, results: new Map() }];
    }),
  );
  const opened = () => [...states.values()].flatMap((state) => (state.index ? [{ ...state, index: state.index }] : []));
  return {
    tabs: indexes.map(({ name, label }) => ({ index: name, label })),
    isRemote: false,
    status: (name) => states.get(name)?.status ?? 'inited',
    failed: (name) => states.get(name)?.hasFailed ?? true,
    async open(name) {
      const state = states.get(name);
      if (!state || (state.index && !state.hasFailed)) return;
      state.opening ??= open(state, access);
      await state.opening;
    },
    searchLeads(input) {
      const query = normalizeQuery(input);
      const loaded = opened();
      const groups = loaded.map(({ info, index }) => {
        return { index: info.name, ...searchLeads(index, query, addressOf) };
      });
      const isComplete = loaded.every(({ index }) => index.leads.isReady);
      return isComplete || groups.some(({ pages }) => pages.length > 0) ? groups : undefined;
    },
    async search(input, options = {}) {
      const query = normalizeQuery(input);
      const loaded = [...states.values()].filter(({ status }) => status === 'inited');
      return Promise.all(
        loaded.map(async (state) => ({ index: state.info.name, ...(await search(state, access, query, options)) })),
      );
    },
  };
}

async function open(state: IndexState, { fetchFile }: Access): Promise<void> {
  state.status = 'initing';
  state.hasFailed = false;
  try {
    state.index = await openIndex(state.info, fetchFile);
  } catch {
    fail(state);
  }
  state.results.clear();
  state.status = 'inited';
  state.opening = undefined;
}

async function search(state: IndexState, access: Access, query: string, options: SearchOptions): Promise<IndexResult> {
  const { index, results } = state;
  if (query === '' || !index) return { pages: [] };
  const key = JSON.stringify([query, options]);
  const cached = results.get(key);
  if (cached) return cached;
  try {
    const result = await searchOrRenew(state, index, access, query, options);
    state.hasFailed = false;
    results.set(key, result);
    return result;
  } catch {
    fail(state);
    await index.leads.ready;
    return { ...searchLeads(index, query, access.addressOf), isTitlesOnly: true };
  }
}

/** If a file is gone because of a new deployment, the index of that one is searched. */
async function searchOrRenew(
  state: IndexState,
  index: LocalIndex,
  { addressOf, fetchFile }: Access,
  query: string,
  options: SearchOptions,
): Promise<IndexResult> {
  try {
    return await searchFullText(index, query, options, addressOf);
  } catch (error) {
    const latest = await latestIndex(state.info.name, index.files, fetchFile);
    if (!latest) throw error;
    state.index = latest;
    return searchFullText(latest, query, options, addressOf);
  }
}

function fail(state: IndexState): void {
  console.error('Failed to fetch search index, please reload the page and try again.');
  state.hasFailed = true;
}
