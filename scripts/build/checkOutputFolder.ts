import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST_FILE } from './publishSite.ts';

/**
 * Checks that a build may replace a folder: nothing that a build didn't write is ever deleted.
 * @param outDir where the site goes; it may not exist yet
 * @param sources the repository and the folder of pages
 * @returns why the folder must not be replaced, or undefined where it may be
 */
export function checkOutputFolder(outDir: string, sources: { root: string; docsDir: string }): string | undefined {
  const out = realPath(outDir);
  const [root, docs] = [realPath(sources.root), realPath(sources.docsDir)];
  const git = path.join(root, '.git');
  if (isWithin(root, out)) return `${outDir} is the repository or contains it.`;
  if (isWithin(docs, out) || isWithin(out, docs)) return `${outDir} overlaps the pages in ${sources.docsDir}.`;
  if (isWithin(out, git)) return `${outDir} is inside .git.`;
  try {
    // Only who tries learns that nothing can be written to a place such as /proc.
    rmdirSync(mkdtempSync(path.join(existingParent(out), 'writable-')));
    if (!existsSync(outDir) && lstatSync(outDir, { throwIfNoEntry: false }))
      return `${outDir} is a link to a folder that doesn't exist.`;
  } catch (error) {
    return `${outDir} can't be written: ${(error as Error).message}.`;
  }
  if (!existsSync(out)) return undefined;
  const entries = readdirSync(out);
  // A checkout of a branch to publish may be as empty as that.
  const others = entries.filter((name) => ![MANIFEST_FILE, '.git', 'CNAME', '.nojekyll'].includes(name));
  if (others.length === 0 || entries.includes(MANIFEST_FILE)) return undefined;
  return `${outDir} has files and no ${MANIFEST_FILE}, so no build wrote them. Empty it, or choose a new folder.`;
}

/** The path with symbolic links resolved, also where its last folders don't exist yet. */
function realPath(file: string): string {
  const parent = existingParent(file);
  return path.join(realpathSync(parent), path.relative(parent, file));
}

function existingParent(file: string): string {
  return existsSync(file) ? file : existingParent(path.dirname(file));
}

const isWithin = (file: string, folder: string) =>
  file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
