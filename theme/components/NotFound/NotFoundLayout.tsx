import { pathnameToRouteService, useI18n, usePageData } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useEffect } from 'react';
import { homeRoute, type SitePrefixes, withoutLanguage } from '../../logic/notFound.ts';
import { NOT_FOUND_ID } from '../Root/firstPage.ts';
import './NotFoundLayout.css';

/**
 * The page for unknown addresses. It replaces Rspress's, which looks for a language anywhere in the path, also on a
 * site with one language, drops query and hash, and is no landmark.
 */
export function NotFoundLayout() {
  const t = useI18n();
  const { siteData, page } = usePageData();
  const prefixes: SitePrefixes = {
    base: siteData.base,
    versions: siteData.multiVersion.versions,
    defaultVersion: siteData.multiVersion.default,
    languages: siteData.locales.map(({ lang }) => lang),
    defaultLanguage: siteData.lang,
  };
  useLanguageRedirect(prefixes);
  return (
    <main className="not-found" id={NOT_FOUND_ID}>
      <p className="not-found__code">404</p>
      <h1 className="not-found__title">{t('notFoundText')}</h1>
      <p>
        <Link className="not-found__link" href={homeRoute(page.version, page.lang, prefixes)}>
          {t('takeMeHomeText')}
        </Link>
      </p>
    </main>
  );
}

/**
 * Leads from a language's missing page to the same page without the language. The default language has no prefix, so
 * that its prefix always goes; another one goes where there is such a page.
 */
function useLanguageRedirect(prefixes: SitePrefixes): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the site does not change.
  useEffect(() => {
    const { origin, pathname, search, hash } = window.location;
    const found = withoutLanguage(pathname, prefixes);
    const isPage = (path: string) => pathnameToRouteService(path.slice(prefixes.base.length - 1)) !== undefined;
    if (!found || isPage(pathname)) return;
    if (found.language === prefixes.defaultLanguage || isPage(found.path)) {
      // With the origin in front, a path such as `//elsewhere.example` stays a path.
      window.location.replace(origin + found.path + search + hash);
    }
  }, []);
}
