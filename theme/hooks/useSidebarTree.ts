import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useState } from 'react';
import { pagePath } from '../logic/pagePath.ts';
import { rememberByObject, rememberByText } from '../logic/remember.ts';
import { buildSidebar, type SidebarBlock, type SidebarEntry, type SidebarNode, trailsOf } from '../logic/sidebar.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/** What readers opened and closed, kept while they visit pages without a sidebar. Only the browser writes it. */
let remembered: ReadonlyMap<string, boolean> = new Map();

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
  toggle: (node: SidebarNode) => void;
}

/** The sidebar of the page in view: groups of the active page are open, others as configured or as readers left them. */
export function useSidebarTree(): SidebarTree {
  const [name, entries] = useSidebarSection();
  const { pathname } = useLocation();
  const { blocks, trails } = treesOf(entries)(name);
  const trail = trails.get(pagePath(pathname)) ?? NO_TRAIL;
  const [choices, setChoices] = useState(remembered);

  const choose = (keys: string[], isOpen: boolean) => {
    remembered = new Map([...remembered, ...keys.map((key) => [key, isOpen] as const)]);
    setChoices(remembered);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: groups open when another page is shown, not at other times
  useLayoutEffect(() => choose(trail, true), [trail]);

  const isOpen = ({ key, group }: SidebarNode) =>
    !group?.isCollapsible || (choices.get(key) ?? (trail.includes(key) || !group.startsCollapsed));
  return {
    blocks,
    activeKey: trail.at(-1),
    isOpen,
    toggle: (node) => choose([node.key], !isOpen(node)),
  };
}
