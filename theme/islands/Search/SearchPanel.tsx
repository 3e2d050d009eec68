import { useId } from 'react';
import { visit } from '../../live/pages/visit.ts';
import { type Hit, orderedHits } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchKeysHint } from './SearchKeysHint.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { searchEngine } from './searchEngine.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useSearchResults } from './useSearchResults.ts';

export interface SearchPanelProps {
  /** What the input holds at first. */
  firstQuery: string;
  /** Closes the dialog that holds the panel. */
  close: () => void;
}

/** The content of the search dialog. */
export function SearchPanel({ firstQuery, close }: SearchPanelProps) {
  const engine = searchEngine();
  const search = useSearchResults(engine, firstQuery);
  const id = useId();

  const isCurrent = search.tab === engine.tabs[0]?.index;
  const open = (hit: Hit) => {
    close();
    if (isCurrent) visit(hit.link);
    else window.open(hit.link, '_blank', 'noopener');
  };
  const hits = search.view === 'results' ? orderedHits(search.pages) : [];
  const keys = useSearchKeys(hits, open);
  const count = labelOf(hits.length === 1 ? 'search.oneResult' : 'search.manyResults', { count: String(hits.length) });
  return (
    <>
      <SearchInput
        listId={`${id}list`}
        activeId={hits.length > 0 ? `${id}${keys.active}` : undefined}
        value={search.input}
        onChange={search.setInput}
        onKeyDown={keys.onKeyDown}
        onCancel={close}
      />
      <SearchTabs id={id} tabs={engine.tabs} selected={search.tab} onSelect={search.setTab}>
        {search.view === 'failed' && <SearchFailure onRetry={search.retry} />}
        {search.view === 'results' && search.isPartial && (
          <p className="search-partial" role="status">
            {labelOf('search.partial')}
          </p>
        )}
        {search.view === 'results' && (
          <SearchResults
            id={id}
            pages={search.pages}
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
        {hits.length > 0 && count}
      </p>
      <SearchKeysHint />
    </>
  );
}
