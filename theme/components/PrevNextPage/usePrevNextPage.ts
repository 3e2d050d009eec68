import { pathnameToRouteService, useLocation } from '@rspress/core/runtime';
import { linkTarget } from '../../shared/href.ts';
import { useSidebarSection } from '../Sidebar/useSidebarSection.ts';
import { neighborsOf } from './neighbors.ts';

/** The neighbors of the page in view. Rspress's own hook lists external links and gives stray pages a false "next". */
export function usePrevNextPage() {
  const { pathname } = useLocation();
  const [, entries] = useSidebarSection();
  return neighborsOf(entries, pathname, (link) => {
    const target = linkTarget(link, '/');
    return target.kind === 'page' && Boolean(pathnameToRouteService(target.route));
  });
}
