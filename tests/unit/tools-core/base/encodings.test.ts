import { gzipSync, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import {
  bytesOfBase64,
  bytesOfHex,
  InputError,
  inflated,
  LIMITS,
  multihash,
  nearest,
  rejectLong,
  sameBytes,
  valueAt,
  wellFormed,
} from '../../../../tools-core/base/index.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const plain = Uint8Array.from({ length: 20_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24);

test.each(['0', 'abc', '0g', '0x00', '00 0'])('%j are no hexadecimal digits of bytes', (text) => {
  expect(bytesOfHex(text)).toBe(undefined);
});

test.each<[text: string, found: Uint8Array | undefined]>([
  ['AQID+/8', bytes(1, 2, 3, 251, 255)],
  ['AQ ID\n+/8= ', bytes(1, 2, 3, 251, 255)],
  ['AQ==', bytes(1)],
  ['AQ===', undefined],
  ['AQ-_', undefined],
])('%j in base64', (text, found) => {
  expect(bytesOfBase64(text)).toEqual(found);
});

// The SCID of did:webvh is one of these (multihash, sha2-256 of 32 bytes): its digest of an empty text is known.
test('a digest in a multihash', () => {
  expect(multihash('')).toBe('QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n');
});

test.each<['gzip' | 'zlib', Uint8Array, string | undefined]>([
  ['gzip', gzipSync(plain), undefined],
  ['zlib', zlibSync(plain), undefined],
  ['gzip', zlibSync(plain), 'The list cannot be decompressed as GZIP.'],
  ['zlib', bytes(), "The list's ZLIB data is cut off."],
  [
    'gzip',
    gzipSync(new Uint8Array(LIMITS.decompressed + 1), { level: 1 }),
    'The decompressed list would be larger than 16 MB',
  ],
])('compressed as %s %#', (form, given, words) => {
  if (words) expect(() => inflated(given, form)).toThrow(words);
  else expect(sameBytes(inflated(given, form), plain)).toBe(true);
});

test('a text above the limit is rejected', () => {
  expect(() => rejectLong('x'.repeat(LIMITS.input))).not.toThrow();
  expect(() => rejectLong('x'.repeat(LIMITS.input + 1))).toThrow(InputError);
});

test.each([
  ['method', 'methods'],
  ['METHODS', 'methods'],
  ['contntTyp', 'contentType'],
  ['corse', 'cors'],
  ['cxx', undefined],
  ['', undefined],
  ['cosr', 'cors'],
  ['oc', undefined],
])('%j is near to %j', (name, found) => {
  expect(nearest(name, ['methods', 'contentType', 'cors'])).toBe(found);
});

test('texts are without halves of a surrogate pair', () => {
  expect(wellFormed({ 'a\ud800': ['b\udc00', '😀', 1] })).toEqual({ 'a\ufffd': ['b\ufffd', '😀', 1] });
});

test('a JSON Pointer leads to its value, and nowhere by what an object inherits', () => {
  const value = { 'a/b': { 'c~d': [1, { e: null }] } };
  expect([valueAt(value, ''), valueAt(value, '/a~1b/c~0d/1/e')]).toEqual([value, null]);
  for (const pointer of ['/a', '/a~1b/c~0d/2', '/a~1b/c~0d/1/e/f', '/a~1b/c~0d/', '/a~1b/c~0d/1e0', '/toString'])
    expect(valueAt(value, pointer), pointer).toBe(undefined);
});
