import { digestOf } from '../shared/digestOf.ts';
import { onceEach } from '../shared/once.ts';
import { whileUnchanged } from '../shared/whileUnchanged.ts';
import type { DataKind } from './dataKinds.ts';

/**
 * Gives a text that changes with the data of some kinds.
 * @param sources absolute paths of the data of some kinds
 * @param hashOfFile of an absolute path
 */
export function kindHashes(
  sources: (kinds: readonly DataKind[]) => string[],
  hashOfFile: (file: string) => string,
): (kinds: readonly DataKind[]) => string {
  const hashOfKind = onceEach((kind: DataKind) => {
    const files = () => sources([kind]);
    return whileUnchanged(files, () => digestOf(files().map(hashOfFile).join(' ')));
  });
  return (kinds) => kinds.map((kind) => hashOfKind(kind)()).join(' ');
}
