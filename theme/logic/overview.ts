/** A page as the overview lists it. */
export interface OverviewItem {
  text: string;
  link: string;
  headings: { id: string; text: string }[];
}

export interface OverviewGroup {
  name: string;
  items: OverviewItem[];
}

/** The parts of a sidebar entry that the overview depends on. */
export interface OverviewEntry {
  text?: string;
  link?: string;
  items?: OverviewEntry[];
  sectionHeaderText?: string;
}

/** A heading of a page, as Rspress lists it. */
export interface PageHeading {
  id: string;
  text: string;
  depth: number;
}

/** Title of the group that holds pages outside any group. */
const DEFAULT_GROUP = 'Others';

/**
 * Groups the pages below an overview page as the sidebar does. A group inside a group becomes a group of its own,
 * and a section header begins one.
 * @param isBelow tells whether a link leads below the overview page
 * @param headingsOf gives the headings of a page, of the depths that the overview shows
 */
export function overviewGroups(
  entries: OverviewEntry[],
  isBelow: (link: string) => boolean,
  headingsOf: (link: string) => OverviewItem['headings'],
): OverviewGroup[] {
  const groups: OverviewGroup[] = [];
  const add = (name: string, text: string, link: string) => {
    const item = { text, link, headings: headingsOf(link) };
    const group = groups.find((candidate) => candidate.name === name);
    if (group) group.items.push(item);
    else groups.push({ name, items: [item] });
  };
  const walk = (list: OverviewEntry[], path: string[]) => {
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
  return groups;
}

/** The pages below an overview page are listed without the name of the group that the page itself opens. */
function withoutOwnGroup(entries: OverviewEntry[], isBelow: (link: string) => boolean): OverviewEntry[] {
  const own = entries.find(({ items, link }) => items && !(link && isBelow(link)) && holdsBelow(items, isBelow));
  const others = entries.filter((entry) => entry.link && isBelow(entry.link));
  const isOnly =
    own?.items && others.length === 0 && !entries.some((e) => e !== own && e.items && holdsBelow(e.items, isBelow));
  return isOnly && own.link ? withoutOwnGroup(own.items as OverviewEntry[], isBelow) : entries;
}

function holdsBelow(items: OverviewEntry[], isBelow: (link: string) => boolean): boolean {
  return items.some(({ link, items: inner = [] }) => (link && isBelow(link)) || holdsBelow(inner, isBelow));
}

/**
 * Keeps what matches a keyword: a whole group by its name, a page by its title, or a page with the headings that
 * match. Case is ignored and a hyphen counts as a space.
 */
export function filterGroups(groups: OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = normalize(keyword.trim());
  if (wanted === '') return groups;
  const matches = (text: string) => normalize(text).includes(wanted);
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const items = group.items.flatMap((item) => {
      if (matches(item.text)) return [item];
      const headings = item.headings.filter((heading) => matches(heading.text));
      return headings.length > 0 ? [{ ...item, headings }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/-/g, ' ');
}
