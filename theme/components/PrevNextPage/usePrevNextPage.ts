import { pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { linkTarget } from '../../shared/href.ts';
import { memoizeByObject } from '../../shared/memoize.ts';
import { pagePath } from '../../shared/pagePath.ts';
import type { SidebarEntry } from '../Sidebar/sidebarTree.ts';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
import { neighboursOf } from './neighbors.ts';

/** All pages of a section have their neighbours from one reading of its sidebar. */
const neighboursIn = memoizeByObject((sidebar: SidebarEntry[]) =>
  neighboursOf(sidebar, (link) => {
    const target = linkTarget(link, '/');
    return target.kind === 'page' && Boolean(pathnameToRouteService(target.route));
  }),
);

/** The neighbours of the page in view. Rspress's own hook lists external links and gives stray pages a false "next". */
export function usePrevNextPage() {
  const { pathname } = useLocation();
  const [, sidebar] = useSidebarSection();
  const { previous = null, next = null } = neighboursIn(sidebar).get(pagePath(pathname)) ?? {};
  return { prevPage: previous, nextPage: next };
}
