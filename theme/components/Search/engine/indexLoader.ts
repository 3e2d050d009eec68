import { readRecords, type SearchRecord } from '../../../logic/search/searchRecord.ts';
import type { IndexStatus } from './searchEngine.ts';

const FAILURE = 'Failed to fetch search index, please reload the page and try again.';

/** Loads one index file, once, on first use. */
export interface IndexLoader {
  status(): IndexStatus;
  failed(): boolean;
  /** Resolves with the records, or with none where the file could not be had. The next call then tries again. */
  load(): Promise<SearchRecord[]>;
}

/** @param url address of the index file */
export function createIndexLoader(url: string): IndexLoader {
  let status: IndexStatus = 'initial';
  let failed = false;
  let loading: Promise<SearchRecord[]> | undefined;
  return {
    status: () => status,
    failed: () => failed,
    load() {
      if (loading && !failed) return loading;
      status = 'initing';
      failed = false;
      loading = fetchRecords(url)
        .catch((): SearchRecord[] => {
          console.error(FAILURE);
          failed = true;
          return [];
        })
        .finally(() => {
          status = 'inited';
        });
      return loading;
    },
  };
}

async function fetchRecords(url: string): Promise<SearchRecord[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return readRecords(await response.json());
}
