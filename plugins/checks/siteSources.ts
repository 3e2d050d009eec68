import { type SiteData, siteData } from '../data/siteData.ts';
import { type PageReader, pageReader } from '../pages/pageReader.ts';
import { type SiteShortcodes, siteShortcodes } from '../shortcodes/siteShortcodes.ts';

/** What the checks and the build read of a docs folder. */
export interface SiteSources {
  data: () => SiteData;
  shortcodes: SiteShortcodes;
  /** Hosts whose videos and frames pages may show. */
  embedHosts: readonly string[];
  /** Reads a page as readers see it. */
  page: PageReader;
}

/**
 * Opens a docs folder. Nothing is read before it is asked for.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes; they are replaced in the data, not in pages
 * @param embedHosts hosts whose videos and frames pages may show
 * @param redirectsFile where pages have moved that the data describe
 */
export function siteSources(
  docsDir: string,
  root: string,
  tokens: Record<string, string>,
  embedHosts: readonly string[] = [],
  redirectsFile?: string,
): SiteSources {
  const data = siteData(docsDir, root, tokens, redirectsFile);
  const shortcodes = siteShortcodes({ docsDir, root, redirectsFile, data, embedHosts });
  return { data, shortcodes, embedHosts, page: pageReader({ docsDir, root, expand: shortcodes.expand }) };
}
