import { labelOf } from '../../../client/labels.ts';
import type { SearchView } from './useSearch.ts';

export interface SearchStatusProps {
  view: SearchView;
  query: string;
  isRemote: boolean;
  onRetry: () => void;
}

/** What is shown instead of results. */
export function SearchStatus({ view, query, isRemote, onRetry }: SearchStatusProps) {
  const hasFailed = view === 'failed';
  // Without an index of the site, a query has no results. A search service may have some, but didn't respond.
  const hasNoResults = view === 'none' || (hasFailed && query !== '' && !isRemote);
  return (
    <div className="search-message" role={hasFailed ? 'alert' : 'status'}>
      {view === 'hint' && <p>{labelOf('search.hint')}</p>}
      {view === 'loading' && <p>{labelOf('search.loading')}</p>}
      {hasNoResults && (
        <>
          <p className="search-message__title">
            {labelOf('searchNoResultsText')} <q>{query}</q>
          </p>
          <p>{labelOf('searchSuggestedQueryText')}</p>
        </>
      )}
      {hasFailed && !hasNoResults && (
        <>
          <p className="search-message__title">{labelOf('search.failed')}</p>
          <p>{labelOf('search.failedHelp')}</p>
        </>
      )}
      {hasFailed && (
        <button type="button" className="search-message__retry" onClick={onRetry}>
          {labelOf('search.retry')}
        </button>
      )}
    </div>
  );
}
