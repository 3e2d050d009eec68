import { useMemo, useState, useSyncExternalStore } from 'react';
import { labelOf } from '../../../client/labels.ts';
import { followStored, readStored, store } from '../../../client/storage.ts';
import { type Hit, type HitGroup, orderedHits } from '../engine/searchHit.ts';
import { highlightStatement } from './highlightStatement.ts';
import { nextPages } from './nextPages.ts';
import { RECENT_KEY, readRecent, withRecent } from './recentQueries.ts';
import type { useSearch } from './useSearch.ts';

type Entry = { query: string } | { link: string } | Hit;

export interface EntriesOptions {
  /** Whether the results are from the index of this site. */
  isCurrent: boolean;
  close: () => void;
  setTyped: (query: string) => void;
}

const addressOf = (entry: Entry) => ('link' in entry ? entry.link : entry.query);

const followRecent = (onChange: () => void) => followStored(RECENT_KEY, onChange);

/** The list below the input, with what the keys do in it. */
export function useEntries(search: ReturnType<typeof useSearch>, { isCurrent, close, setTyped }: EntriesOptions) {
  const stored = useSyncExternalStore(followRecent, () => readStored(RECENT_KEY));
  const offered = useMemo(() => ({ recent: readRecent(stored), pages: nextPages() }), [stored]);
  // What is offered before a search is offered again where it found nothing.
  const hasOffers = search.view === 'hint' || search.view === 'none';
  const shown = search.view === 'results' ? search.group : undefined;
  const entries = useMemo((): Entry[] => {
    if (hasOffers) return [...offered.recent.map((query) => ({ query })), ...offered.pages];
    return shown ? [...(shown.cards ?? []), ...orderedHits(shown.pages)] : [];
  }, [hasOffers, offered, shown]);
  // The first result is highlighted, but of the offers none. What a reader moved to stays so where more results move it.
  const [moved, setMoved] = useState({ typed: '', address: '', index: -1 });
  const isMoved = (entry: Entry | undefined) =>
    entry && search.typed === moved.typed && addressOf(entry) === moved.address;
  const at = isMoved(entries[moved.index]) ? moved.index : entries.findIndex(isMoved);
  const active = at === -1 && !hasOffers ? 0 : at;
  const setActive = (index: number) => setMoved({ typed: search.typed, address: addressOf(entries[index]), index });

  const remember = () => {
    if (search.query) store(RECENT_KEY, withRecent(readStored(RECENT_KEY), search.query));
  };
  const open = (link: string, hit?: Hit) => {
    remember();
    close();
    if (!isCurrent) return window.open(link, '_blank', 'noopener');
    const isHere = new URL(link, window.location.href).pathname === window.location.pathname;
    visit(link);
    highlightStatement(hit, isHere);
  };
  const onKey = (event: KeyboardEvent) => {
    // Safari ends a composition before the key that ended it, which only has the code 229.
    if (event.isComposing || event.keyCode === 229) {
      // Escape ends the composition, not the search.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && entries.length > 0) {
      event.preventDefault();
      setActive((Math.max(active, step === 1 ? -1 : 0) + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = entries[active];
      if (!entry) return;
      if (!('link' in entry)) setTyped(entry.query);
      else if (event.ctrlKey || event.metaKey) {
        remember();
        window.open(entry.link, '_blank', 'noopener');
      } else open(entry.link, 'statement' in entry ? entry : undefined);
    }
  };
  return {
    entries,
    active,
    setActive,
    onKey,
    open,
    offered,
    hasOffers,
    shown,
    announcement: shown && announcementOf(shown),
  };
}

function announcementOf({ corrected, isTitlesOnly, cards, pages }: HitGroup): string {
  const count = orderedHits(pages).length;
  return [
    corrected !== undefined && labelOf('search.corrected', { query: corrected }),
    isTitlesOnly && labelOf('search.titlesOnly'),
    labelOf(count === 1 ? 'search.oneResult' : 'search.manyResults', { count: String(count) }),
    cards && labelOf('search.cardsAbove'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Goes to an address as a link does that a reader follows. */
function visit(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
