import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBelow } from './listFiles.ts';
import { memoizeByText } from './memoize.ts';

/** A folder whose files are listed once and read once, so that everything in a run sees the same state. */
export interface Folder {
  /** Absolute path. */
  place: string;
  /** Paths of its files from it, sorted, with forward slashes. */
  files: readonly string[];
  /** Paths of symbolic links in it, which aren't followed. */
  links: readonly string[];
  /** Gives the content of a file. Throws if there is none. */
  bytes(file: string): Buffer;
  /** Gives the content of a UTF-8 file. Throws if there is none. */
  text(file: string): string;
  /** Whether a file is UTF-8 (RFC 3629) without a byte order mark, zero bytes and Windows line ends. */
  isPlain(file: string): boolean;
}

/** @param place absolute path of a folder */
export function openFolder(place: string): Folder {
  const bytes = memoizeByText((file: string) => readFileSync(`${place}/${file}`));
  return {
    place,
    ...listBelow(place),
    bytes,
    text: memoizeByText((file: string) => bytes(file).toString('utf8')),
    isPlain: (file) => {
      const content = bytes(file);
      const isMarked = content.subarray(0, 3).equals(BYTE_ORDER_MARK);
      return isUtf8(content) && !isMarked && !content.includes(0) && !content.includes('\r\n');
    },
  };
}

/**
 * Names the files of a folder as messages do.
 * @param root folder that paths in messages start from
 */
export function namesFrom(root: string, place: string): (file: string) => string {
  const start = path.relative(root, place);
  return (file) => path.join(start, file);
}

export const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
