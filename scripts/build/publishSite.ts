import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow, readIfThere } from '../../plugins/shared/listFiles.ts';

/** Lists what a build wrote, so that the next one can distinguish its files from others in the same folder. */
export const MANIFEST_FILE = 'build-manifest.json';

/** SHA-256 of each file, in hexadecimal, by its path. */
type Manifest = Record<string, string>;

/**
 * Writes a built site into a folder, and deletes the files of the last build that are gone. All other files stay. Files
 * that didn't change keep their date, so that hosts send the same ETag. Nothing is renamed but files within their
 * folder, because the output folder may be a mount point or a link.
 */
export function publishSite(staging: string, outDir: string): void {
  const last: Manifest = JSON.parse(readIfThere(path.join(outDir, MANIFEST_FILE)) ?? '{}');
  const site = Object.fromEntries(listFilesBelow(staging).map((file) => [file, digest(path.join(staging, file))]));
  mkdirSync(outDir, { recursive: true });
  // After an interruption the next build has to know the files of both builds.
  writeManifest(outDir, { ...last, ...site });
  // Pages come last, because they ask for the other files.
  const isPage = (file: string) => file.endsWith('.html');
  for (const file of Object.keys(site).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    const target = path.join(outDir, file);
    if (existsSync(target) && digest(target) === site[file]) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    replaceFile(target, readFileSync(path.join(staging, file)));
  }
  for (const file of Object.keys(last)) if (!(file in site)) removeFile(outDir, file);
  writeManifest(outDir, site);
}

function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFile(path.join(folder, MANIFEST_FILE), `${JSON.stringify(sorted, null, 1)}\n`);
}

/** A reader never gets half a file. On a full disk the half that was written would stay, and hold up the next build. */
function replaceFile(file: string, content: string | Buffer): void {
  try {
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  } catch (error) {
    rmSync(`${file}.new`, { force: true });
    throw error;
  }
}

/** Removes a file and the folders that it leaves empty. */
function removeFile(outDir: string, file: string): void {
  const target = path.join(outDir, file);
  // A manifest that was edited must not name files elsewhere.
  if (path.relative(outDir, target).startsWith('..')) return;
  for (const written of [target, `${target}.new`]) rmSync(written, { force: true });
  try {
    for (let folder = path.dirname(target); folder !== outDir; folder = path.dirname(folder)) rmdirSync(folder);
  } catch {
    // The folder has other files.
  }
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
