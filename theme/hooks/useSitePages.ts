import { usePages } from '@rspress/core/runtime';
import { memoizeByObject } from '../shared/memoize.ts';
import { pagePath } from '../shared/pagePath.ts';

type SitePage = ReturnType<typeof usePages>['pages'][number];

/** All pages look each other up, so that the list is sorted once. */
const byPath = memoizeByObject(
  (pages: readonly SitePage[]) => new Map(pages.map((page) => [pagePath(page.routePath), page])),
);

/** Finds a page of the site by a link to it. */
export function useSitePages(): (link: string) => SitePage | undefined {
  const { pages } = usePages();
  const known = byPath(pages);
  return (link) => known.get(pagePath(link));
}
