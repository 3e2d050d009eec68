import { decodeSafely } from './decode.ts';

/**
 * Brings a link or a location to one form, so that two of them can be compared: decoded, in lower case as routes are
 * matched, and without query, hash, `.html`, `/index` or closing slash. The home page is the empty string.
 */
export function pagePath(link: string): string {
  const path = decodeSafely(link.replace(/[?#].*$/s, ''));
  return path
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '/')
    .replace(/\/+$/, '')
    .toLowerCase();
}

/** Whether a link leads to the page in view. */
export function isSamePage(link = '', pathname: string): boolean {
  return /^\/(?!\/)/.test(link) && pagePath(link) === pagePath(pathname);
}

/** Whether a page is the section's own page or lies below it. Whole segments count: `/a-b` is not within `/a`. */
export function isWithin(section: string, pathname: string): boolean {
  const outer = pagePath(section);
  const inner = pagePath(pathname);
  return inner === outer || inner.startsWith(`${outer}/`) || outer === '';
}
