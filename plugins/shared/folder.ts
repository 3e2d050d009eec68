import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digestOf.ts';
import { listBelow } from './listFiles.ts';
import { onceEach } from './once.ts';

/** What is known of the content of a file without a look at it. */
export interface FileState {
  /** Changes with every time that it is written. */
  stamp: string;
  /** Changes with its content. */
  digest: string;
  /** Whether it is UTF-8 as it should be: without a byte order mark, zero bytes and line ends of Windows. */
  isPlain: boolean;
}

/** One state of a folder: its files are listed once, and each is read once, and only where it has to be. */
export interface Folder {
  /** Absolute path. */
  place: string;
  /** Paths of its files from it, sorted, with forward slashes. */
  files: readonly string[];
  /** Paths of links in it, which are not followed. */
  links: readonly string[];
  /** Gives the content of a file; it throws where there is none. */
  bytes(file: string): Buffer;
  /** Gives the content of a file that is UTF-8 (RFC 3629) likewise. */
  text(file: string): string;
  size(file: string): number;
  /** Changes with every time that a file is written. */
  stamp(file: string): string;
  /** Changes with its content. */
  digest(file: string): string;
  isPlain(file: string): boolean;
  /** Whether a file that was as it had been changed before it was read. */
  isTorn(): boolean;
  /** The states of its files, for the next time that it is opened; without those that may still change unseen. */
  states(): Record<string, FileState>;
}

/**
 * Milliseconds after which a file that was written is another one by its stamp once it is written again: file systems
 * round the time, some of them to two seconds.
 */
const SETTLED = 2500;

/**
 * @param place absolute path of a folder
 * @param files those of its files that are looked at
 * @param known the states of its files when it was opened before
 */
export function openFolder(
  place: string,
  files?: readonly string[],
  known: Readonly<Record<string, FileState>> = {},
): Folder {
  const listed = files ? { files, links: [] } : listBelow(place);
  // The stamp is taken before the file is read: what is written meanwhile is of another stamp.
  const stat = onceEach((file: string) => statSync(`${place}/${file}`, { throwIfNoEntry: false }));
  const stamp = onceEach((file: string) => {
    const { ino, size, mtimeMs, ctimeMs } = stat(file) ?? {};
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  });
  const stateOf = onceEach((file: string) => {
    const last = Object.hasOwn(known, file) ? known[file] : undefined;
    return last?.stamp === stamp(file) ? last : undefined;
  });
  let isTorn = false;
  const bytes = onceEach((file: string) => {
    const state = stateOf(file);
    const read = readFileSync(`${place}/${file}`);
    isTorn ||= state !== undefined && digestOf(read) !== state.digest;
    return read;
  });
  const digest = onceEach((file: string) => stateOf(file)?.digest ?? digestOf(bytes(file)));
  const isPlain = onceEach((file: string) => stateOf(file)?.isPlain ?? isPlainText(bytes(file)));
  const isSettled = (file: string) => {
    const { mtimeMs = Infinity, ctimeMs = Infinity } = stat(file) ?? {};
    return Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED;
  };
  return {
    place,
    ...listed,
    bytes,
    text: onceEach((file: string) => bytes(file).toString('utf8')),
    isTorn: () => isTorn,
    size: (file) => stat(file)?.size ?? 0,
    stamp,
    digest,
    isPlain,
    states: () => {
      const settled = listed.files.filter(isSettled);
      return Object.fromEntries(
        settled.map((file) => [
          file,
          stateOf(file) ?? { stamp: stamp(file), digest: digest(file), isPlain: isPlain(file) },
        ]),
      );
    },
  };
}

/**
 * Names the files of a folder as messages do.
 * @param root folder that paths in messages start from
 */
export function namesFrom(root: string, place: string): (file: string) => string {
  const start = path.relative(root, place).replaceAll('\\', '/');
  return (file) => (start === '' ? file : `${start}/${file}`);
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const isPlainText = (bytes: Buffer): boolean =>
  isUtf8(bytes) && !bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) && !bytes.includes(0) && !bytes.includes('\r\n');
