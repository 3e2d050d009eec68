import { useLocation } from '@rspress/core/runtime';
import { pagePath } from '../logic/pagePath.ts';
import { rememberByObject, rememberByText } from '../logic/remember.ts';
import { buildSidebar, type SidebarBlock, type SidebarEntry, type SidebarNode, trailsOf } from '../logic/sidebar.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/** The tree of a section is the same for all its pages. */
const treesOf = rememberByObject((entries: SidebarEntry[]) =>
  rememberByText((name) => {
    const blocks = buildSidebar(entries, name);
    return { blocks, trails: trailsOf(blocks) };
  }),
);

/** The way to a page that the sidebar does not name. */
const NO_TRAIL: string[] = [];

export interface SidebarTree {
  blocks: SidebarBlock[];
  /** Key of the node that leads to the page in view. */
  activeKey: string | undefined;
  isOpen: (node: SidebarNode) => boolean;
}

/** The sidebar of the page in view: groups of the active page are open, others as configured. */
export function useSidebarTree(): SidebarTree {
  const [name, entries] = useSidebarSection();
  const { pathname } = useLocation();
  const { blocks, trails } = treesOf(entries)(name);
  const trail = trails.get(pagePath(pathname)) ?? NO_TRAIL;
  return {
    blocks,
    activeKey: trail.at(-1),
    isOpen: ({ key, group }) => !group?.isCollapsible || trail.includes(key) || !group.startsCollapsed,
  };
}
