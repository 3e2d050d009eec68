import { statSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from './listFiles.ts';

/** Makes a value once in a turn of the event loop, for all who ask in it. */
export function onceInTurn<Value>(make: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    if (known) return known.value;
    known = { value: make() };
    setImmediate(() => {
      known = undefined;
    });
    return known.value;
  };
}

const stamps = onceInTurn(() => new Map<string, string>());

/**
 * Says when a file was last written: in a turn of the event loop the same to all who ask. What is made in a turn is so
 * never taken for newer than what was read in it before.
 */
export function stampOfFile(file: string): string {
  const known = stamps().get(file);
  if (known !== undefined) return known;
  const stamp = `${file}:${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
  stamps().set(file, stamp);
  return stamp;
}

/**
 * Keeps a value until one of the files that it is made from changes, comes or goes, so that a build makes it once and
 * the dev server follows edits. A value that cannot be made throws each time it is asked for.
 * Files are looked at once in a turn of the event loop, since a build asks for the same data on every page.
 * @param files absolute paths of the files
 */
export function whileUnchanged<Value>(files: () => string[], make: () => Value): () => Value {
  let known: { stamp: string; value: Value } | undefined;
  return onceInTurn(() => {
    const stamp = files().map(stampOfFile).join('\n');
    if (known?.stamp !== stamp) {
      known = undefined;
      known = { stamp, value: make() };
    }
    return known.value;
  });
}

/** Absolute paths of all files at or below a path, in order; none where nothing is. */
export function filesAt(place: string): string[] {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) return [place];
  try {
    return listFilesBelow(place).map((file) => path.join(place, file));
  } catch {
    return [];
  }
}
