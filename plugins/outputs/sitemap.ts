import { addressOf } from '../../theme/shared/href.ts';
import { escapeXml } from '../shared/escapeXml.ts';

/** Addresses that a sitemap may have. */
const MOST = 50_000;

/**
 * Writes a sitemap of the pages, sorted by route (sitemaps.org protocol 0.9). More than 50,000 pages get several, and
 * `sitemap.xml` lists those.
 * @param pages each with the date of its last change as `YYYY-MM-DD`, where it is known
 * @param origin scheme and host, without a slash at the end
 * @param base base path of the site
 * @returns name and text of each file
 */
export function sitemaps(
  pages: { route: string; date?: string }[],
  origin: string,
  base: string,
): [name: string, text: string][] {
  const sorted = pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const urls = sorted.map(({ route, date }) => {
    const modified = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + encodeURI(addressOf(route, base)))}</loc>${modified}</url>\n`;
  });
  if (urls.length <= MOST) return [['sitemap.xml', xmlOf('urlset', urls)]];
  const parts = Array.from({ length: Math.ceil(urls.length / MOST) }, (_, at): [string, string] => {
    return [`sitemap-${at + 1}.xml`, xmlOf('urlset', urls.slice(at * MOST, (at + 1) * MOST))];
  });
  const list = parts.map(([name]) => `<sitemap><loc>${escapeXml(`${origin}${base}${name}`)}</loc></sitemap>\n`);
  return [['sitemap.xml', xmlOf('sitemapindex', list)], ...parts];
}

const xmlOf = (element: string, entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</${element}>
`;
