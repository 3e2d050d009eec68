import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A text that was kept, block by block: what is new goes to its end, since to write it whole takes longer than a check. */
export interface KeptBlocks {
  /** Apart from each other, since to join them copies megabytes. */
  texts: string[];
  /** Characters of the blocks behind the first one. */
  added: number;
  /** Whether a block may follow: nothing of another version, or of a process that was stopped, stands there. */
  isOpen: boolean;
}

/** Reads the blocks of a file, up to the first that is not whole or has another stamp. */
export function readBlocks(store: string, stamp: string): KeptBlocks {
  const all = readIfThere(store);
  const texts: string[] = [];
  let end = 0;
  while (end < all.length) {
    const line = all.indexOf('\n', end);
    const [known, length] = all.slice(end, line).split(' ');
    const next = line + 1 + Number(length);
    const close = closeOf(Number(length));
    if (line < 0 || known !== stamp || !all.startsWith(close, next)) break;
    texts.push(all.slice(line + 1, next));
    end = next + close.length;
  }
  const added = texts.slice(1).reduce((sum, { length }) => sum + length, 0);
  return { texts, added, isOpen: texts.length > 0 && end === all.length };
}

/** Writes the first block, in place of all that were there. */
export function writeBlock(store: string, stamp: string, text: string): void {
  const whole = blockOf(stamp, text);
  try {
    mkdirSync(path.dirname(store), { recursive: true });
    writeFileSync(store, whole, 'latin1');
  } catch {
    // Without it the next start takes longer.
  }
}

/** Adds a block. Another process may do so at the same time: each is written at once. */
export function addBlock(store: string, stamp: string, text: string): void {
  try {
    appendFileSync(store, blockOf(stamp, text), 'latin1');
  } catch {
    // See above.
  }
}

function blockOf(stamp: string, text: string): string {
  const ascii = asciiOf(text);
  return `${stamp} ${ascii.length}\n${ascii}${closeOf(ascii.length)}`;
}

/** Behind half of a block, what another process adds is never the end of that block. */
const closeOf = (length: number) => `\tend ${length}\n`;

/** Text of ASCII alone is read several times as fast. Other characters stand in JSON, which has a form for them. */
const asciiOf = (text: string) =>
  text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function readIfThere(store: string): string {
  try {
    return readFileSync(store, 'latin1');
  } catch {
    return '';
  }
}
