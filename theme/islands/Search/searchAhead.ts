import { searchEngine } from './searchEngine.ts';

/** Fetches what the first search needs. */
export function fetchSearchAhead(): void {
  const engine = searchEngine();
  void engine.prefetch?.(engine.tabs[0]?.index ?? '');
}

// On its way before the rest of the search is read.
fetchSearchAhead();
