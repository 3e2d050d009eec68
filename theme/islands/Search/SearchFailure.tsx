import { labelOf } from '../labels.ts';

/** Says that search cannot be had, and what to do. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-failure" role="alert">
      <p className="search-failure__title">{labelOf('search.failed')}</p>
      <p>{labelOf('search.failedHelp')}</p>
      <button type="button" className="search-failure__retry" onClick={onRetry}>
        {labelOf('search.retry')}
      </button>
    </div>
  );
}
