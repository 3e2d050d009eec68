import { useLocaleSiteData, useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { type SidebarEntry, sectionOf } from '../logic/sidebar.ts';

/**
 * The name and the entries of the sidebar section that the page in view belongs to. Rspress's own hook takes
 * `/reference` for the section of `/references-x` and throws on a path that cannot be decoded.
 */
export function useSidebarSection(): [string, SidebarEntry[]] {
  const sidebar = useLocaleSiteData().sidebar as Record<string, SidebarEntry[]> | undefined;
  const { pathname } = useLocation();
  return useMemo(() => sectionOf(sidebar ?? {}, pathname), [sidebar, pathname]);
}
