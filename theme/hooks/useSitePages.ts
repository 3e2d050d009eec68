import { usePages } from '@rspress/core/runtime';
import { pagePath } from '../shared/pagePath.ts';

type SitePage = ReturnType<typeof usePages>['pages'][number];

/** Finds a page of the site by a link to it. */
export function useSitePages(): (link: string) => SitePage | undefined {
  const { pages } = usePages();
  return (link) => {
    const path = pagePath(link);
    return pages.find(({ routePath }) => pagePath(routePath) === path);
  };
}
