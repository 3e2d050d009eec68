import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';

/**
 * Begins a new page at its top. It replaces Rspress's, which fails on a hash that cannot be decoded and undoes the
 * position that the browser restores after a reload.
 */
export function useScrollReset(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (hash === '' && type !== 'POP') window.scrollTo(0, 0);
  }, [pathname, hash, type]);
}
