import { MDXProvider } from '@mdx-js/react';
import { PageContext, useHead, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import { Callout, getCustomMDXComponent } from '@rspress/core/theme';
import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { useContext } from 'react';
import { LABELS_ID, STATUS_ID } from '../../client/page.ts';
import { useLabel } from '../../hooks/useLabel.ts';
import { useSitePages } from '../../hooks/useSitePages.ts';
import { completePage } from '../../shared/completePage.ts';
import { titleOfRoute } from '../../shared/routeTitle.ts';
import { CodeButtons } from '../CodeBlock/CodeButtons.tsx';

/**
 * The layout of every page. It wraps Rspress's, which hands the parts of a document only to documents: links and
 * images of custom and blank pages would lose the base path.
 */
export function Layout() {
  const context = useContext(PageContext);
  const { page } = usePage();
  const listed = useSitePages()(page.routePath);
  return (
    <PageContext.Provider value={{ ...context, data: completePage(page, listed?.toc) }}>
      <PageLayout />
    </PageContext.Provider>
  );
}

function PageLayout() {
  const { page } = usePage();
  const parts = { ...getCustomMDXComponent(), $$$callout$$$: Callout };
  usePageTitle();
  return (
    <MDXProvider components={parts}>
      {/* First, because the script looks for its words as soon as there is something to name. */}
      <PageLabels version={page.version} />
      <OriginalLayout />
    </MDXProvider>
  );
}

/** The words that the script of the page shows, in its language, and the place where it announces changes. */
function PageLabels({ version }: { version: string }) {
  const label = useLabel();
  const labels = {
    'data-code': label('codeText'),
    'data-table': label('tableText'),
    'data-copied': label('codeCopiedText'),
    'data-failed': label('codeCopyFailedText'),
    'data-zoom-image': label('imageZoomText'),
    'data-glossary': label('glossaryText'),
    'data-link-copied': label('linkCopiedText'),
    'data-search-loading': label('search.loading'),
    'data-search-all-docs': label('search.allDocs', { query: '{{query}}' }),
    'data-retry': label('search.retry'),
    'data-load-failed': label('userVariablesFailedText'),
    'data-site-changed': label('siteChangedText'),
    'data-reload': label('reloadText'),
    'data-offline': label('offlineText'),
    'data-close': label('closeText'),
    'data-page-loading': label('pageLoadingText'),
    'data-version': version || undefined,
  };
  return (
    <div data-part="labels" data-keep={`labels ${version}`} id={LABELS_ID} {...labels}>
      <p id={STATUS_ID} className="frame-hidden" role="status" />
      <CodeButtons />
    </div>
  );
}

/**
 * Titles the window of pages that Rspress leaves with the name of the site alone: those of type custom and blank, and
 * those without any title, such as an overview. Their title is that of their heading, or else that of their folder.
 */
function usePageTitle(): void {
  const { site } = useSite();
  const { page } = usePage();
  const { title: siteTitle } = useLocaleSiteData();
  const { frontmatter, pageType, routePath } = page;
  const own = (frontmatter?.title as string | undefined) ?? page.title;
  const isLeftOut = pageType === 'custom' || pageType === 'blank' || (pageType.startsWith('doc') && !own);
  const title = own || titleOfRoute(routePath);
  const suffix = (frontmatter?.titleSuffix as string | undefined) ?? (site.title || siteTitle);
  const full = `${title} - ${(suffix ?? '').trim().replace(/^[-|]\s*/, '')}`;
  useHead(
    isLeftOut && title ? { title: full, meta: [{ property: 'og:title', content: full }] } : {},
    // Takes precedence over Rspress's, whichever of the two is rendered first.
    { tagPriority: 'high' },
  );
}
