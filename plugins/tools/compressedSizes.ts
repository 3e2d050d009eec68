import { brotliCompressSync } from 'node:zlib';
import { digestOf } from '../shared/digestOf.ts';
import { keepText, readKept } from '../shared/keptText.ts';

/** Sizes of files as hosts send them. */
export interface CompressedSizes {
  /** Bytes of a file, compressed by Brotli. */
  of(file: Buffer): number;
  /** Writes down the sizes that were asked for, for the next build. */
  keep(): void;
}

/** Changes when a size is worked out in another way. */
const STAMP = 'brotli';

/**
 * Compresses each file once, which takes longer than all else that is done with it.
 * @param store file that keeps the sizes from one build to the next; without it, each is worked out anew
 */
export function compressedSizes(store: string | undefined, compress = brotliCompressSync): CompressedSizes {
  const last: Record<string, number> = JSON.parse((store && readKept(store, STAMP)) ?? '{}');
  const asked: Record<string, number> = {};
  return {
    of(file) {
      const name = digestOf(file);
      asked[name] ??= last[name] ?? compress(file).length;
      return asked[name];
    },
    keep: () => store && keepText(store, STAMP, JSON.stringify(asked)),
  };
}
