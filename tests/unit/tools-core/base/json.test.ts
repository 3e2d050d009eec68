import { expect, test } from 'vitest';
import {
  endOfJson,
  fromBase64url,
  placeOfPointer,
  readJson,
  readPlaces,
  toBase64url,
} from '../../../../tools-core/base/index.ts';

test.each([
  ['{"a": [1, {"b": "x\\"y"}]}', '/a/1/b', '"b": "x\\"y"'],
  ['{"a/b": 1, "c~d": 2}', '/a~1b', '"a/b": 1'],
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

test.each<[text: string, fault: string, at: number]>([
  ['', 'This is not valid JSON at line 1, column 1.', 0],
  ['{"a": 1]', 'This is not valid JSON at line 1, column 8.', 7],
  ['{\n "a": }', 'This is not valid JSON at line 2, column 7.', 8],
  ['{} x', 'This is not valid JSON at line 1, column 4. The value ends before this. Delete what follows.', 3],
  ['{"a": [1, 2', 'This is cut off: 2 brackets are still open.', 11],
  ['{"a": "b', 'This is cut off: its last string has no closing quote.', 6],
  [`{"[": ${'['.repeat(64)}`, 'This has more than 64 levels.', 69],
])('names the first error of %j and its place', (text, fault, at) => {
  expect(readJson(text)).toEqual({ fault, at });
  expect(() => readPlaces(text)).toThrow(expect.objectContaining({ message: fault, offset: at }));
});

/** What comes from editors, shells, logs and the text of standards. */
test.each([
  ['{"a": 1,}', 'Delete the comma before }.'],
  ['{"a" {}}', 'The colon after the name is missing.'],
  ['{"a": 1}}', 'The value ends before this.'],
  ['a:\n  b: 1\n', 'This looks like YAML.'],
  ['A_B=1', 'These are settings on separate lines.'],
  ['[a.b]\nc = 1', 'These are settings on separate lines.'],
  ['\uFEFF{}', 'an invisible byte order mark'],
  ['{\u00A0}', 'a special space'],
  ['```json\n{}\n```', 'the code block markers'],
  ['{ // the first\n "a": 1}', 'JSON has no comments.'],
  ['{“a”: 1}', 'JSON requires straight quotation marks, but this one is curly.'],
  ["{'a': 1}", 'JSON requires double quotation marks, but this one is single.'],
  ['{a: 1}', 'The name must be in double quotation marks.'],
  ['{"a": None}', 'JSON has true, false and null instead.'],
  ['{"a": [1, ...]}', 'Something was left out here.'],
  ['{\\"a\\": 1}', 'as in a string that contains JSON'],
  ['{"a": "b\nc"}', 'There is a line break in the string'],
  ['<html></html>', 'This looks like a web page or XML.'],
])('says what a usual slip in %j is, whichever reader finds it', (text, hint) => {
  expect(readJson(text)).toMatchObject({ fault: expect.stringContaining(hint) });
  expect(() => readPlaces(text)).toThrow(hint);
});

test('reads 64 levels and 10,000 members, and reports names that an object contains twice', () => {
  expect(readJson(`["\\"[", ${'['.repeat(63)}${']'.repeat(63)}]`)).toHaveProperty('value');
  const list = (length: number) => `[${Array.from({ length }, () => '1').join()}]`;
  expect(readPlaces(list(10_000)).places.get('/9999')).toEqual({ start: 19_999, end: 20_000 });
  expect(() => readPlaces(list(10_001))).toThrow('The JSON has more than 10,000 members.');
  const text = ' {"a": [1, {}], "b": "\\ud800", "a": 2, "c~/": [{"a": 3}]}';
  const { value, places, twice } = readPlaces(text);
  expect([value, twice]).toEqual([JSON.parse(text), ['/a']]);
  expect([...places.keys()]).toEqual(['/a/0', '/a/1', '/a', '/b', '/c~0~1/0/a', '/c~0~1/0', '/c~0~1', '']);
});

test.each([
  ['{"a": [1, 2]} b', 13],
  ['[1, {"]": 2}', 12],
  ['{"a": "}"', 9],
])('the value in %j ends at %i', (text, end) => {
  expect(endOfJson(text, 0)).toBe(end);
});

test('base64url goes there and back, and takes nothing else', () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  for (const text of ['a', 'ab+/', 'YQ==', 'a b']) expect(fromBase64url(text), text).toBe(undefined);
});
