import { useI18n } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import { useEffect, useId, useRef } from 'react';
import { useSearchEngine } from '../../hooks/useSearchEngine.ts';
import { useSearchKeys } from '../../hooks/useSearchKeys.ts';
import type { SearchPanelProps } from '../../hooks/useSearchPanel.ts';
import { useSearchResults } from '../../hooks/useSearchResults.ts';
import { type Hit, orderedHits } from '../../logic/search/searchHit.ts';
import type { text } from '../../text.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchInput } from './SearchInput.tsx';
import { SearchKeysHint } from './SearchKeysHint.tsx';
import { SearchMessage } from './SearchMessage.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import './SearchPanel.css';

/** The content of the search dialog. */
export function SearchPanel({ firstQuery, close }: SearchPanelProps) {
  const t = useI18n<typeof text>();
  const navigate = useLinkNavigate();
  const engine = useSearchEngine();
  const search = useSearchResults(engine, firstQuery);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const isCurrent = search.tab === engine.tabs[0]?.index;
  const open = (hit: Hit) => {
    close();
    if (isCurrent) void navigate(hit.link);
    else window.open(hit.link, '_blank', 'noopener');
  };
  const hits = search.view === 'results' ? orderedHits(search.pages) : [];
  const keys = useSearchKeys(hits, open);
  const count = t(hits.length === 1 ? 'search.oneResult' : 'search.manyResults', { count: String(hits.length) });
  return (
    <>
      <SearchInput
        ref={input}
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
            {t('search.partial')}
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
