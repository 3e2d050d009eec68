import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** @returns undefined where nothing was kept under that stamp, or not all of it */
export function readKept(store: string, stamp: string): string | undefined {
  try {
    const all = readFileSync(store, 'utf8');
    const end = all.indexOf('\n');
    const text = all.slice(end + 1);
    return all.slice(0, end) === headOf(stamp, text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Another process may write the same file, or read it meanwhile: it says how long it is. Hundreds of these files are
 * written in a run, and to write each beside its place and to move it there takes up to twice as long.
 */
export function keepText(store: string, stamp: string, text: string): void {
  const whole = `${headOf(stamp, text)}\n${text}`;
  try {
    writeFileSync(store, whole);
  } catch {
    try {
      mkdirSync(path.dirname(store), { recursive: true });
      writeFileSync(store, whole);
    } catch {
      // Without it the next start takes longer.
    }
  }
}

const headOf = (stamp: string, text: string) => `${stamp} ${text.length}`;
