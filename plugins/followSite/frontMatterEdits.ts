import path from 'node:path';
import { isPageFile } from '../checks/readDocs.ts';
import { listFilesBelow, readIfThere } from '../shared/listFiles.ts';

const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;
const frontMatterOf = (file: string) => FRONT_MATTER.exec(readIfThere(file) ?? '')?.[0] ?? '';

/**
 * @param docsDir folder of the pages, whose front matter it reads at once
 * @returns says whether files, given as absolute paths, hold a page whose front matter is not as it was the last time
 */
export function frontMatterEdits(docsDir: string): (files: Iterable<string>) => boolean {
  const pages = listFilesBelow(docsDir).filter(isPageFile);
  const known = new Map(pages.map((name) => path.join(docsDir, name)).map((file) => [file, frontMatterOf(file)]));
  return (files) => {
    let isEdited = false;
    for (const file of files) {
      const last = known.get(file);
      if (last === undefined) continue;
      const now = frontMatterOf(file);
      isEdited ||= now !== last;
      known.set(file, now);
    }
    return isEdited;
  };
}
