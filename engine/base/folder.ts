import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBelow } from './listFiles.ts';
import { onceEach } from './once.ts';

/** One state of a folder: its files are listed once, and each is read once. */
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
}

/**
 * @param place absolute path of a folder
 * @param files those of its files that are looked at
 */
export function openFolder(place: string, files?: readonly string[]): Folder {
  const listed = files ? { files, links: [] } : listBelow(place);
  const bytes = onceEach((file: string) => readFileSync(path.join(place, file)));
  return { place, ...listed, bytes, text: onceEach((file: string) => bytes(file).toString('utf8')) };
}
