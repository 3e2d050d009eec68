import { isSamePage } from '../../shared/pagePath.ts';
import type { SidebarEntry } from '../Sidebar/sidebarTree.ts';

/** A page as the overview lists it. */
export interface OverviewItem {
  text: string;
  link: string;
  /** One sentence about the page. Empty where it has none. */
  description: string;
  headings: { id: string; text: string }[];
}

export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

interface KnownPage {
  description?: string;
  toc?: readonly { id: string; text: string; depth: number }[];
}

/** Depth of the headings that an overview lists where its page names none. */
const DEFAULT_DEPTHS = [2];

const DEFAULT_GROUP = 'Others';

/**
 * Groups the pages in the folder of an overview page as the sidebar does. A group inside a group becomes a group of its
 * own, and a section header begins one.
 * @param entries sidebar of the section that the page belongs to
 * @param pageAt finds a page by a link to it
 */
export function overviewGroups(
  { routePath, frontmatter }: { routePath: string; frontmatter: Record<string, unknown> },
  entries: SidebarEntry[],
  pageAt: (link: string) => KnownPage | undefined,
): OverviewGroup[] {
  const depths = (frontmatter.overviewHeaders as number[] | undefined) ?? DEFAULT_DEPTHS;
  const folder = routePath.replace(/[^/]*$/, '');
  const isBelow = (link: string) => link.startsWith(folder) && !isSamePage(link, routePath);
  const groups: OverviewGroup[] = [];
  const add = (name: string, text: string, link: string) => {
    const { description = '', toc = [] } = pageAt(link) ?? {};
    const item = { text, link, description, headings: toc.filter(({ depth }) => depths.includes(depth)) };
    const group = groups.find((candidate) => candidate.name === name);
    if (group) group.items.push(item);
    else groups.push({ name, items: [item] });
  };
  const walk = (list: SidebarEntry[], path: string[]) => {
    let header: string[] = [];
    for (const { text = '', link = '', items, sectionHeaderText } of list) {
      if (sectionHeaderText) {
        header = [sectionHeaderText];
        continue;
      }
      const inner = [...path, ...header, ...(items ? [text] : [])];
      if (link !== '' && isBelow(link)) add(inner.join(': ') || DEFAULT_GROUP, text, link);
      if (items) walk(items, inner);
    }
  };
  walk(withoutOwnGroup(entries, isBelow), []);
  return withoutCommonHeadings(groups);
}

/** Pages that may share a heading. One that more of them have, such as "Related", describes none of them. */
const SHARED_AT_MOST = 2;

function withoutCommonHeadings(groups: OverviewGroup[]): OverviewGroup[] {
  const pages = new Map<string, number>();
  for (const { headings } of groups.flatMap(({ items }) => items)) {
    for (const text of new Set(headings.map((heading) => normalize(heading.text)))) {
      pages.set(text, (pages.get(text) ?? 0) + 1);
    }
  }
  const isOwn = ({ text }: { text: string }) => (pages.get(normalize(text)) ?? 0) <= SHARED_AT_MOST;
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, headings: item.headings.filter(isOwn) })),
  }));
}

/** The pages below an overview page are listed without the name of the group that the page itself opens. */
function withoutOwnGroup(entries: SidebarEntry[], isBelow: (link: string) => boolean): SidebarEntry[] {
  const own = entries.find(({ items, link }) => items && !(link && isBelow(link)) && hasBelow(items, isBelow));
  const others = entries.filter((entry) => entry.link && isBelow(entry.link));
  const isOnly =
    own?.items && others.length === 0 && !entries.some((e) => e !== own && e.items && hasBelow(e.items, isBelow));
  return isOnly && own.link ? withoutOwnGroup(own.items as SidebarEntry[], isBelow) : entries;
}

function hasBelow(items: SidebarEntry[], isBelow: (link: string) => boolean): boolean {
  return items.some(({ link, items: inner = [] }) => (link && isBelow(link)) || hasBelow(inner, isBelow));
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/-/g, ' ');
}
