import {
  initPageData,
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  useSite,
  warmPageData,
} from '@rspress/core/runtime';
import { startTransition as reactStartTransition, useCallback } from 'react';
import { linkTarget } from '../logic/href.ts';
import { startProgress } from './progressBar.ts';

type StartTransition = (work: () => void) => void;

/** Counts navigations: a slow page must not take the reader away from one that was chosen after it. */
let latest = 0;

/**
 * Goes to a page of the site without a full load. Where the page's script cannot be had, because the site was
 * deployed anew or the network failed, the browser loads the address itself: Rspress would stay on the old page.
 */
export function useLinkNavigate({
  startTransition = reactStartTransition,
}: {
  startTransition?: StartTransition;
} = {}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { site } = useSite();
  return useCallback(
    async (link: string) => {
      const target = linkTarget(link, site.base);
      const navigation = ++latest;
      const from = window.location.pathname;
      if (target.kind !== 'page' || !findRoute(target.route)) {
        window.location.assign(target.href);
        return;
      }
      const isLoaded = isSamePage(target.route, pathname) || (await loadPage(pathOf(target.path)));
      if (navigation !== latest || window.location.pathname !== from) return;
      if (!isLoaded) {
        window.location.assign(target.href);
        return;
      }
      startTransition(() => void navigate(target.path));
    },
    [pathname, navigate, site.base, startTransition],
  );
}

/** Rspress finds the data that is kept ready by the path that the router will have. */
function pathOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

async function loadPage(path: string): Promise<boolean> {
  const endProgress = startProgress();
  try {
    warmPageData(path, await initPageData(path));
    return true;
  } catch {
    return false;
  } finally {
    endProgress();
  }
}

/** Loads a page's script ahead of the click. A failure is left to the click itself. */
export function preloadPage(route: string): void {
  findRoute(route)
    ?.preload()
    .catch(() => {});
}

function findRoute(route: string): ReturnType<typeof pathnameToRouteService> {
  try {
    return pathnameToRouteService(route);
  } catch {
    // A path that cannot be decoded is nobody's route.
    return undefined;
  }
}

function isSamePage(route: string, pathname: string): boolean {
  try {
    return isActive(route, pathname);
  } catch {
    return false;
  }
}
