import { isWithin, pageOfLink } from '../../shared/pagePath.ts';
import { titleOfRoute } from '../../shared/routeTitle.ts';

/** An entry as the configuration gives it: a page, a group, a divider or a section header. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  icon?: string;
  tag?: string;
  context?: string;
  items?: SidebarEntry[];
  collapsible?: boolean;
  collapsed?: boolean;
  dividerType?: 'dashed' | 'solid';
  sectionHeaderText?: string;
}

/** A page or a group of the tree. */
export interface SidebarNode {
  /** Place in the tree, the same for every page of the section. */
  key: string;
  text: string;
  link?: string;
  icon?: string;
  tag?: string;
  context?: string;
  group?: SidebarGroup;
}

/** What is in a node of the tree. */
export interface SidebarGroup {
  blocks: SidebarBlock[];
  isCollapsible: boolean;
  startsCollapsed: boolean;
}

/** A run of nodes between dividers and section headers, so that each is a list of its own. */
export interface SidebarBlock {
  key: string;
  divider?: 'dashed' | 'solid';
  header?: { text: string; icon?: string; tag?: string };
  nodes: SidebarNode[];
}

/** The section of the sidebar that a page belongs to: the longest path that contains it. */
export function sectionOf(sidebar: Record<string, SidebarEntry[]>, pathname: string): [string, SidebarEntry[]] {
  const names = Object.keys(sidebar).filter((name) => isWithin(name, pathname));
  const [name = ''] = names.sort((a, b) => b.length - a.length);
  return [name, sidebar[name] ?? []];
}

/** Calls index pages without a title as their folder: Rspress lists them as "index", after their file. */
export function withFolderNames(entries: SidebarEntry[]): SidebarEntry[] {
  return entries.flat().map((entry) => {
    const isUnnamed =
      entry?.text === 'index' && entry.link !== undefined && /\/(?:index(?:\.html)?)?$/.test(entry.link);
    const text = isUnnamed ? titleOfRoute(String(entry.link).replace(/index(?:\.html)?$/, '')) : entry?.text;
    return { ...entry, ...(text && { text }), ...(entry?.items && { items: withFolderNames(entry.items) }) };
  });
}

/**
 * Builds the tree of a section. Everything in it is new: the configuration object is shared by all pages.
 * @param prefix start of every key, e.g. the name of the section
 */
export function buildSidebar(entries: SidebarEntry[], prefix: string): SidebarBlock[] {
  const blocks: SidebarBlock[] = [];
  const begin = (block: Omit<SidebarBlock, 'key' | 'nodes'>): SidebarBlock => {
    blocks.push({ ...block, key: `${prefix}:${blocks.length}`, nodes: [] });
    return blocks[blocks.length - 1];
  };
  const current = () => blocks.at(-1) ?? begin({});
  for (const [index, entry] of entries.filter(Boolean).flat().entries()) {
    if (entry.dividerType) {
      begin({ divider: entry.dividerType });
    } else if (entry.sectionHeaderText !== undefined) {
      const header = { text: entry.sectionHeaderText, icon: entry.icon, tag: entry.tag };
      const last = blocks.at(-1);
      if (last && !last.header && last.nodes.length === 0) last.header = header;
      else begin({ header });
    } else {
      current().nodes.push(toNode(entry, `${prefix}/${index}`));
    }
  }
  return blocks;
}

function toNode(entry: SidebarEntry, key: string): SidebarNode {
  const { text = '', link, icon, tag, context, items, collapsible = true, collapsed = false } = entry;
  const node: SidebarNode = { key, text, link: link || undefined, icon, tag, context };
  if (Array.isArray(items)) {
    const isCollapsible = collapsible && items.length > 0;
    node.group = { blocks: buildSidebar(items, key), isCollapsible, startsCollapsed: isCollapsible && collapsed };
  }
  return node;
}

/**
 * The way to each page that the tree names: the keys from the outermost group to its node. Pages are in the form of
 * `pagePath`. Where a page occurs twice, the first place counts.
 */
export function trailsOf(blocks: SidebarBlock[]): ReadonlyMap<string, string[]> {
  const trails = new Map<string, string[]>();
  const walk = (inner: SidebarBlock[], outer: string[]) => {
    for (const { key, link, group } of inner.flatMap((block) => block.nodes)) {
      const trail = [...outer, key];
      // A link to a heading is about that heading, and not about its page.
      const page = link?.includes('#') ? undefined : pageOfLink(link);
      if (page !== undefined && !trails.has(page)) trails.set(page, trail);
      if (group) walk(group.blocks, trail);
    }
  };
  walk(blocks, []);
  return trails;
}

/** Pages of a section from which on a reader looks for one rather than reads their names. */
const FILTERED_PAGES = 15;

/** Whether a sidebar is long enough to be narrowed down. */
export function hasFilter(trails: ReadonlyMap<string, string[]>): boolean {
  return trails.size >= FILTERED_PAGES;
}
