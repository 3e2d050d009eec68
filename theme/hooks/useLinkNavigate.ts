import {
  initPageData,
  isActive,
  pathnameToRouteService,
  useLocation,
  useNavigate,
  useSite,
  warmPageData,
} from '@rspress/core/runtime';
import nprogress from 'nprogress';
import { startTransition as reactStartTransition, useCallback } from 'react';
import { linkTarget } from '../logic/href.ts';

/** Milliseconds after which a slow page shows the progress bar. */
const PROGRESS_DELAY = 200;

nprogress.configure({ showSpinner: false });

type StartTransition = (work: () => void) => void;

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
      if (target.kind !== 'page' || !findRoute(target.route)) {
        window.location.assign(target.href);
        return;
      }
      if (!isSamePage(target.route, pathname) && !(await loadPage(target.route))) {
        window.location.assign(target.href);
        return;
      }
      startTransition(() => void navigate(target.path));
    },
    [pathname, navigate, site.base, startTransition],
  );
}

async function loadPage(route: string): Promise<boolean> {
  const timer = setTimeout(() => nprogress.start(), PROGRESS_DELAY);
  try {
    warmPageData(route, await initPageData(route));
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    nprogress.done();
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
