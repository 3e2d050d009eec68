import { type SiteData, siteData } from '../data/siteData.ts';
import { type PageReader, pageReader } from '../pages/pageReader.ts';
import { type PageParts, pageParts } from '../shortcodes/pageParts.ts';

/** What the checks and the build read of a docs folder; each file is read and parsed once for both. */
export interface SiteSources {
  data: () => SiteData;
  parts: PageParts;
  page: PageReader;
}

/**
 * Opens a docs folder. Nothing is read before it is asked for.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes; pages keep theirs, data and parts do not
 */
export function siteSources(docsDir: string, root: string, tokens: Record<string, string>): SiteSources {
  const data = siteData(docsDir, root, tokens);
  const parts = pageParts({ docsDir, root, data });
  return { data, parts, page: pageReader({ docsDir, root, expand: parts.expand }) };
}
