import { useLocaleSiteData, useLocation } from '@rspress/core/runtime';
import { type SidebarEntry, sectionOf, withFolderNames } from './sidebarTree.ts';

/**
 * The name and the entries of the sidebar section that the page in view belongs to. Rspress's own hook takes
 * `/reference` for the section of `/references-x` and throws on a path that cannot be decoded.
 */
export function useSidebarSection(): [string, SidebarEntry[]] {
  const sidebar = useLocaleSiteData().sidebar as Record<string, SidebarEntry[]> | undefined;
  const { pathname } = useLocation();
  const [name, entries] = sectionOf(sidebar ?? {}, pathname);
  return [name, withFolderNames(entries)];
}
