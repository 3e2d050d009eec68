import { importDialog, openSearch } from './Search.client.ts';

/** Loads the code of the dialog when the browser is idle, unless the reader's connection is metered. */
export function prefetchSearch(): void {
  // The dev server builds the index when the dialog loads, and serves nothing else for seconds.
  if (import.meta.env.DEV) return;
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  if (connection?.saveData || connection?.type === 'cellular') return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => importDialog().catch(() => {}));
}

/** Opens the search if the URL has a query (`?q=`). */
export function openSearchOfUrl(): void {
  const query = new URLSearchParams(window.location.search).get('q');
  if (query) openSearch(query, 'typed');
}
