import { useEffect, useLayoutEffect, useState } from 'react';
import { store } from '../../../client/storage.ts';
import type { SearchEngine } from '../engine/searchEngine.ts';
import { RECENT_KEY } from './recentQueries.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchKinds, SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { SearchTabs } from './SearchTabs.tsx';
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
        {!(search.view === 'hint' && list.entries.length > 0) && (
          <SearchStatus view={search.view} query={search.query} isRemote={engine.isRemote} onRetry={search.retry} />
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
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isAnswered && list.announcement}
      </p>
      <SearchFoot query={search.isAnswered ? search.query : ''} />
    </>
  );
}

interface ComboboxOptions {
  /** Prefix of the IDs of the list and its entries. */
  id: string;
  count: number;
  /** Position of the highlighted entry, or -1. */
  active: number;
  onType: (value: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Makes an input that React didn't render a combobox of a list. */
function useCombobox(input: HTMLInputElement, { id, count, active, onType, onKey }: ComboboxOptions): void {
  useLayoutEffect(() => {
    const ending = new AbortController();
    input.addEventListener('input', () => onType(input.value), { signal: ending.signal });
    input.addEventListener('keydown', onKey, { signal: ending.signal });
    return () => ending.abort();
  });
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': count > 0 ? `${id}list` : undefined,
      'aria-activedescendant': count > 0 && active >= 0 ? `${id}${active}` : undefined,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [input, id, count, active]);
  // Text that was typed before the dialog was mounted.
  useEffect(() => onType(input.value), [input, onType]);
}
