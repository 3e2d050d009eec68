import { useI18n } from '@rspress/core/runtime';
import type { SearchView } from '../../hooks/useSearchResults.ts';
import type { text } from '../../text.ts';

/** What stands in place of results: a hint, that search is loading, or that nothing was found. */
export function SearchMessage({ view, query }: { view: SearchView; query: string }) {
  const t = useI18n<typeof text>();
  return (
    <div className="search-message" role="status">
      {view === 'hint' && <p>{t('search.hint')}</p>}
      {view === 'loading' && <p>{t('search.loading')}</p>}
      {view === 'none' && (
        <>
          <p className="search-message__title">
            {t('searchNoResultsText')} <q>{query}</q>
          </p>
          <p>{t('searchSuggestedQueryText')}</p>
        </>
      )}
    </div>
  );
}
