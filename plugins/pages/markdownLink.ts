import { markdownFileOf } from '../../theme/shared/markdownFileOf.ts';
import { findRoute } from '../shared/routes.ts';

/**
 * Turns a link of a page into the address of a Markdown alternate or a published file. External links stay.
 * @param docs address of the site without a trailing slash, e.g. `https://docs.acme.example/docs`
 * @param route route of the page that the link stands on
 */
export function markdownLink(url: string, route: string, routes: ReadonlySet<string>, docs: string): string {
  if (url.startsWith('#')) return `${docs}/${markdownFileOf(route)}${url}`;
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const target = findRoute(path, routes);
  return target === undefined ? docs + url : `${docs}/${markdownFileOf(target)}${rest}`;
}
