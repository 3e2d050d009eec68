import { useLocaleSiteData, useLocation } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { memoizeByObject } from '../../shared/memoize.ts';
import { type SidebarEntry, sectionOf, withFolderNames } from './sidebarTree.ts';

/** All pages of a section get the same entries, by which what is made of them is cached. */
const named = memoizeByObject(withFolderNames);

/**
 * The name and the entries of the sidebar section that the page in view belongs to. Rspress's own hook takes
 * `/reference` for the section of `/references-x` and throws on a path that cannot be decoded.
 */
export function useSidebarSection(): [string, SidebarEntry[]] {
  const sidebar = useLocaleSiteData().sidebar as Record<string, SidebarEntry[]> | undefined;
  const { pathname } = useLocation();
  return useMemo(() => {
    const [name, entries] = sectionOf(sidebar ?? {}, pathname);
    return [name, named(entries)];
  }, [sidebar, pathname]);
}
