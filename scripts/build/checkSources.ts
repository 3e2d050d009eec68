import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks that a folder can be built at all.
 * @returns what keeps it from being built, or undefined
 */
export function checkSources({ root, docsDir }: { root: string; docsDir: string }): string | undefined {
  const unfit = /[#?[\]{}*!]/.exec(root)?.[0];
  if (unfit) return `${root} contains "${unfit}", which bundlers read as a pattern. Move the repository.`;
  let files: string[];
  try {
    files = readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `There is no folder ${docsDir}.` : `${docsDir} can't be read: ${message}.`;
  }
  const pages = files.filter((file) => /\.mdx?$/.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file));
  if (pages.length === 0) return `${docsDir} has no page. Write an index.md.`;
  // The bundler follows a link, and runs what isn't Markdown by its real name.
  const link = pages.find((file) => lstatSync(path.join(docsDir, file)).isSymbolicLink());
  return link && `${path.join(docsDir, link)} is a symbolic link. Copy the page instead.`;
}
