import { labelOf } from '../labels.ts';
import type { SearchView } from './useSearchResults.ts';

/** What stands in place of results: a hint, that search is loading, or that nothing was found. */
export function SearchMessage({ view, query }: { view: SearchView; query: string }) {
  return (
    <div className="search-message" role="status">
      {view === 'hint' && <p>{labelOf('search.hint')}</p>}
      {view === 'loading' && <p>{labelOf('search.loading')}</p>}
      {view === 'none' && (
        <>
          <p className="search-message__title">
            {labelOf('searchNoResultsText')} <q>{query}</q>
          </p>
          <p>{labelOf('searchSuggestedQueryText')}</p>
        </>
      )}
    </div>
  );
}
