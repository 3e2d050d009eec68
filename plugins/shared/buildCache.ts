import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { titleIn } from '../data/pageTitles.ts';
import { listFilesBelow, readIfThere } from './listFiles.ts';
import type { SiteOptions } from './siteOptions.ts';

/**
 * Rspress's build cache knows the file of each page. Its digest covers what else goes into a page: our code and its
 * packages, the data, the brand and the titles of other pages. `RSPRESS_PERSISTENT_CACHE=false` turns the cache off.
 * @param mostPages a larger site has no cache, which takes a quarter of a megabyte of memory for each page
 */
export function buildCache(site: SiteOptions & { tokens: object }, mostPages = 5000) {
  const { root, docsDir, outDir, brandFile, redirectsFile, pageRules, tokens } = site;
  const isPage = (name: string) => /\.mdx?$/.test(name);
  if (process.env.RSPRESS_PERSISTENT_CACHE === 'false' || listFilesBelow(docsDir).filter(isPage).length > mostPages)
    return { buildCache: false as const };
  const hash = createHash('sha1').update(JSON.stringify([outDir, brandFile, redirectsFile, pageRules, tokens]));
  hash.update(readIfThere(path.join(root, 'package-lock.json')) ?? '');
  for (const folder of [...['plugins', 'theme', 'tools-core'].map((name) => path.join(root, name)), docsDir]) {
    for (const name of listFilesBelow(folder)) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      hash.update(`${name}${isPage(name) ? titleIn(text) : text}\0`);
    }
  }
  return { buildCache: { cacheDigest: [hash.digest('base64url')] } };
}
