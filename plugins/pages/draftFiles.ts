import path from 'node:path';
import { listFilesBelow, readIfThere } from '../shared/listFiles.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/**
 * Lists the pages with `draft: true`: the dev server shows them, and a build leaves them out.
 * @param docsDir folder of the pages
 * @returns paths from it
 */
export function draftFiles(docsDir: string): string[] {
  return listFilesBelow(docsDir).filter((file) => {
    const [, frontMatter = ''] = /\.mdx?$/.test(file)
      ? (FRONT_MATTER.exec(readIfThere(path.join(docsDir, file)) ?? '') ?? [])
      : [];
    return /^draft:\s*true\s*$/m.test(frontMatter);
  });
}
