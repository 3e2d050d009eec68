import { useState } from 'react';
import { store } from '../../../client/storage.ts';
import type { SearchEngine } from '../engine/searchEngine.ts';
import { RECENT_KEY } from './recentQueries.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { useCombobox } from './useCombobox.ts';
import { useEntries } from './useEntries.ts';
import { useSearch } from './useSearch.ts';

/** Prefix of all IDs in the dialog. */
const ID = 'search-';

export interface SearchDialogProps {
  engine: SearchEngine;
  /** The input, which is part of the page so that it's there before this dialog is loaded. */
  input: HTMLInputElement;
  close: () => void;
}

/** Everything below the input of the search. */
export function SearchDialog({ engine, input, close }: SearchDialogProps) {
  const [typed, setTyped] = useState(input.value);
  const search = useSearch(engine, typed);
  const isCurrent = search.tab === engine.tabs[0]?.index;
  const list = useEntries(search, { isCurrent, close, setTyped: type });
  useCombobox(input, { id: ID, count: list.entries.length, active: list.active, onType: setTyped, onKey: list.onKey });

  function type(query: string): void {
    input.value = query;
    input.setSelectionRange(query.length, query.length);
    input.focus();
    setTyped(query);
  }
  /** Puts the focus back, which is lost with the button that was pressed. */
  const thenFocus = (action: () => void) => () => {
    action();
    input.focus();
  };
  const { shown, isStart } = list;
  const entryProps = { id: ID, active: list.active, onActivate: list.setActive };
  return (
    <>
      <SearchTabs id={ID} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        {shown && search.isAnswered && (
          <SearchNotes
            query={search.query}
            group={shown}
            onVerbatim={() => type(search.searchVerbatim())}
            onRetry={thenFocus(search.retry)}
          />
        )}
        {search.isAnswered && search.group?.kinds && (
          <SearchKinds found={search.group.kinds} chosen={search.kind} onChoose={search.setKind} />
        )}
        {isStart && (
          <SearchStart
            {...entryProps}
            {...list.offered}
            onSearch={type}
            onOpen={list.open}
            onForget={thenFocus(() => store(RECENT_KEY, null))}
          />
        )}
        {shown && (
          <SearchResults
            {...entryProps}
            cards={shown.cards ?? []}
            pages={shown.pages}
            inNewWindow={!isCurrent}
            onOpen={list.open}
            onLeave={close}
          />
        )}
        {!(isStart && list.entries.length > 0) && (
          <SearchStatus view={search.view} query={search.query} isRemote={engine.isRemote} onRetry={search.retry} />
        )}
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isAnswered && list.announcement}
      </p>
      <SearchFoot query={search.isAnswered ? search.query : ''} />
    </>
  );
}
