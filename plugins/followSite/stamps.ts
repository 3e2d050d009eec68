import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rememberByObject } from '../../theme/logic/remember.ts';
import { isPageFile } from '../checks/readDocs.ts';
import type { PageFacts } from '../pages/pageFacts.ts';
import { keepText, readKept } from '../shared/keptText.ts';
import { listFilesBelow } from '../shared/listFiles.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';

/** A file that changes when what it stands for does. */
export interface StampFile {
  file: string;
  /** @returns whether it changed */
  renew: () => boolean;
}

/**
 * @param place of the file, without what tells docs folders apart
 * @param stamp what it holds
 */
export function stampFile(place: string, docsDir: string, stamp: () => string): StampFile {
  const file = `${place}-${hash(docsDir).slice(0, 12)}`;
  const renew = () => {
    const now = stamp();
    if (readKept(file, now) !== undefined) return false;
    keepText(file, now, '');
    return true;
  };
  return { file, renew };
}

/** What Rspress takes from the front matter of a page into a sidebar. */
const IN_SIDEBAR = ['title', 'overviewHeaders', 'context', 'icon', 'tag'];

/** Changes with what sidebars and navigation are made from. */
export function sidebarsStamp(docsDir: string, read: (file: string) => PageFacts): () => string {
  const shown = rememberByObject(({ title, frontMatter }: PageFacts) =>
    JSON.stringify([title, IN_SIDEBAR.map((key) => frontMatter[key])]),
  );
  return () =>
    hash(
      ...listFilesBelow(docsDir).flatMap((name) => {
        const file = path.join(docsDir, name);
        if (/_(?:meta|nav)\.json$/.test(name)) return [readFileSync(file, 'utf8')];
        return isPageFile(name) ? [name, shown(read(file))] : [];
      }),
    );
}

/** Changes with the data of pages. */
export function pagesStamp(docsDir: string, read: (file: string) => PageFacts): () => string {
  const shown = rememberByObject(({ lead: _, ...facts }: PageFacts) => JSON.stringify(facts));
  return () =>
    hash(
      ...listFilesBelow(docsDir)
        .filter(isPageFile)
        .flatMap((name) => [name, shown(read(path.join(docsDir, name)))]),
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
