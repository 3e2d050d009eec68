import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { labelOf } from '../../../client/labels.ts';
import { store } from '../../../client/storage.ts';
import { TabList } from '../../Tools/shell/TabList.tsx';
import type { SearchEngine, SearchTab } from '../engine/searchEngine.ts';
import { searchAddress } from '../Search.client.ts';
import { RECENT_KEY } from './recentQueries.ts';
import { SearchKinds, SearchNotes } from './SearchNotes.tsx';
import { SearchResults, SearchStatus } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
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
  const { typed, setTyped, type } = useTyped(input);
  const search = useSearch(engine, typed);
  const isCurrent = search.tab === engine.tabs[0]?.index;
  const list = useEntries(search, { isCurrent, close, setTyped: type });
  useCombobox(input, { id: ID, count: list.entries.length, active: list.active, onType: setTyped, onKey: list.onKey });

  /** Puts the focus back, which is lost with the button that was pressed. */
  const thenFocus = (action: () => void) => () => {
    action();
    input.focus();
  };
  const { shown, hasOffers } = list;
  const entryProps = { id: ID, active: list.active, onActivate: list.setActive };
  return (
    <>
      <SearchTabs id={ID} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        {shown && search.isCurrentResult && (
          <SearchNotes
            query={search.query}
            group={shown}
            onVerbatim={() => type(search.searchVerbatim())}
            onRetry={thenFocus(search.retry)}
          />
        )}
        {search.group && !search.group.isTitlesOnly && (
          <SearchKinds group={search.group} chosen={search.kind} onChoose={search.setKind} />
        )}
        {!(search.view === 'hint' && list.entries.length > 0) && (
          <SearchStatus view={search.view} query={search.query} isRemote={engine.isRemote} onRetry={search.retry} />
        )}
        {hasOffers && (
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
            onOpen={list.open}
            onLeave={isCurrent ? undefined : close}
          />
        )}
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isCurrentResult && list.announcement}
      </p>
      <SearchFoot query={search.isCurrentResult ? search.query : ''} />
    </>
  );
}

/** What is in the input, and `type`, which puts a query there as a reader would. */
function useTyped(input: HTMLInputElement) {
  const [typed, setTyped] = useState(input.value);
  const type = (query: string) => {
    input.value = query;
    input.setSelectionRange(query.length, query.length);
    input.focus();
    setTyped(query);
  };
  return { typed, setTyped, type };
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

interface SearchTabsProps {
  id: string;
  tabs: SearchTab[];
  selected: string;
  onSelect: (index: string) => void;
  children: ReactNode;
}

function SearchTabs({ id, tabs, selected, onSelect, children }: SearchTabsProps) {
  if (tabs.length < 2) return <div className="search-body">{children}</div>;
  const panel = `${id}panel`;
  const all = tabs.map(({ index, label }) => ({ id: index, label, panel }));
  return (
    <>
      <TabList className="search-tabs" label={labelOf('search.indexes')} tabs={all} {...{ selected, onSelect }} />
      <div
        className="search-body"
        role="tabpanel"
        id={panel}
        aria-label={all.find((tab) => tab.id === selected)?.label}
      >
        {children}
      </div>
    </>
  );
}

/** The keys of the dialog, and a link to the search. Screen readers know the keys from the roles. */
function SearchFoot({ query }: { query: string }) {
  return (
    <div className="search-foot">
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {labelOf('search.keyMove')}
        </span>
        <span>
          <kbd>Enter</kbd> {labelOf('search.keyOpen')}
        </span>
        <span>
          <kbd>Esc</kbd> {labelOf('search.keyClose')}
        </span>
      </p>
      {query && <CopyLink key={query} query={query} />}
    </div>
  );
}

function CopyLink({ query }: { query: string }) {
  const [message, setMessage] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(searchAddress(query)).then(
      () => setMessage(labelOf('search.linkCopied')),
      () => setMessage(labelOf('search.linkFailed')),
    );
  };
  return (
    <p className="search-link">
      <span role="status">{message}</span>
      <button type="button" className="search-note__button" onClick={copy}>
        {labelOf('search.copyLink')}
      </button>
    </p>
  );
}
