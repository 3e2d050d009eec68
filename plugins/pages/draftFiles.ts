import path from 'node:path';
import { listFilesBelow, readIfThere } from '../shared/listFiles.ts';
import { parseFrontMatter } from './page.ts';

/**
 * Lists the pages with `draft: true`: the dev server shows them, and a build leaves them out.
 * @param docsDir folder of the pages
 * @returns paths from it
 */
export function draftFiles(docsDir: string): string[] {
  const pages = listFilesBelow(docsDir).filter((file) => /\.mdx?$/.test(file));
  return pages.filter((file) => {
    const text = readIfThere(path.join(docsDir, file)) ?? '';
    return /^draft:/m.test(text) && parseFrontMatter(file, text).value.draft === true;
  });
}
