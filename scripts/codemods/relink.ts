import { escapePattern } from '../../plugins/shared/escapePattern.ts';
import type { Draft, Site } from './site.ts';

/** Signs before and after an address, in Markdown, JSX, JSON and YAML. */
const BEFORE = String.raw`(?<=[("'\x60\s=>])`;
const AFTER = String.raw`(?=[)"'\x60\s<#?]|$)`;

const bare = (route: string) => route.replace(/\/$/, '');

/** Links to a page. A folder is linked with its slash and without; a bare address in text has to be exact. */
const linkPattern = (route: string, hash = '') =>
  new RegExp(
    `${BEFORE}${escapePattern(bare(route))}${route.endsWith('/') ? '/?' : '(?:\\.html)?'}${hash}${AFTER}`,
    'gm',
  );

/**
 * How a file links to a page: without the folders of its language and version, if they are those of the page.
 * @returns undefined if that address means the file's own translation of the page
 */
function addressIn(file: string, route: string, { docs, pages, routes }: Site): string | undefined {
  const variant = routes.variantOf(file.slice(docs.length + 1));
  const local = routes.localOf(route);
  if (routes.linkOn(variant, local) === route) return local;
  return pages.has(routes.linkOn(variant, route)) && routes.linkOn(variant, route) !== route ? undefined : route;
}

/**
 * Gives every link to a page another address.
 * @param to the new route. With `dropsHash`, what was linked below the page leads to the page itself.
 */
export function relink(draft: Draft, from: string, to: string, dropsHash = false): void {
  for (const [file, text] of draft.texts) {
    const address = addressIn(file, from, draft.site);
    if (address === undefined || file === draft.site.redirects) continue;
    const link = linkPattern(address, dropsHash ? '(?:#[\\w.-]*)?' : '');
    draft.texts.set(file, text.replace(link, addressIn(file, to, draft.site) ?? to));
  }
}

/** Takes the links of Markdown to a page out of a text, and leaves their words. */
export function unlinked(text: string, route: string): string {
  const link = String.raw`(?<!!)\[([^\]]*)\]\(${escapePattern(bare(route))}(?:/|\.html)?(?:#[^)\s]*)?(?: "[^"]*")?\)`;
  return text.replace(new RegExp(link, 'g'), '$1');
}

/** Where a page is linked from, as `file:line`. */
export function linksTo(site: Site, route: string): string[] {
  const places = [...site.texts].flatMap(([file, text]) => {
    const address = addressIn(file, route, site);
    if (address === undefined || file === site.redirects) return [];
    return [...text.matchAll(linkPattern(address))].map(
      ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
    );
  });
  return [...new Set(places)].sort();
}

/** Adds a redirect and keeps those before it short: one that led to the old address leads on to the new one. */
export function addRedirect(draft: Draft, from: string, to: string): void {
  const { redirects } = draft.site;
  const rows: Record<string, string> = JSON.parse(draft.texts.get(redirects) ?? '{}');
  const next: Record<string, string> = {};
  for (const [source, target] of Object.entries(rows)) {
    const [page] = target.split('#');
    if (source !== bare(to)) next[source] = bare(page) === bare(from) ? to + target.slice(page.length) : target;
  }
  next[bare(from)] = to;
  const sorted = Object.entries(next).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  draft.texts.set(redirects, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
