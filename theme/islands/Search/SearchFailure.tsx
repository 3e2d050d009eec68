import { labelOf } from '../labels.ts';

/**
 * Says that search cannot be had, and what to do.
 * @param query what was searched in vain, if anything was
 */
export function SearchFailure({ query, onRetry }: { query: string; onRetry: () => void }) {
  return (
    <div className="search-failure" role="alert">
      {query && (
        <p>
          {labelOf('searchNoResultsText')} <q>{query}</q>
        </p>
      )}
      <p className="search-failure__title">{labelOf('search.failed')}</p>
      <p>{labelOf('search.failedHelp')}</p>
      <button type="button" className="search-failure__retry" onClick={onRetry}>
        {labelOf('search.retry')}
      </button>
    </div>
  );
}
