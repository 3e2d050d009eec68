import { useEffect, useId, useRef } from 'react';
import { visit } from '../../live/pages/visit.ts';
import { type HitGroup, orderedHits } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchKeysHint } from './SearchKeysHint.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { searchEngine } from './searchEngine.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useSearchResults } from './useSearchResults.ts';

export interface SearchPanelProps {
  /** What the input holds at first. */
  firstQuery: string;
  /** Is told what the input holds whenever that changes. */
  onInput: (value: string) => void;
  /** Closes the dialog that holds the panel. */
  close: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ firstQuery, onInput, close }: SearchPanelProps) {
  const engine = searchEngine();
  const search = useSearchResults(engine, firstQuery);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => onInput(search.input), [onInput, search.input]);

  const isCurrent = search.tab === engine.tabs[0]?.index;
  const open = (link: string) => {
    close();
    if (isCurrent) visit(link);
    else window.open(link, '_blank', 'noopener');
  };
  const shown = search.view === 'results' ? search.group : undefined;
  const hits = orderedHits(shown?.pages ?? []);
  const cards = shown?.cards ?? [];
  const entries = [...cards, ...hits];
  const keys = useSearchKeys<{ link: string }>(entries, ({ link }) => open(link));
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
        activeId={entries.length > 0 ? `${id}${keys.active}` : undefined}
        value={search.input}
        onChange={search.setInput}
        onKeyDown={keys.onKeyDown}
        onCancel={close}
      />
      <SearchTabs id={id} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        {search.view === 'failed' && <SearchFailure onRetry={search.retry} />}
        {shown && search.isAnswered && (
          <SearchNotes
            query={search.query}
            group={shown}
            onVerbatim={andType(search.searchAsTyped)}
            onRetry={andType(search.retry)}
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
        <SearchMessage view={search.view} query={search.query} />
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isAnswered && announcement(shown, hits.length)}
      </p>
      <SearchKeysHint />
    </>
  );
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
