import { isEqualPath, pathnameToRouteService, useLocation, useSidebar } from '@rspress/core/runtime';
import { linkTarget } from '../logic/href.ts';
import { findNeighbours, type SidebarEntry } from '../logic/prevNext.ts';

/** The neighbours of the page in view. Rspress's own hook lists external links and gives stray pages a false "next". */
export function usePrevNextPage() {
  const { pathname } = useLocation();
  const sidebar = useSidebar() as SidebarEntry[];
  const isPage = (link: string) => {
    const target = linkTarget(link, '/');
    return target.kind === 'page' && Boolean(pathnameToRouteService(target.route));
  };
  const { previous, next } = findNeighbours(sidebar, isPage, (link) => isEqualPath(link, pathname));
  return { prevPage: previous, nextPage: next };
}
