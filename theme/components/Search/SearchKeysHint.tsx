import { useI18n } from '@rspress/core/runtime';
import type { text } from '../../text.ts';

/** The keys that work in the search. Screen readers hear of them from the roles. */
export function SearchKeysHint() {
  const t = useI18n<typeof text>();
  return (
    <p className="search-keys" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.keyMove')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.keyOpen')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.keyClose')}
      </span>
    </p>
  );
}
