import { usePageData } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import { leavesSite } from '../../shared/href.ts';
import { ownConfig } from '../../shared/ownConfig.ts';
import { entriesAt } from '../Nav/navItems.ts';
import { useNavEntries } from '../Nav/useNavEntries.ts';
import { homeRoute, type SitePrefixes } from './notFound.ts';

/**
 * The page for unknown addresses. It replaces Rspress's, which looks for a language anywhere in the path, also on a
 * site with one language, drops query and hash, and is no landmark. Ours also searches for what the address names, and
 * finds the pages nearest to it: see `NotFoundLayout.client.ts`.
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
  const sections = entriesAt(useNavEntries(), 'left').filter(({ link }) => link && !leavesSite(link));
  return (
    <main className="not-found" data-part="main" data-client="not-found" data-prefixes={JSON.stringify(prefixes)}>
      <p className="not-found__code">404</p>
      <h1 className="not-found__title">{label('notFoundText')}</h1>
      <div className="not-found__ways">
        <Link className="not-found__link" href={homeRoute(page.version, page.lang, prefixes)}>
          {label('takeMeHomeText')}
        </Link>
        <button
          type="button"
          className="not-found__search"
          data-text={label('search.forText', QUERY)}
          aria-haspopup="dialog"
        >
          {label('searchPlaceholderText')}
        </button>
      </div>
      {sections.length > 0 && (
        <nav className="not-found__list" aria-label={label('sectionsText')}>
          <h2>{label('sectionsText')}</h2>
          <ul>
            {sections.map(({ text, link }) => (
              <li key={link}>
                <Link href={link}>{text}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Last, because it comes from the script, and nothing may move for it. */}
      <section className="not-found__list" data-nearest={ownConfig(siteData.themeConfig).hasMarkdownAlternates} hidden>
        <h2>{label('nearestPagesText')}</h2>
        <ul />
      </section>
    </main>
  );
}

/** The script puts the words of the address here. */
const QUERY = { query: '{{query}}' };
