import { usePageData } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { homeRoute, type SitePrefixes } from '../../logic/notFound.ts';

/**
 * The page for unknown addresses. It replaces Rspress's, which looks for a language anywhere in the path, also on a
 * site with one language, drops query and hash, and is no landmark. Ours also searches for what the address names: see
 * `live/later/notFound.ts`.
 */
export function NotFoundLayout() {
  const label = useLabel();
  const { siteData, page } = usePageData();
  const prefixes: SitePrefixes = {
    base: siteData.base,
    versions: siteData.multiVersion.versions,
    defaultVersion: siteData.multiVersion.default,
    languages: siteData.locales.map(({ lang }) => lang),
    defaultLanguage: siteData.lang,
  };
  return (
    <main className="not-found" data-part="main" data-live="not-found" data-prefixes={JSON.stringify(prefixes)}>
      <p className="not-found__code">404</p>
      <h1 className="not-found__title">{label('notFoundText')}</h1>
      <p>
        <Link className="not-found__link" href={homeRoute(page.version, page.lang, prefixes)}>
          {label('takeMeHomeText')}
        </Link>
      </p>
      <button type="button" className="not-found__search" data-text={label('search.forText', QUERY)} hidden />
    </main>
  );
}

/** The script puts the words of the address here. */
const QUERY = { query: '{{query}}' };
