import { escapePattern } from '../../plugins/shared/escapePattern.ts';
import type { Site } from './site.ts';

/** Signs before and after an address, in Markdown, JSX, JSON and YAML. */
const BEFORE = String.raw`(?<=[("'\x60\s=>])`;
const AFTER = String.raw`(?=[)"'\x60\s<#?]|$)`;

/**
 * Gives every link to a page another address.
 * @param to the new route. With `dropsHash`, what was linked below the page leads to the page itself.
 * @returns the texts that change, by path
 */
export function relinked(site: Site, from: string, to: string, dropsHash = false): Map<string, string> {
  const bare = escapePattern(from.replace(/\/$/, ''));
  const hash = dropsHash ? '(?:#[\\w.-]*)?' : '';
  // A folder is linked with its slash and without; a bare address in text has to be exact.
  const link = new RegExp(`${BEFORE}${bare}${from.endsWith('/') ? '/?' : '(?:\\.html)?'}${hash}${AFTER}`, 'gm');
  const changed = new Map<string, string>();
  for (const [file, text] of site.texts) {
    if (file === site.redirects || !text.includes(from.replace(/\/$/, ''))) continue;
    const next = text.replace(link, to);
    if (next !== text) changed.set(file, next);
  }
  return changed;
}

/** Takes the links of Markdown to a page out of a text, and leaves their words. */
export function unlinked(text: string, route: string): string {
  const bare = escapePattern(route.replace(/\/$/, ''));
  return text.replace(
    new RegExp(String.raw`(?<!!)\[([^\]]*)\]\(${bare}(?:/|\.html)?(?:#[^)\s]*)?(?: "[^"]*")?\)`, 'g'),
    '$1',
  );
}

/** Where a page is linked from, as `file:line`. */
export function linksTo(site: Site, route: string): string[] {
  const marked = relinked(site, route, '\u0000');
  const places = [...marked].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.includes('\u0000') ? [`${file}:${index + 1}`] : [])),
  );
  return places.sort();
}

/** Adds a redirect and keeps those before it short: one that led to the old address leads on to the new one. */
export function redirected({ texts, redirects }: Site, from: string, to: string): string {
  const rows: Record<string, string> = JSON.parse(texts.get(redirects) ?? '{}');
  const bare = (route: string) => route.replace(/\/$/, '');
  const next: Record<string, string> = {};
  for (const [source, target] of Object.entries(rows)) {
    if (source === bare(to)) continue;
    const [page, hash] = target.split('#');
    next[source] = bare(page) === bare(from) ? to : hash === undefined ? page : target;
  }
  next[bare(from)] = to;
  const sorted = Object.entries(next).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
