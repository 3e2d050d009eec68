import { describe, expect, test } from 'vitest';
import {
  endOfJson,
  faultIn,
  lineOf,
  listsOf,
  member,
  objectsOf,
  openAtEnd,
  placeIn,
  placeOfPointer,
  readJson,
  readPlaces,
  textOf,
} from '../../../../tools-core/base/index.ts';

/** What is said of JSON with a fault, and where in characters. */
const faultOf = (text: string) => {
  const read = readJson(text);
  return 'fault' in read ? [read.fault, read.at] : undefined;
};

describe('a fault of JSON is told with its place', () => {
  test.each<[text: string, fault: string, at: number]>([
    ['', 'It is no JSON at line 1, character 1.', 0],
    ['{"a": 1]', 'It is no JSON at line 1, character 8.', 7],
    ['{\n "a": }', 'It is no JSON at line 2, character 7.', 8],
    ['[1 2]', 'It is no JSON at line 1, character 4.', 3],
    ['{"a" 1}', 'It is no JSON at line 1, character 6.', 5],
    ['{} x', 'It is no JSON at line 1, character 4.', 3],
    ['[01]', 'It is no JSON at line 1, character 3.', 2],
    ['{"a": [1, 2', 'It is cut off: 2 brackets are still open.', 11],
    ['{"a": 1', 'It is cut off: 1 bracket is still open.', 7],
    ['{"a": "b', 'It is cut off: its last text has no closing quote.', 6],
    ['{"a": 1,}', 'It is no JSON at line 1, character 9. The comma in front of } is one too many.', 8],
    ['[1, \n]', 'It is no JSON at line 2, character 1. The comma in front of ] is one too many.', 5],
    ['["a" "b"]', 'It is no JSON at line 1, character 6. Two values follow each other without a comma.', 5],
    ['[{} {}]', 'It is no JSON at line 1, character 5. Two values follow each other without a comma.', 4],
    [
      '{"a": “b”}',
      'It is no JSON at line 1, character 7. JSON has straight quotation marks, and a curly one stands here.',
      6,
    ],
    ['{"a": NaN}', 'It is no JSON at line 1, character 7. JSON knows true, false and null in their place.', 6],
    ['{"a": Nano}', 'It is no JSON at line 1, character 7.', 6],
    ['{a-b : 1}', 'It is no JSON at line 1, character 2. The name needs double quotation marks.', 1],
    ['{…}', 'It is no JSON at line 1, character 2. Something was left out here. Put in the whole text.', 1],
  ])('%j', (text, fault, at) => {
    expect(faultOf(text)).toEqual([fault, at]);
  });

  test('of depth, where the first level too many begins', () => {
    const deep = (levels: number) => `{"[": ${'['.repeat(levels)}`;
    expect(faultOf(deep(64))).toEqual(['It nests deeper than 64 levels.', 69]);
    expect(faultOf(`["\\"[", ${'[]'.repeat(70)}]`)?.[0]).toBe(
      'It is no JSON at line 1, character 11. Two values follow each other without a comma.',
    );
    expect(readJson(`[${'{"a":[]},'.repeat(70)}1]`)).toHaveProperty('value');
  });

  test('in a sentence about what was read', () => {
    expect(faultIn('{"a": 1', { fault: 'It is cut off.', at: 7 }, 'The query')).toBe(
      'The query is cut off. Look at line 1, character 8.',
    );
    expect(faultIn('x', { fault: 'It is no JSON at line 1, character 1.', at: 0 }, 'The query')).toBe(
      'The query is no JSON at line 1, character 1.',
    );
  });
});

describe('JSON with the place of each value', () => {
  test('is read as it is', () => {
    const text = ' {"a": [1, {"b/c": "x"}], "~": -0.5e3, "a": true, "": null}';
    const { value, places, twice } = readPlaces(text);
    expect(value).toEqual(JSON.parse(text));
    expect(twice).toEqual(['/a']);
    expect([...places].map(([pointer, { start, end }]) => [pointer, text.slice(start, end)])).toEqual([
      ['/a/0', '1'],
      ['/a/1/b~1c', '"x"'],
      ['/a/1', '{"b/c": "x"}'],
      ['/a', 'true'],
      ['/~0', '-0.5e3'],
      ['/', 'null'],
      ['', text.trim()],
    ]);
    expect(readPlaces('{}').value).toEqual({});
    expect(readPlaces(' [ ] ').value).toEqual([]);
  });

  test.each<[text: string, said: string, offset: number]>([
    ['', 'a value is missing or broken at line 1, column 1.', 0],
    ['{"a"}', 'a colon is expected at line 1, column 5.', 4],
    ['{"a":1 x', 'a comma or } is expected at line 1, column 8.', 7],
    ['[1\n;', 'a comma or ] is expected at line 2, column 1.', 3],
    ['{x', 'a name in double quotes is expected at line 1, column 2.', 1],
    ['1 x', 'something follows the value at line 1, column 3.', 2],
    ['["\\x"]', 'a value is missing or broken at line 1, column 2.', 1],
    [
      '{"a":1,}',
      'a name in double quotes is expected at line 1, column 8. The comma in front of } is one too many.',
      7,
    ],
  ])('%j is refused with its place', (text, said, offset) => {
    expect(() => readPlaces(text)).toThrow(
      expect.objectContaining({ name: 'InputError', message: `This is not valid JSON: ${said}`, offset }),
    );
  });

  test('has limits of levels and members', () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(() => readPlaces(nested(64))).not.toThrow();
    expect(() => readPlaces(nested(63).replace('[]', '[{"a":1}]'))).not.toThrow();
    expect(() => readPlaces(nested(65))).toThrow(
      expect.objectContaining({ message: 'The JSON has more than 64 levels.', offset: 64 }),
    );
    const list = (count: number) => `[${Array.from({ length: count }, () => 1).join()}]`;
    expect(() => readPlaces(list(10_000))).not.toThrow();
    expect(() => readPlaces(list(10_001))).toThrow('The JSON has more than 10,000 members.');
    const members = Array.from({ length: 10_001 }, (_, at) => `"${at}":1`).join();
    expect(() => readPlaces(`{${members}}`)).toThrow('The JSON has more than 10,000 members.');
  });
});

test('places of pointers count from where the JSON begins', () => {
  const text = '{"a": {"b": [1, "x]"]}, "c": 2}';
  const placed = (pointer: string) => {
    const place = placeOfPointer(text, pointer, 'query', 100);
    return place && [place.input, text.slice(place.start - 100, place.end - 100)];
  };
  expect(placed('/a/b/1')).toEqual(['query', '"x]"']);
  expect(placed('/c')).toEqual(['query', '"c": 2']);
  expect(placed('')).toEqual(['query', text]);
  for (const pointer of ['/d', '/a/b/2', '/c/0', '/a/b/x']) expect(placed(pointer), pointer).toBe(undefined);
  expect(placeOfPointer('[1]', '/0')).toEqual({ input: 'input', start: 1, end: 2 });
});

test('a value ends where it is whole, and with the text where it is not', () => {
  const ends = (text: string, at = 0) => text.slice(at, endOfJson(text, at));
  expect(ends('{"a}": [1, {}]} x')).toBe('{"a}": [1, {}]}');
  expect(ends('"a\\"b" x')).toBe('"a\\"b"');
  expect(ends('[1, 22]', 4)).toBe('22');
  expect(ends('[1 ]', 1)).toBe('1');
  expect(ends('[1]', 1)).toBe('1');
  expect(ends('{"a": [')).toBe('{"a": [');
  expect(ends('"a')).toBe('"a');
});

test('what is open at the end is counted without texts', () => {
  expect(openAtEnd('{"a[": [{}')).toEqual({ open: 2, inText: false });
  expect(openAtEnd('["\\"')).toEqual({ open: 1, inText: true });
  expect(openAtEnd('[]')).toEqual({ open: 0, inText: false });
});

test('lines and columns count from 1', () => {
  expect([lineOf('ab\ncd', 0), lineOf('ab\ncd', 2), lineOf('ab\ncd', 3), lineOf('ab\ncd', 5)]).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
  ]);
  expect([placeIn('ab\ncd', 0), placeIn('ab\ncd', 4)]).toEqual(['line 1, column 1', 'line 2, column 2']);
});

test('parts of what is no list or no object are empty', () => {
  expect([listsOf([[1], 2, []]), listsOf({})]).toEqual([[[1], []], []]);
  expect([objectsOf([{}, 2, [], null]), objectsOf('x')]).toEqual([[{}], []]);
  expect([textOf('a'), textOf(1)]).toEqual(['a', '']);
  expect([member({ a: 1 }, 'a'), member({}, 'toString'), member([], 'length')]).toEqual([1, undefined, undefined]);
});
