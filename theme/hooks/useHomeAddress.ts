import { useLocation, useSite } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

/** Gives the home page its closing slash, which the router leaves out: a plain host has nothing at `/docs`. */
export function useHomeAddress(): void {
  const { site } = useSite();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== '/') return;
    const { pathname: shown, search, hash } = window.location;
    if (`${shown}/` === site.base) window.history.replaceState(window.history.state, '', site.base + search + hash);
  }, [pathname, site.base]);
}
