import path from 'node:path';
import { addRedirect, relink } from './relink.ts';
import { moveEntry, sidebarOf } from './sidebars.ts';
import { CodemodError, Draft, fileOf, findPage, type Plan, routeNamed, type Site } from './site.ts';

/**
 * Plans the move of a page: its file, every link to it, the sidebars, and a redirect from its old address. A place for
 * the page in a sidebar is left to the writer, where none is above it.
 * @param old address or file of the page
 * @param next its new address or file
 * @throws CodemodError where there is no such page, or something is at the new address already
 */
export function movePage(site: Site, old: string, next: string): Plan {
  const { route, file } = findPage(site, old);
  const to = routeNamed(next, site);
  const target = fileOf(site, to, path.posix.extname(file));
  if (to === route) throw new CodemodError(`The page is at ${route} already.`);
  const taken = site.pages.get(to) ?? (site.texts.has(target) ? target : undefined);
  if (taken) throw new CodemodError(`${taken} is at ${to} already. Move or remove it first.`);
  assertFreeAddress(site, route, to);
  if (route.endsWith('/') && [...site.pages.keys()].some((one) => one !== route && one.startsWith(route)))
    throw new CodemodError(`${route} is the first page of a folder. Move the pages below it first.`);
  const draft = new Draft(site);
  relink(draft, route, to);
  moveEntry(draft, file, target);
  addRedirect(draft, route, to);
  draft.texts.set(target, fromElsewhere(draft.text(file), file, target));
  draft.texts.delete(file);
  const hint = `write a _meta.json beside it that names the page, so that readers find it`;
  return draft.plan(sidebarOf(site, target) ? [] : [`No sidebar is above ${target}: ${hint}`]);
}

/** An old address goes on leading where it did: only a page that comes back may take its own. */
function assertFreeAddress({ texts, redirects }: Site, route: string, to: string): void {
  const rows: Record<string, string> = JSON.parse(texts.get(redirects) ?? '{}');
  const bare = (address: string) => address.replace(/#.*|\/$/g, '');
  const target = rows[bare(to)];
  if (target === undefined || bare(target) === bare(route)) return;
  throw new CodemodError(
    `${to} was the address of ${target}, and still leads there. Choose another, or take it out of ${redirects} first.`,
  );
}

/** Relative paths in a page, as they are from its new place. */
function fromElsewhere(text: string, file: string, target: string): string {
  return text.replace(/(?<=(?:from |file=|src=)["'])\.{1,2}\/[^"']+/g, (named) => {
    const absolute = path.posix.join(path.posix.dirname(file), named);
    const relative = path.posix.relative(path.posix.dirname(target), absolute);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}
