import { isSamePage } from '../../shared/pagePath.ts';
import { leadsToPage, type SidebarEntry, sidebarPlaces } from '../Sidebar/sidebarTree.ts';

export interface Neighbor {
  text: string;
  link: string;
}

/**
 * The pages before and after a page, in the order of its sidebar. A page that the sidebar doesn't name has none.
 * @param isPage whether a link leads to a page of the site
 */
export function neighborsOf(entries: SidebarEntry[], pathname: string, isPage: (link: string) => boolean) {
  const pages = sidebarPlaces(entries).flatMap(({ entry }): Neighbor[] => {
    const { text = '', link } = entry;
    return link && leadsToPage(entry) ? [{ text, link }] : [];
  });
  const own = pages.findIndex(({ link }) => isSamePage(link, pathname));
  const isNeighbor = ({ link }: Neighbor) => isPage(link);
  return {
    prevPage: pages.slice(0, Math.max(0, own)).findLast(isNeighbor) ?? null,
    nextPage: own === -1 ? null : (pages.slice(own + 1).find(isNeighbor) ?? null),
  };
}
