import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { titleIn } from '../data/pageTitles.ts';
import { listFilesBelow, readIfThere } from './listFiles.ts';
import type { SiteOptions } from './siteOptions.ts';

/**
 * Rspress's build cache knows the file of each page. Its digest covers what else goes into a page: our code and its
 * packages, the data, the brand and the titles of other pages. `RSPRESS_PERSISTENT_CACHE=false` turns the cache off.
 */
export function buildCache({ root, docsDir, ...options }: SiteOptions, tokens: Record<string, string>) {
  if (process.env.RSPRESS_PERSISTENT_CACHE === 'false') return {};
  const code = ['plugins', 'theme', 'tools-core'].map((name) => path.join(root, name));
  const texts = [...code, docsDir].flatMap((folder) =>
    listFilesBelow(folder).map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return name + (/\.mdx?$/.test(name) ? titleIn(text) : text);
    }),
  );
  const hash = createHash('sha1');
  const packages = readIfThere(path.join(root, 'package-lock.json')) ?? '';
  for (const text of [JSON.stringify([options, tokens]), packages, ...texts]) hash.update(text).update('\0');
  return { buildCache: { cacheDigest: [hash.digest('base64url')] } };
}
