import { useI18n, useSite } from '@rspress/core/runtime';
import type { text } from '../../text.ts';

/** What stands on a page that could not be drawn. Its links load pages fully, since the theme may be what failed. */
export function LostPage() {
  const t = useI18n<typeof text>();
  const { site } = useSite();
  const { pathname, search } = window.location;
  return (
    <main className="not-found">
      <h1 className="not-found__title">{t('pageLostText')}</h1>
      <p>
        <a className="not-found__link" href={pathname + search}>
          {t('pageLostReloadText')}
        </a>
      </p>
      <p>
        <a href={site.base}>{t('takeMeHomeText')}</a>
      </p>
    </main>
  );
}
