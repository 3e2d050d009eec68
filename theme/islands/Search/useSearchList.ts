import { useMemo, useSyncExternalStore } from 'react';
import { visit } from '../../live/pages/visit.ts';
import { followStored, readStored, store } from '../../live/storage.ts';
import { RECENT_KEY, readRecent, withRecent } from '../../logic/search/recentQueries.ts';
import { type Hit, orderedHits } from '../../logic/search/searchHit.ts';
import { markHit } from './markHit.ts';
import { nextPages } from './nextPages.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import type { useSearchResults } from './useSearchResults.ts';

/** What the keys walk: queries that were searched before, or what has an address. */
type Entry = { query: string } | { link: string } | Hit;

/**
 * The list below the input: what is offered before anything is typed, or what was found.
 * @param isCurrent whether the index in view is that of this site
 * @param close closes the dialog
 */
export function useSearchList(search: ReturnType<typeof useSearchResults>, isCurrent: boolean, close: () => void) {
  const open = (link: string, hit?: Hit) => {
    if (search.query) store(RECENT_KEY, withRecent(readStored(RECENT_KEY), search.query));
    close();
    if (!isCurrent) return window.open(link, '_blank', 'noopener');
    const isHere = new URL(link, window.location.href).pathname === window.location.pathname;
    visit(link);
    markHit(hit, isHere);
  };
  const stored = useSyncExternalStore(followRecent, () => readStored(RECENT_KEY));
  const offered = useMemo(() => ({ recent: readRecent(stored), pages: nextPages() }), [stored]);
  const shown = search.view === 'results' ? search.group : undefined;
  const hits = orderedHits(shown?.pages ?? []);
  const cards = shown?.cards ?? [];
  const isStart = search.view === 'hint';
  const entries = useMemo(
    () => (isStart ? [...offered.recent.map((query) => ({ query })), ...offered.pages] : []),
    [isStart, offered],
  );
  const keys = useSearchKeys<Entry>(isStart ? entries : [...cards, ...hits], isStart ? -1 : 0, (entry) => {
    if (!('link' in entry)) search.setInput(entry.query);
    else open(entry.link, 'statement' in entry ? entry : undefined);
  });
  const count = isStart ? entries.length : cards.length + hits.length;
  return { open, offered, isStart, shown, hits, cards, keys, count };
}

function followRecent(onChange: () => void): () => void {
  return followStored(RECENT_KEY, onChange);
}
