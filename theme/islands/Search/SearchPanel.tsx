import { useEffect, useLayoutEffect, useRef } from 'react';
import type { HitGroup } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { SearchFoot } from './SearchFoot.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { SearchView } from './SearchView.tsx';
import { searchEngine } from './searchEngine.ts';
import { useSearchList } from './useSearchList.ts';
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
  const list = useSearchList(search, isCurrent, close);
  const { keys, shown } = list;
  return (
    <>
      <SearchInput
        inputRef={input}
        listId={`${id}list`}
        isExpanded={list.count > 0}
        activeId={list.count > 0 && keys.active >= 0 ? `${id}${keys.active}` : undefined}
        value={search.input}
        onChange={search.setInput}
        onKeyDown={keys.onKeyDown}
        onCancel={close}
      />
      <SearchTabs id={id} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        <SearchView
          id={id}
          search={search}
          list={list}
          inNewWindow={!isCurrent}
          focusInput={() => input.current?.focus()}
          close={close}
        />
      </SearchTabs>
      <p className="frame-hidden" role="status">
        {shown && search.isAnswered && announcement(shown, list.hits.length)}
      </p>
      <SearchFoot query={search.isAnswered ? search.query : ''} />
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
