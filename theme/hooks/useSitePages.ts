import { usePages } from '@rspress/core/runtime';
import { pagePath } from '../shared/pagePath.ts';

type SitePage = ReturnType<typeof usePages>['pages'][number];

/** The pages by their path. A search among all pages on each page would make large sites take ever longer to build. */
let pagesByPath: { of?: SitePage[]; map: ReadonlyMap<string, SitePage> } = { map: new Map() };

/** Finds a page of the site by a link to it. */
export function useSitePages(): (link: string) => SitePage | undefined {
  const { pages } = usePages();
  if (pagesByPath.of !== pages)
    pagesByPath = { of: pages, map: new Map(pages.map((page) => [pagePath(page.routePath), page])) };
  return (link) => pagesByPath.map.get(pagePath(link));
}
