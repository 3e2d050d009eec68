import { useI18n } from '@rspress/core/runtime';
import type { text } from '../../text.ts';

/** Says that search cannot be had, and what to do. */
export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useI18n<typeof text>();
  return (
    <div className="search-failure" role="alert">
      <p className="search-failure__title">{t('search.failed')}</p>
      <p>{t('search.failedHelp')}</p>
      <button type="button" className="search-failure__retry" onClick={onRetry}>
        {t('search.retry')}
      </button>
    </div>
  );
}
