import { isSamePage, isWithin } from '../../shared/pagePath.ts';
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

/** A run of entries between dividers and section headers, so that each is a list of its own. */
export interface SidebarBlock {
  divider?: 'dashed' | 'solid';
  header?: SidebarEntry;
  /** Pages and groups, each with its position among all entries. */
  entries: [position: number, SidebarEntry][];
}

/** The section of the sidebar that a page belongs to: the longest path that contains it. */
export function sectionOf(sidebar: Record<string, SidebarEntry[]>, pathname: string): [string, SidebarEntry[]] {
  const names = Object.keys(sidebar).filter((name) => isWithin(name, pathname));
  const [name = ''] = names.sort((a, b) => b.length - a.length);
  return [name, sidebar[name] ?? []];
}

/** Calls index pages without a title as their folder: Rspress lists them as "index", after their file. */
export function withFolderNames(entries: SidebarEntry[]): SidebarEntry[] {
  return entries.flat().map(({ items, ...entry }) => {
    const { text, link = '' } = entry;
    const isUnnamed = text === 'index' && /\/(?:index(?:\.html)?)?$/.test(link);
    return {
      ...entry,
      ...(isUnnamed && { text: titleOfRoute(link.replace(/index(?:\.html)?$/, '')) }),
      ...(items && { items: withFolderNames(items) }),
    };
  });
}

/** Splits a list of entries at its dividers and section headers. */
export function sidebarBlocks(entries: SidebarEntry[]): SidebarBlock[] {
  const blocks: SidebarBlock[] = [];
  for (const [position, entry] of entries.entries()) {
    const last = blocks.at(-1);
    if (entry.dividerType) blocks.push({ divider: entry.dividerType, entries: [] });
    else if (entry.sectionHeaderText !== undefined) {
      // A header right below a divider belongs to it.
      if (last && !last.header && last.entries.length === 0) last.header = entry;
      else blocks.push({ header: entry, entries: [] });
    } else if (last) last.entries.push([position, entry]);
    else blocks.push({ entries: [[position, entry]] });
  }
  return blocks;
}

/** An entry, and the groups around it from the outside in. */
interface SidebarPlace {
  entry: SidebarEntry;
  groups: SidebarEntry[];
}

/** Every entry of a sidebar, in its order. */
export function sidebarPlaces(entries: readonly SidebarEntry[], groups: SidebarEntry[] = []): SidebarPlace[] {
  return entries.flatMap((entry) => [{ entry, groups }, ...sidebarPlaces(entry.items ?? [], [...groups, entry])]);
}

/** Where a sidebar names a page. Where it does so twice, the first place counts. */
export function placeOfPage(entries: readonly SidebarEntry[], pathname: string): SidebarPlace | undefined {
  return sidebarPlaces(entries).find(({ entry }) => leadsToPage(entry) && isSamePage(entry.link, pathname));
}

/** A link to a heading is about that heading, and not about its page. */
export function leadsToPage({ link }: SidebarEntry): boolean {
  return Boolean(link) && !link?.includes('#');
}

/** Pages of a section from which on a reader looks for one rather than reads their names. */
const FILTERED_PAGES = 15;

/** Whether a sidebar is long enough to be narrowed down. */
export function hasFilter(entries: readonly SidebarEntry[]): boolean {
  return sidebarPlaces(entries).filter(({ entry }) => leadsToPage(entry)).length >= FILTERED_PAGES;
}
