import { accessSync, constants, type Dirent, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from './publishSite.ts';

/**
 * Checks that a folder can be built at all.
 * @returns what keeps it from being built, or undefined
 */
export function checkSources({ root, docsDir }: { root: string; docsDir: string }): string | undefined {
  const unfit = /[#?[\]{}*!]/.exec(root)?.[0];
  if (unfit) return `${root} contains "${unfit}", which bundlers read as a pattern. Move the repository.`;
  let entries: Dirent[];
  try {
    entries = readdirSync(docsDir, { recursive: true, withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) accessSync(placeOf(entry), constants.R_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `There is no folder ${docsDir}.` : `${docsDir} can't be read: ${message}.`;
  }
  const own = entries.filter((entry) => !/[\\/]node_modules[\\/]/.test(placeOf(entry).slice(docsDir.length)));
  if (!own.some(({ name }) => /\.mdx?$/.test(name))) return `${docsDir} has no page. Write an index.md.`;
  const manifest = path.join(docsDir, 'public', MANIFEST_FILE);
  if (existsSync(manifest)) return `${manifest} has the name of the file that lists what a build wrote. Rename it.`;
  // The bundler follows a link: it runs what isn't Markdown by its real name, and never ends in a circle.
  const link = own.find((entry) => !entry.isFile() && !entry.isDirectory());
  return link && `${placeOf(link)} is a symbolic link or a pipe. Copy what it leads to instead.`;
}

const placeOf = ({ parentPath, name }: Dirent) => path.join(parentPath, name);
