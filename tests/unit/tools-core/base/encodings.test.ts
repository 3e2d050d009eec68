import { gzipSync, zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  bytesOfBase64,
  bytesOfHex,
  bytesOfText,
  hexOf,
  InputError,
  idOf,
  inflated,
  isJson,
  joined,
  LIMITS,
  listOf,
  multihash,
  nearest,
  objectsAt,
  ownEntry,
  parseJson,
  pointerPart,
  rejectLong,
  sameBytes,
  valueAt,
  wellFormed,
} from '../../../../tools-core/base/index.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('bytes', () => {
  test('in hexadecimal digits, there and back', () => {
    expect(hexOf(bytes(0, 1, 15, 16, 255))).toBe('00010f10ff');
    expect(bytesOfHex('00010F10ff')).toEqual(bytes(0, 1, 15, 16, 255));
    expect(bytesOfHex('')).toEqual(bytes());
  });

  test.each(['0', 'abc', '0g', 'g0', '0x00', '00 0'])('%j are no digits of bytes', (text) => {
    expect(bytesOfHex(text)).toBe(undefined);
  });

  test.each(['AQID+/8', 'AQID+/8=', 'AQ ID\n+/8= '])('in base64: %j', (text) => {
    expect(bytesOfBase64(text)).toEqual(bytes(1, 2, 3, 251, 255));
  });

  test('in base64, of which two marks of padding may end the text, and no more', () => {
    expect(bytesOfBase64('AQ==')).toEqual(bytes(1));
    for (const text of ['AQ===', 'A', 'AQ-_', '=AQ']) expect(bytesOfBase64(text), text).toBe(undefined);
  });

  test('are the same or not, and join in their order', () => {
    expect(sameBytes(bytes(1, 2), bytes(1, 2))).toBe(true);
    expect(sameBytes(bytes(1, 2), bytes(1, 3))).toBe(false);
    expect(sameBytes(bytes(1), bytes(1, 2))).toBe(false);
    expect(sameBytes(bytes(1, 2), bytes(1))).toBe(false);
    expect(joined(bytes(1, 2), bytes(), bytes(3))).toEqual(bytes(1, 2, 3));
    expect(bytesOfText('é')).toEqual(bytes(0xc3, 0xa9));
  });

  // The SCID of did:webvh is one of these (multihash, sha2-256 of 32 bytes): its digest of an empty text is known.
  test('of a digest in a multihash', () => {
    expect(multihash('')).toBe('QmdfTbBqBPQ7VNxZEYEj14VmRuZBkqFbiwReogJgS1zR1n');
  });
});

describe('what was compressed', () => {
  const plain = Uint8Array.from({ length: 30_000 }, (_, at) => (at * at) % 251);

  test.each([
    ['gzip', gzipSync],
    ['zlib', zlibSync],
  ] as const)('by %s is whole again, also in several portions', (form, compress) => {
    const noise = Uint8Array.from({ length: 20_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24);
    for (const one of [plain, noise, bytes()]) expect(sameBytes(inflated(compress(one), form), one)).toBe(true);
  });

  test.each([
    ['gzip', zlibSync(plain), 'The list cannot be decompressed as GZIP.'],
    ['zlib', gzipSync(plain), 'The list cannot be decompressed as ZLIB.'],
    ['gzip', gzipSync(plain).subarray(0, -20), 'The list cannot be decompressed as GZIP.'],
    ['zlib', bytes(), 'The list ends before its ZLIB data do.'],
  ] as const)('as %s %#', (form, given, words) => {
    expect(() => inflated(given, form)).toThrow(new InputError(words));
  });

  test('is refused above 16 MB', () => {
    const zeros = gzipSync(new Uint8Array(LIMITS.decompressed + 1), { level: 1 });
    expect(() => inflated(zeros, 'gzip')).toThrow(
      new InputError('The list becomes larger than 16 MB when it is decompressed.'),
    );
  });
});

describe('limits', () => {
  test('of the characters of an input', () => {
    expect(() => rejectLong('x'.repeat(2 * 1024 * 1024))).not.toThrow();
    expect(() => rejectLong('x'.repeat(2 * 1024 * 1024 + 1))).toThrow(
      new InputError(
        'This text has 2.1 million characters. The tools read up to 2 million; paste the part that matters.',
      ),
    );
    expect(new InputError('').name).toBe('InputError');
  });

  test('of JSON', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(parseJson(nested(64))).toEqual(JSON.parse(nested(64)));
    expect(() => parseJson(nested(65))).toThrow('This has more than 64 levels.');
    expect(() => parseJson('{')).toThrow(InputError);
    expect([isJson('{"a":1}'), isJson('{a}')]).toEqual([true, false]);
  });
});

describe('names', () => {
  const KNOWN = ['methods', 'contentType', 'cors'];
  test.each([
    ['method', 'methods'],
    ['METHODS', 'methods'],
    ['contntTyp', 'contentType'],
    ['cor', 'cors'],
    ['corse', 'cors'],
    ['cxx', undefined],
    ['mmethoodss', 'methods'],
    ['', undefined],
    ['x', undefined],
  ])('%j is near to %j', (name, found) => {
    expect(nearest(name, KNOWN)).toBe(found);
  });

  test('that are near to several go to the nearest, and to none by too small a measure', () => {
    expect(nearest('abcdef', ['abcdxx', 'abcdex'])).toBe('abcdex');
    expect(nearest('abcdef', ['abcdxx'], 1)).toBe(undefined);
    expect(nearest('abcdef', ['abcdex'], 0)).toBe('abcdex');
  });

  test('of what every object has in JavaScript are no entries', () => {
    expect(ownEntry({ a: 1 }, 'a')).toBe(1);
    expect(ownEntry({ a: 1 }, 'constructor')).toBe(undefined);
  });

  test('and texts are without halves of a surrogate pair', () => {
    expect(wellFormed({ 'a\ud800': ['b\udc00', '😀', 1, null, { c: true }] })).toEqual({
      'a\ufffd': ['b\ufffd', '😀', 1, null, { c: true }],
    });
  });
});

test('a JSON Pointer leads to its value, and nowhere by what an object inherits', () => {
  const value = { 'a/b': { 'c~d': [1, { e: null }] } };
  expect(valueAt(value, '')).toBe(value);
  expect(valueAt(value, '/a~1b/c~0d/1/e')).toBe(null);
  for (const pointer of ['/a', '/a~1b/c~0d/2', '/a~1b/c~0d/1/e/f', '/toString', '/a~1b/c~0d/0/x'])
    expect(valueAt(value, pointer), pointer).toBe(undefined);
  expect([pointerPart('a/b~c'), pointerPart(3)]).toEqual(['a~1b~0c', '3']);
});

test('one value is a list of one, and a party has its id', () => {
  expect([listOf(undefined), listOf(null), listOf('a'), listOf(['a'])]).toEqual([[], [null], ['a'], ['a']]);
  expect([idOf('a'), idOf({ id: 'a' }), idOf({ id: 1 }), idOf(1), idOf(undefined)]).toEqual([
    'a',
    'a',
    undefined,
    undefined,
    undefined,
  ]);
  expect(objectsAt([1, {}, null, { a: 1 }])).toEqual([
    [1, {}],
    [3, { a: 1 }],
  ]);
  expect(objectsAt({ 0: {} })).toEqual([]);
});
