import { useHead, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import { titleOfRoute } from '../../shared/routeTitle.ts';

/**
 * Titles the window of pages that Rspress leaves with the name of the site alone: those of type custom and blank, and
 * those without any title, such as an overview. They are called as their heading says, else as their folder.
 */
export function usePageTitle(): void {
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
    // Above what Rspress says, whichever of the two is drawn first.
    { tagPriority: 'high' },
  );
}
