import { expect, test } from 'vitest';
import {
  fromBase64url,
  lineOf,
  placeOfPointer,
  readJson,
  readPlaces,
  toBase64url,
  worst,
} from '../../../../tools-core/base/index.ts';

test.each([
  ['{"a": [1, {"b": "x\\"y"}]}', '/a/1/b', '"b": "x\\"y"'],
  ['{"a/b": 1, "c~d": 2}', '/a~1b', '"a/b": 1'],
  ['{"a/b": 1, "c~d": 2}', '/c~0d', '"c~d": 2'],
  ['[ 1, [2, 3] ]', '/1', '[2, 3]'],
  [' {"a": {}} ', '', '{"a": {}}'],
  ['{"\\u0061": true}', '/a', '"\\u0061": true'],
])('finds in %j the place of %j', (text, pointer, found) => {
  const place = placeOfPointer(text, pointer);
  expect(place && text.slice(place.start, place.end)).toBe(found);
});

test.each(['/b', '/a/9', '/a/0/x'])('finds nothing at %j', (pointer) => {
  expect(placeOfPointer('{"a": [1]}', pointer)).toBe(undefined);
});

test.each([
  ['{"a": [1, 2', 'cut off: 2 brackets are still open'],
  ['{"a": "b', 'no closing quote'],
  ['{"a": 1,}', 'line 1'],
])('says what is wrong with %j', (text, words) => {
  expect(readJson(text)).toMatchObject({ fault: expect.stringContaining(words) });
});

/** What comes from editors, shells, logs and the text of standards. */
test.each([
  ['{"a": 1,}', 'The comma in front of } is one too many.'],
  ['{"a": [1,\n]}', 'The comma in front of ] is one too many.'],
  ['{ // the first\n "a": 1}', 'JSON has no comments.'],
  ['{"a": 1 /* one */}', 'JSON has no comments.'],
  ['# a\n{"a": 1}', 'JSON has no comments.'],
  ['{“a”: 1}', 'JSON has straight quotation marks, and a curly one stands here.'],
  ['{"a": “b"}', 'JSON has straight quotation marks, and a curly one stands here.'],
  ["{'a': 1}", 'JSON has double quotation marks, and a single one stands here.'],
  ['{a: 1}', 'The name needs double quotation marks.'],
  ['{"a": None}', 'JSON knows true, false and null in their place.'],
  ['{"a": [1, ...]}', 'Something was left out here.'],
  ['{\\"a\\": 1}', 'as in a text that holds JSON'],
  ['{"a": "b\nc"}', 'A line break stands inside of the text'],
  ['<html></html>', 'This looks like a web page or XML.'],
])('says what a usual slip in %j is, whichever reader finds it', (text, hint) => {
  expect(readJson(text)).toMatchObject({ fault: expect.stringContaining(hint) });
  expect(() => readPlaces(text)).toThrow(hint);
});

test('names the place of a fault, and refuses what nests too deep', () => {
  const text = '{\n  "a": 1,\n  b: 2\n}';
  const read = readJson(text);
  expect('fault' in read && lineOf(text, read.at).line).toBe(3);
  expect(readJson('['.repeat(65))).toMatchObject({ fault: expect.stringContaining('64 levels') });
  expect(readJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toHaveProperty('value');
});

test('base64url goes there and back, and takes nothing else', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  for (const text of ['a', 'ab+/', 'YQ==', 'a b']) expect(fromBase64url(text), text).toBe(undefined);
});

test('the worst outcome counts', () => {
  expect(worst(['success', 'warning', 'skipped'])).toBe('warning');
  expect(worst(['skipped', 'success'])).toBe('success');
  expect(worst([])).toBe('skipped');
});
