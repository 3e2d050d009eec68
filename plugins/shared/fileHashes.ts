import { readFileSync, statSync } from 'node:fs';
import { digestOf } from './digestOf.ts';

/** Gives the hash of a file, which is read again once it has changed; empty where there is no such file. */
export function fileHashes(): (file: string) => string {
  const known = new Map<string, { stamp: string; hash: string }>();
  return (file) => {
    const state = statSync(file, { throwIfNoEntry: false });
    if (!state?.isFile()) return '';
    const stamp = `${state.mtimeMs} ${state.size}`;
    const last = known.get(file);
    if (last?.stamp === stamp) return last.hash;
    const now = digestOf(readFileSync(file));
    known.set(file, { stamp, hash: now });
    return now;
  };
}
