import { pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { linkTarget } from '../logic/href.ts';
import { isSamePage } from '../logic/pagePath.ts';
import { findNeighbours } from '../logic/prevNext.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/** The neighbours of the page in view. Rspress's own hook lists external links and gives stray pages a false "next". */
export function usePrevNextPage() {
  const { pathname } = useLocation();
  const [, sidebar] = useSidebarSection();
  const isPage = (link: string) => {
    const target = linkTarget(link, '/');
    return target.kind === 'page' && Boolean(pathnameToRouteService(target.route));
  };
  const { previous, next } = findNeighbours(sidebar, isPage, (link) => isSamePage(link, pathname));
  return { prevPage: previous, nextPage: next };
}
