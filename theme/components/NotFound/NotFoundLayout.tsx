import { pathnameToRouteService, useI18n, usePageData } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useEffect, useState } from 'react';
import { openSearch } from '../../hooks/useSearchOpening.ts';
import { decodeSafely } from '../../logic/decode.ts';
import { homeRoute, queryOfPath, type SitePrefixes, withoutLanguage } from '../../logic/notFound.ts';
import type { text } from '../../text.ts';
import { NOT_FOUND_ID } from '../Root/firstPage.ts';
import './NotFoundLayout.css';

/**
 * The page for unknown addresses. It replaces Rspress's, which looks for a language anywhere in the path, also on a
 * site with one language, drops query and hash, and is no landmark. Ours also searches for what the address names.
 */
export function NotFoundLayout() {
  const t = useI18n<typeof text>();
  const { siteData, page } = usePageData();
  const prefixes: SitePrefixes = {
    base: siteData.base,
    versions: siteData.multiVersion.versions,
    defaultVersion: siteData.multiVersion.default,
    languages: siteData.locales.map(({ lang }) => lang),
    defaultLanguage: siteData.lang,
  };
  useLanguageRedirect(prefixes);
  const query = useWantedQuery(siteData.base);
  return (
    <main className="not-found" id={NOT_FOUND_ID}>
      <p className="not-found__code">404</p>
      <h1 className="not-found__title">{t('notFoundText')}</h1>
      <p>
        <Link className="not-found__link" href={homeRoute(page.version, page.lang, prefixes)}>
          {t('takeMeHomeText')}
        </Link>
      </p>
      {query && (
        <button type="button" className="not-found__search" onClick={() => openSearch(query)}>
          {t('search.forText', { query })}
        </button>
      )}
    </main>
  );
}

/** The words of the address. Empty on the server, where one page stands for all addresses. */
function useWantedQuery(base: string): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const { pathname } = window.location;
    if (pathname.startsWith(base)) setQuery(queryOfPath(decodeSafely(pathname.slice(base.length))));
  }, [base]);
  return query;
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
