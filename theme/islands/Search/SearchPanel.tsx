import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { visit } from '../../live/pages/visit.ts';
import { followStored, readStored, store } from '../../live/storage.ts';
import { RECENT_KEY, readRecent, withRecent } from '../../logic/search/recentQueries.ts';
import { type Hit, type HitGroup, orderedHits } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { markHit } from './markHit.ts';
import { nextPages } from './nextPages.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { searchEngine } from './searchEngine.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useSearchResults } from './useSearchResults.ts';

/** What the ids of the one panel begin with. */
const id = 'search-';

export interface SearchPanelProps {
  /** What the input holds at first. */
  firstQuery: string;
  /** Is told once that the panel is drawn, and how to put something else into its input. */
  onDrawn: (setInput: (value: string) => void) => void;
  /** Is told what the input holds whenever that changes. */
  onInput: (value: string) => void;
  /** Closes the dialog that holds the panel. */
  close: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ firstQuery, onDrawn, onInput, close }: SearchPanelProps) {
  const engine = searchEngine();
  const search = useSearchResults(engine, firstQuery);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => onDrawn(search.setInput), [onDrawn, search.setInput]);
  useEffect(() => onInput(search.input), [onInput, search.input]);

  const isCurrent = search.tab === engine.tabs[0]?.index;
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
  // What stood on the way goes with it, and the focus with that.
  const andType = (action: () => void) => () => {
    action();
    input.current?.focus();
  };
  return (
    <>
      <SearchInput
        inputRef={input}
        listId={`${id}list`}
        isExpanded={count > 0}
        activeId={count > 0 && keys.active >= 0 ? `${id}${keys.active}` : undefined}
        value={search.input}
        onChange={search.setInput}
        onKeyDown={keys.onKeyDown}
        onCancel={close}
      />
      <SearchTabs id={id} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        {search.view === 'failed' && <SearchFailure query={search.query} onRetry={search.retry} />}
        {shown && search.isAnswered && (
          <SearchNotes
            query={search.query}
            group={shown}
            onVerbatim={andType(search.searchAsTyped)}
            onRetry={andType(search.retry)}
          />
        )}
        {search.isAnswered && search.group?.kinds && (
          <SearchKinds found={search.group.kinds} chosen={search.kind} onChoose={search.setKind} />
        )}
        {isStart && (
          <SearchStart
            id={id}
            {...offered}
            active={keys.active}
            onActivate={keys.setActive}
            onSearch={(query) => andType(() => search.setInput(query))()}
            onOpen={open}
            onForget={andType(() => store(RECENT_KEY, null))}
          />
        )}
        {shown && (
          <SearchResults
            id={id}
            cards={cards}
            pages={shown.pages}
            active={keys.active}
            inNewWindow={!isCurrent}
            onActivate={keys.setActive}
            onOpen={open}
            onLeave={close}
          />
        )}
        {!(isStart && count > 0) && <SearchMessage view={search.view} query={search.query} />}
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isAnswered && announcement(shown, hits.length)}
      </p>
      <SearchFoot query={search.isAnswered ? search.query : ''} />
    </>
  );
}

/** What the keys walk: queries that were searched before, or what has an address. */
type Entry = { query: string } | { link: string } | Hit;

function followRecent(onChange: () => void): () => void {
  return followStored(RECENT_KEY, onChange);
}

/** What a reader hears of an answer who does not see it. */
function announcement({ corrected, isTitlesOnly, cards }: HitGroup, count: number): string {
  return [
    corrected !== undefined && labelOf('search.corrected', { query: corrected }),
    isTitlesOnly && labelOf('search.titlesOnly'),
    labelOf(count === 1 ? 'search.oneResult' : 'search.manyResults', { count: String(count) }),
    cards && labelOf('search.cardsAbove'),
  ]
    .filter(Boolean)
    .join(' ');
}
