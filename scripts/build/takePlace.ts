import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';

/** Where a build is made, beside the folder whose place it takes: on the same disk, so that it only has to be renamed. */
function stagingOf(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.new`);
}

const replacedOf = (outDir: string) => path.join(path.dirname(outDir), `.${path.basename(outDir)}.old`);

/**
 * Makes ready for a build: what an earlier one left behind that was killed goes, and a site that it had moved aside
 * comes back.
 * @throws Error of the file system where nothing can be written beside the folder.
 */
export function prepareStaging(outDir: string): string {
  const [staging, replaced] = [stagingOf(outDir), replacedOf(outDir)];
  if (existsSync(replaced) && !existsSync(outDir)) renameSync(replaced, outDir);
  rmSync(replaced, { recursive: true, force: true });
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Puts a whole build in the place of the old one.
 * @param keepsOthers keeps files that the build does not know, in a folder that may hold other things
 */
export function takePlace(staging: string, outDir: string, keepsOthers: boolean): void {
  if (keepsOthers && existsSync(outDir)) {
    moveInto(staging, outDir);
    rmSync(staging, { recursive: true });
    return;
  }
  const replaced = replacedOf(outDir);
  if (existsSync(outDir)) renameSync(outDir, replaced);
  renameSync(staging, outDir);
  rmSync(replaced, { recursive: true, force: true });
}

/** Moves files one by one: those with a hash in their name first, since pages ask for them. */
function moveInto(from: string, to: string): void {
  const files = listFilesBelow(from);
  const isPage = (file: string) => file.endsWith('.html');
  for (const file of [...files.filter((name) => !isPage(name)), ...files.filter(isPage)]) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    renameSync(path.join(from, file), path.join(to, file));
  }
}
