import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../shared/digestOf.ts';

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/**
 * Gives what was made of files of packages, as an earlier process left it beside the packages, where these are the same.
 * @param name of the form
 * @param files absolute paths
 */
export function keptForm(name: string, files: readonly string[], make: () => Uint8Array): Buffer<ArrayBuffer> {
  const packages = files[0].slice(0, files[0].lastIndexOf(PACKAGES) + PACKAGES.length);
  const folder = path.join(packages, '.cache/dictionary');
  // The form is that of a version of this package.
  const state = digestOf(...[...files, path.join(packages, 'cspell-trie-lib/package.json')].map(stampOf));
  const store = path.join(folder, `${name}-${state}`);
  try {
    return readFileSync(store);
  } catch {
    const made = make();
    keep(folder, name, store, made);
    return Buffer.from(made);
  }
}

/** Packages keep the times of their files over versions, but not the time at which each came here. */
function stampOf(file: string): string {
  const { ino, size, mtimeMs, ctimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return [file, ino, size, mtimeMs, ctimeMs].join(' ');
}

/** Another process may do so at the same time, so that it is put in place as a whole. */
function keep(folder: string, name: string, store: string, made: Uint8Array): void {
  try {
    mkdirSync(folder, { recursive: true });
    const part = `${store}.${process.pid}.part`;
    writeFileSync(part, made);
    renameSync(part, store);
    const old = readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && one !== path.basename(store));
    for (const one of old) rmSync(path.join(folder, one), { force: true });
  } catch {
    // Without it the next process makes it again.
  }
}
