import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Gives a text from the last start, where it was made from the same things, and makes it otherwise.
 * @param store file that keeps it; it may be lost at any time
 * @param stamp what it is made from, in short
 */
export function keptText(store: string, stamp: string, make: () => string): string {
  const known = readKept(store, stamp);
  if (known !== undefined) return known;
  const text = make();
  keepText(store, stamp, text);
  return text;
}

/** @returns undefined where nothing was kept under that stamp */
export function readKept(store: string, stamp: string): string | undefined {
  try {
    const [first, ...rest] = readFileSync(store, 'utf8').split('\n');
    return first === stamp ? rest.join('\n') : undefined;
  } catch {
    return undefined;
  }
}

/** Another process may write the same file, so that it is put in place as a whole. */
export function keepText(store: string, stamp: string, text: string): void {
  const part = `${store}.${process.pid}`;
  try {
    mkdirSync(path.dirname(store), { recursive: true });
    writeFileSync(part, `${stamp}\n${text}`);
    renameSync(part, store);
  } catch {
    // Without it the next start takes longer.
  }
}
