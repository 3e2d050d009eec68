import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect, useMemo, useState } from 'react';
import { isSamePage } from '../logic/pagePath.ts';
import { activeTrail, buildSidebar, type SidebarBlock, type SidebarNode } from '../logic/sidebar.ts';
import { useSidebarSection } from './useSidebarSection.ts';

/** What readers opened and closed, kept while they visit pages without a sidebar. Only the browser writes it. */
let remembered: ReadonlyMap<string, boolean> = new Map();

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
  const blocks = useMemo(() => buildSidebar(entries, name), [entries, name]);
  const trail = useMemo(() => activeTrail(blocks, (link) => isSamePage(link, pathname)), [blocks, pathname]);
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
