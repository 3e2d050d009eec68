import { isSamePage, isWithin, pagePath } from '../../shared/pagePath.ts';
import { placeOfPage, type SidebarEntry } from '../Sidebar/sidebarTree.ts';

/** A step on the way to a page. A group without a page of its own has no link. */
export interface Crumb {
  text: string;
  link?: string;
}

/**
 * The way from a section to a page, without the page itself: the groups of the sidebar that contain it, or the folders
 * above it where the sidebar does not name it. The section's own page has none.
 * @param name name of the section, e.g. `/reference`
 * @param entries sidebar of the section
 * @param folderAt gives the page of a folder by its path, such as `/guides`, where it has one
 */
export function crumbsOf(
  name: string,
  entries: readonly SidebarEntry[],
  pathname: string,
  folderAt: (path: string) => Required<Crumb> | undefined,
): Crumb[] {
  // The root of the site is no folder.
  const [root, ...parts] = pagePath(pathname).split('/');
  const folders = parts
    .slice(1)
    .map((_, index) => [root, ...parts.slice(0, index + 1)].join('/'))
    .filter((path) => isWithin(name, path))
    .flatMap((path) => folderAt(path) ?? []);
  const place = placeOfPage(entries, pathname);
  if (!place) return folders;
  const section = folders.filter(({ link }) => isSamePage(link, name));
  const groups = place.groups.filter(({ link }) => !isSamePage(link, name));
  return [...section, ...groups.map(({ text = '', link }) => ({ text, link }))];
}

/**
 * The way to a page for search engines, as a `BreadcrumbList` of schema.org in JSON-LD. No text in it can end the
 * element that it is in.
 * @param steps all of them, the page itself last, each with its full address where it has one
 */
export function breadcrumbData(steps: readonly { text: string; address?: string }[]): string {
  const itemListElement = steps.map(({ text, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text.replace(/[`*]/g, ''),
    ...(address && { item: address }),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  return JSON.stringify(list).replace(/</g, '\\u003c');
}
