import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keptText } from '../../engine/base/keptText.ts';
import { listFilesBelow } from '../../engine/base/pageFiles.ts';
import type { SiteOptions } from '../../engine/base/siteOptions.ts';
import { isPageFile } from '../../engine/checks/readDocs.ts';
import type { PageFacts } from '../../engine/pages/pageFacts.ts';

/** A file that changes when what it stands for does. */
export interface StampFile {
  file: string;
  renew: () => void;
}

/**
 * @param place of the file, without what tells docs folders apart
 * @param stamp what it holds
 */
export function stampFile(place: string, docsDir: string, stamp: () => string): StampFile {
  const file = `${place}-${hash(docsDir).slice(0, 12)}`;
  return { file, renew: () => void keptText(file, stamp(), () => '') };
}

/** Changes with what sidebars, navigation and pages show of the pages. */
export function factsStamp(
  docsDir: string,
  read: (file: string) => PageFacts,
  shown: (facts: PageFacts) => unknown,
): string {
  return hash(
    ...listFilesBelow(docsDir).flatMap((name) => {
      const file = path.join(docsDir, name);
      if (/_(?:meta|nav)\.json$/.test(name)) return [readFileSync(file, 'utf8')];
      return isPageFile(name) ? [JSON.stringify([name, shown(read(file))])] : [];
    }),
  );
}

/** Milliseconds for which reading pages may keep the server from answering. */
const SLICE = 50;

/** Reads the facts of all pages, and lets the server answer in between: after an edit of data many are made anew. */
export async function readAhead(docsDir: string, read: (file: string) => PageFacts): Promise<void> {
  let start = performance.now();
  for (const name of listFilesBelow(docsDir).filter(isPageFile)) {
    if (performance.now() - start > SLICE) {
      await new Promise(setImmediate);
      start = performance.now();
    }
    read(path.join(docsDir, name));
  }
}

/** Changes with what the dev server reads once: which pages there are, the brand, and what the site says of itself. */
export function startStamp({ docsDir, brandFile }: SiteOptions): string {
  const texts = [brandFile, path.join(docsDir, 'site.json')].map((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : '',
  );
  return hash(...listFilesBelow(docsDir).filter(isPageFile), ...texts);
}

function hash(...texts: string[]): string {
  const made = createHash('sha1');
  for (const text of texts) made.update(text).update('\0');
  return made.digest('hex');
}
