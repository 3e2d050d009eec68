import path from 'node:path';
import { redirected, relinked } from './relink.ts';
import { labelOf, renamedEntry, withEntry, withoutEntry } from './sidebars.ts';
import { type Change, CodemodError, findPage, routeNamed, type Site, sidebarOf } from './site.ts';

/**
 * Plans the move of a page: its file, every link to it, the sidebars, and a redirect from its old address.
 * @param old address or file of the page
 * @param next its new address or file
 * @throws CodemodError where there is no such page, or something is at the new address already
 */
export function movePage(site: Site, old: string, next: string): Change[] {
  const { route, file } = findPage(site, old);
  const to = routeNamed(next, site.docs);
  const target = fileOf(site, to, path.posix.extname(file));
  if (to === route) throw new CodemodError(`The page is at ${route} already.`);
  const taken = site.pages.get(to) ?? (site.texts.has(target) ? target : undefined);
  if (taken) throw new CodemodError(`${taken} is at ${to} already. Move or remove it first.`);
  assertFreeAddress(site, route, to);
  if (route.endsWith('/') && [...site.pages.keys()].some((one) => one !== route && one.startsWith(route)))
    throw new CodemodError(`${route} is the first page of a folder. Move the pages below it first.`);
  const texts = relinked(site, route, to);
  const moved = { ...site, texts: new Map([...site.texts, ...texts]) };
  const sidebars = inSidebars(moved, file, target);
  for (const change of sidebars) if (change.kind === 'write') texts.set(change.file, change.text);
  const own = texts.get(file) ?? site.texts.get(file) ?? '';
  texts.delete(file);
  texts.set(site.redirects, redirected(site, route, to));
  return [
    { kind: 'move', file, to: target },
    ...(own === site.texts.get(file)
      ? []
      : [{ kind: 'write', file: target, text: fromElsewhere(own, file, target) } as const]),
    ...[...texts].map(([name, text]): Change => ({ kind: 'write', file: name, text })),
  ];
}

/** What a move leaves to the writer: a place for the page in a sidebar, where none is above it. */
export function leftByMove(site: Site, old: string, next: string): string[] {
  const target = fileOf(site, routeNamed(next, site.docs), path.posix.extname(findPage(site, old).file));
  if (sidebarOf(site, target)) return [];
  return [`No sidebar is above ${target}: write a _meta.json beside it that names the page, so that readers find it`];
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

/** The file of a page at an address. */
export function fileOf({ docs }: Site, route: string, extension = '.mdx'): string {
  const name = route.endsWith('/') ? `${route}index` : route;
  if (!/^(?:\/[\w.~-]+)+$/.test(name))
    throw new CodemodError(`${route} is no address: use letters, digits and hyphens.`);
  return `${docs}${name}${extension}`;
}

function inSidebars(site: Site, file: string, target: string): Change[] {
  const renamed = renamedEntry(site, file, target);
  if (renamed) return [renamed];
  const { change, entry } = withoutEntry(site, file);
  if (change?.kind !== 'write') return [];
  const without = { ...site, texts: new Map(site.texts).set(change.file, change.text) };
  const added = withEntry(without, target, labelOf(entry) ?? path.posix.basename(target).replace(/\.mdx?$/, ''));
  return [change, ...(added ? [added] : [])];
}

/** Files that a page names from where it stands are named from where it will stand. */
function fromElsewhere(text: string, file: string, target: string): string {
  return text.replace(/(?<=(?:from |file=|src=)["'])\.{1,2}\/[^"']+/g, (named) => {
    const absolute = path.posix.join(path.posix.dirname(file), named);
    const relative = path.posix.relative(path.posix.dirname(target), absolute);
    return relative.startsWith('.') ? relative : `./${relative}`;
  });
}
