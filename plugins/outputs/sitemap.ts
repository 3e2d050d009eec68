import { addressOf } from '../../theme/shared/href.ts';
import { escapeXml } from '../shared/escapeXml.ts';

/**
 * Writes a sitemap of the pages, sorted by route (sitemaps.org protocol 0.9).
 * @param pages each with the date of its last change as `YYYY-MM-DD`, where it is known
 * @param origin scheme and host, without a slash at the end
 * @param base base path of the site
 */
export function sitemap(pages: { route: string; date?: string }[], origin: string, base: string): string {
  const sorted = pages.toSorted((a, b) => (a.route < b.route ? -1 : 1));
  const urls = sorted.map(({ route, date }) => {
    const modified = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escapeXml(origin + encodeURI(addressOf(route, base)))}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
