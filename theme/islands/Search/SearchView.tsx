import { store } from '../../live/storage.ts';
import { RECENT_KEY } from '../../logic/search/recentQueries.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchKinds } from './SearchKinds.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import type { useSearchList } from './useSearchList.ts';
import type { useSearchResults } from './useSearchResults.ts';

export interface SearchViewProps {
  id: string;
  search: ReturnType<typeof useSearchResults>;
  list: ReturnType<typeof useSearchList>;
  inNewWindow: boolean;
  /** Puts the focus back into the input. */
  focusInput: () => void;
  close: () => void;
}

/** What stands below the input. */
export function SearchView({ id, search, list, inNewWindow, focusInput, close }: SearchViewProps) {
  const { open, offered, isStart, shown, cards, keys, count } = list;
  // What stood on the way goes with it, and the focus with that.
  const andType = (action: () => void) => () => {
    action();
    focusInput();
  };
  return (
    <>
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
          inNewWindow={inNewWindow}
          onActivate={keys.setActive}
          onOpen={open}
          onLeave={close}
        />
      )}
      {!(isStart && count > 0) && <SearchMessage view={search.view} query={search.query} />}
    </>
  );
}
