import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedSizes } from '../../../../plugins/tools/compressedSizes.ts';

const one = Buffer.from('one '.repeat(500));
const other = Buffer.from('other '.repeat(500));

/** Sizes, with what was compressed for them. */
function sizesOf(store?: string) {
  const compressed: string[] = [];
  const sizes = compressedSizes(store, ((file: Buffer) => {
    compressed.push(file.toString().slice(0, 3));
    return brotliCompressSync(file);
  }) as typeof brotliCompressSync);
  return { sizes, compressed };
}

const makeStore = () => path.join(mkdtempSync(path.join(tmpdir(), 'sizes-')), 'weights');

test('a file is compressed once, however often it is asked for', () => {
  const { sizes, compressed } = sizesOf();
  expect([one, other, Buffer.from(one)].map(sizes.of)).toEqual([
    brotliCompressSync(one).length,
    brotliCompressSync(other).length,
    brotliCompressSync(one).length,
  ]);
  expect(compressed).toEqual(['one', 'oth']);
});

test('the next build knows the size of a file that is as it was, and of no other', () => {
  const store = makeStore();
  const { sizes } = sizesOf(store);
  const size = sizes.of(one);
  sizes.keep();
  const next = sizesOf(store);
  expect([next.sizes.of(one), next.sizes.of(other)]).toEqual([size, brotliCompressSync(other).length]);
  expect(next.compressed).toEqual(['oth']);
});

test('a broken store is as none', () => {
  const store = makeStore();
  writeFileSync(store, 'brotli 17\n{"cut');
  expect(sizesOf(store).sizes.of(one)).toBe(brotliCompressSync(one).length);
});
