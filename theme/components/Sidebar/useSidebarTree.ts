import { useLocation } from '@rspress/core/runtime';
import { memoizeByObject, memoizeByText } from '../../shared/memoize.ts';
import { pagePath } from '../../shared/pagePath.ts';
import {
  buildSidebar,
  hasFilter,
  type SidebarBlock,
  type SidebarEntry,
  type SidebarNode,
  trailsOf,
} from './sidebarTree.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/** The tree of a section is the same for all its pages. */
const treesOf = memoizeByObject((entries: SidebarEntry[]) =>
  memoizeByText((name) => {
    const blocks = buildSidebar(entries, name);
    const trails = trailsOf(blocks);
    return { blocks, trails, hasFilter: hasFilter(trails) };
  }),
);

/** The way to a page that the sidebar does not name. */
const NO_TRAIL: string[] = [];

export interface SidebarTree {
  blocks: SidebarBlock[];
  /** Key of the node that leads to the page in view. */
  activeKey: string | undefined;
  isOpen: (node: SidebarNode) => boolean;
  hasFilter: boolean;
}

/** The sidebar of the page in view: groups of the active page are open, others as configured. */
export function useSidebarTree(): SidebarTree {
  const [name, entries] = useSidebarSection();
  const { pathname } = useLocation();
  const { blocks, trails, hasFilter } = treesOf(entries)(name);
  const trail = trails.get(pagePath(pathname)) ?? NO_TRAIL;
  return {
    blocks,
    hasFilter,
    activeKey: trail.at(-1),
    isOpen: ({ key, group }) => !group?.isCollapsible || trail.includes(key) || !group.startsCollapsed,
  };
}
