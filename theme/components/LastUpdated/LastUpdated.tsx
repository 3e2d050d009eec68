import { useI18n, usePage } from '@rspress/core/runtime';

/** Shows when a page was last changed, in a form that reads the same everywhere. */
export function LastUpdated() {
  const t = useI18n();
  const { page } = usePage();
  const { lastUpdatedTime } = page;
  if (!lastUpdatedTime) return null;
  return (
    <p className="rp-last-updated">
      {t('lastUpdatedText')}: <time dateTime={lastUpdatedTime}>{lastUpdatedTime}</time>
    </p>
  );
}
