import { useLocation, useNavigate, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { notifyPage } from '../../client/pageEvents.ts';
import { linkTarget } from '../../shared/href.ts';

/**
 * The dev server sends no HTML that could be put in place of another page, so that there the router of Rspress changes
 * pages, and the script of the pages hears of it.
 */
export function DevNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { site } = useSite();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || link.target || isElsewhere || event.defaultPrevented) return;
      const target = linkTarget(link.getAttribute('href') ?? '', site.base);
      if (target.kind !== 'page') return;
      event.preventDefault();
      void navigate(target.path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate, site.base]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page.
  useEffect(notifyPage, [pathname]);
  return null;
}
