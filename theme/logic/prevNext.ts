/** The parts of a sidebar entry that reading order depends on. */
export interface SidebarEntry {
  text?: string;
  link?: string;
  items?: SidebarEntry[];
}

export interface Neighbour {
  text: string;
  link: string;
}

/**
 * Finds the pages before and after a page in sidebar order.
 * Only pages of the site count, and a page that the sidebar does not name has no neighbours.
 * @param isPage tells a link to a page of the site from any other link
 * @param isCurrent tells the link of the page in view
 */
export function findNeighbours(
  sidebar: SidebarEntry[],
  isPage: (link: string) => boolean,
  isCurrent: (link: string) => boolean,
): { previous: Neighbour | null; next: Neighbour | null } {
  const pages = readingOrder(sidebar, isPage);
  const index = pages.findIndex((page) => isCurrent(page.link));
  if (index === -1) return { previous: null, next: null };
  return { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null };
}

function readingOrder(entries: SidebarEntry[], isPage: (link: string) => boolean): Neighbour[] {
  return entries.flatMap(({ text = '', link, items = [] }) => {
    const own = link && isPage(link) ? [{ text, link }] : [];
    return [...own, ...readingOrder(items, isPage)];
  });
}
