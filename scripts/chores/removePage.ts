import { linksTo, redirected, relinked } from './links.ts';
import { withoutEntry } from './sidebars.ts';
import { type Change, ChoreError, findPage, type Site } from './site.ts';

/**
 * Plans the removal of a page: its file and its entry in the sidebar go, links to it lead to another page, and so does
 * its address.
 * @param named address or file of the page
 * @param instead the page that answers its readers from now on
 * @throws ChoreError without such a page, with the places that link to the one to be removed
 */
export function removePage(site: Site, named: string, instead: string | undefined): Change[] {
  const { route, file } = findPage(site, named);
  if (!instead) {
    const places = linksTo(site, route);
    const linked = places.length > 0 ? `\nIt is linked from:\n  ${places.join('\n  ')}` : '';
    throw new ChoreError(`Say which page answers the readers of ${route}: --to /another/page.${linked}`);
  }
  const target = findPage(site, instead).route;
  if (target === route) throw new ChoreError('A page cannot take its own place.');
  const texts = relinked(site, route, target, true);
  texts.delete(file);
  const { change } = withoutEntry({ ...site, texts: new Map([...site.texts, ...texts]) }, file);
  if (change?.kind === 'write') texts.set(change.file, change.text);
  texts.set(site.redirects, redirected(site, route, target));
  return [{ kind: 'delete', file }, ...[...texts].map(([name, text]): Change => ({ kind: 'write', file: name, text }))];
}
