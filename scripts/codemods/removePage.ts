import { addRedirect, linksTo, relink, unlinked } from './relink.ts';
import { removeEntry } from './sidebars.ts';
import { CodemodError, Draft, findPage, type Plan, type Site } from './site.ts';

/**
 * Plans the removal of a page: its file and its entry in the sidebar go, links to it lead to another page, and so does
 * its address. What the links say is left to the writer.
 * @param named address or file of the page
 * @param instead the page that answers its readers from now on, with the anchor of a section where one does
 * @throws CodemodError without such a page, with the places that link to the one to be removed
 */
export function removePage(site: Site, named: string, instead: string | undefined): Plan {
  const { route, file } = findPage(site, named);
  const links = linksTo(site, route);
  if (!instead) {
    const linked = links.length > 0 ? `\nIt is linked from:\n  ${links.join('\n  ')}` : '';
    throw new CodemodError(`Say which page answers the readers of ${route}: --to /another/page.${linked}`);
  }
  const [page, anchor] = instead.split('#');
  const { route: targetPage, file: targetFile } = findPage(site, page);
  const target = anchor ? `${targetPage}#${anchor}` : targetPage;
  if (targetPage === route) throw new CodemodError('A page cannot take its own place.');
  const draft = new Draft(site);
  // A link of the other page would lead to itself.
  draft.texts.set(targetFile, unlinked(draft.text(targetFile), route));
  relink(draft, route, target, true);
  removeEntry(draft, file);
  addRedirect(draft, route, target);
  draft.texts.delete(file);
  const others = links.filter((place) => !place.startsWith(`${file}:`));
  return draft.plan(
    others.map((place) => {
      const now = place.startsWith(`${targetFile}:`) ? 'is no link any more' : `leads to ${target} now`;
      return `${place}  ${now}: see whether its words fit`;
    }),
  );
}
