import { statSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digestOf.ts';
import { listFilesBelow } from './listFiles.ts';

/** Folders with the code that reads pages and holds them to the rules. */
const CODE = ['plugins', 'theme/logic'];

/**
 * Changes with the code that reads pages: what another version of it found does not count.
 * @param root folder of the repository
 */
export function codeDigest(root: string): string {
  const files = CODE.flatMap((folder) => listFilesBelow(path.join(root, folder)).map((name) => `${folder}/${name}`));
  return digestOf(
    ...[...files, 'package-lock.json'].map(
      (name) => `${name} ${statSync(`${root}/${name}`, { throwIfNoEntry: false })?.mtimeMs}`,
    ),
  );
}
