import { pageOfLink } from '../../shared/pagePath.ts';
import type { SidebarEntry } from '../Sidebar/sidebarTree.ts';

export interface Neighbour {
  text: string;
  link: string;
}

/** The pages before and after a page. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/**
 * The neighbours of each page that a sidebar names, in its order. Only pages of the site count. Pages are in the form
 * of `pagePath`; where one occurs twice, the first place counts.
 * @param isPage whether a link leads to a page of the site
 */
export function neighboursOf(sidebar: SidebarEntry[], isPage: (link: string) => boolean): Map<string, Neighbours> {
  const pages = readingOrder(sidebar, isPage);
  const neighbours = new Map<string, Neighbours>();
  for (const [index, { link }] of pages.entries()) {
    const page = pageOfLink(link);
    if (page === undefined || neighbours.has(page)) continue;
    neighbours.set(page, { previous: pages[index - 1] ?? null, next: pages[index + 1] ?? null });
  }
  return neighbours;
}

function readingOrder(entries: SidebarEntry[], isPage: (link: string) => boolean): Neighbour[] {
  return entries.flatMap(({ text = '', link, items = [] }) => {
    // A heading of a page is no page of its own.
    const own = link && !link.includes('#') && isPage(link) ? [{ text, link }] : [];
    return [...own, ...readingOrder(items, isPage)];
  });
}
