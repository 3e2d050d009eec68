import { describe, expect, test } from 'vitest';
import { parseJsonFile, positionAt, positionOf } from '../../../../plugins/shared/jsonFile.ts';

const told = (text: string) =>
  parseJsonFile('a.json', text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('what is no JSON is told by what is missing there', () => {
  test.each([
    ['{"a": nul}', '1:7 This is not JSON: this word is no value.'],
    ['{"a": 1.}', '1:7 This is not JSON: a number ends too early.'],
    ['{a: 1}', '1:2 This is not JSON: this word is no value.'],
    [
      '{"a": 1,}',
      '1:9 This is not JSON: a name in double quotes has to stand here, and no comma before a closing brace.',
    ],
    ['{"a": }', '1:7 This is not JSON: a value has to stand here.'],
    ['{"a" 1}', '1:6 This is not JSON: a colon has to stand here.'],
    ['[1\n 2]', '1:3 This is not JSON: a comma has to stand here.'],
    ['{"a": 1', '1:8 This is not JSON: an object is not closed with }.'],
    ['[1', '1:3 This is not JSON: a list is not closed with ].'],
    ['{} 1', '1:4 This is not JSON: something follows the end of the value.'],
    ['{ // a\n}', '1:3 This is not JSON: JSON has no comments.'],
    ['{ /* a', '1:3 This is not JSON: JSON has no comments.'],
    ['["a]', '1:2 This is not JSON: a string is not closed with a double quote.'],
    ['["\\u12"]', '1:2 This is not JSON: four hexadecimal digits have to follow \\u.'],
    ['["\\x"]', '1:2 This is not JSON: this character cannot follow a backslash.'],
    ['["\t"]', '1:2 This is not JSON: a string holds a character that has to be escaped, such as a line break.'],
    ['<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> b', '1:1 A merge is not finished here.'],
  ])('%j', (text, message) => expect(told(text)).toEqual([message]));

  test('with what to do, and no value', () => {
    const { json, problems } = parseJsonFile('docs/a.json', '{"a": 1,}');
    expect(json).toMatchObject({ file: 'docs/a.json', text: '{"a": 1,}', value: undefined });
    expect(problems).toEqual([
      {
        file: 'docs/a.json',
        line: 1,
        column: 9,
        rule: 'json/syntax',
        message: expect.any(String),
        fix: 'Check the commas, quotes and brackets around this place.',
      },
    ]);
  });
});

test('a key that stands twice is told at its second place, also in lists', () => {
  const { json, problems } = parseJsonFile('a.json', '[{\n  "a": 1\n}, {\n  "b": 1, "c": 2,\n "b": 3, "b": 4 }]');
  expect(json.value).toEqual([{ a: 1 }, { b: 4, c: 2 }]);
  expect(problems).toEqual(
    [2, 10].map((column) => ({
      file: 'a.json',
      line: 5,
      column,
      rule: 'json/duplicate-key',
      message: 'The key "b" stands twice; the first is on line 4.',
      fix: 'Keep one of the two rows.',
    })),
  );
});

test('a place is counted from 1, and that of nothing is the first', () => {
  const { json } = parseJsonFile('a.json', '{\n  "a": 1\n}');
  expect(positionAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  expect(positionOf(json, json.root?.children?.[0])).toEqual({ line: 2, column: 3 });
  expect(positionOf(json, undefined)).toEqual({ line: 1, column: 1 });
});
