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

/** Opens a docs folder for a check, which looks at each page once. */
export function sourcesToCheck(docsDir: string, root: string, tokens: Record<string, string>): SiteSources {
  const sources = siteSources(docsDir, root, tokens);
  return { ...sources, page: withoutTrees(sources.page) };
}

/** A tree is many times larger than its text: no tree stays when it was read. */
function withoutTrees(read: PageReader): PageReader {
  return (file, expand) => {
    const source = read(file, expand);
    if (!source) return undefined;
    const parse = () => {
      const page = source.parse();
      source.release();
      return page;
    };
    return { ...source, parse };
  };
}
