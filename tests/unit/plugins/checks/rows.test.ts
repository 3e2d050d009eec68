import { expect, test } from 'vitest';
import { rowsOfFences } from '../../../../plugins/checks/rules/rows.ts';

const codes = (source: string) => rowsOfFences(source).map(({ code }) => code);

test('reads line, language, meta and rows', () => {
  expect(rowsOfFences('# A\n\n```json title="B"\n{\n}\n```\n')).toMatchObject([
    { line: 3, language: 'json', meta: 'title="B"', code: '{\n}' },
  ]);
});

test('a fence ends with marks of its own kind, at least as many, and nothing behind them', () => {
  expect(codes('```\na\n~~~\nb\n```')).toEqual(['a\n~~~\nb']);
  expect(codes('````\n```\na\n```\n````')).toEqual(['```\na\n```']);
  expect(codes('```\na\n```js\nb\n````')).toEqual(['a\n```js\nb']);
});

test('an indented fence ends by an indented mark, and its rows are indented as much', () => {
  expect(codes('- a\n\n  ```\n  b\n  ```  \n')).toEqual(['b']);
});

test('a fence that is not closed is none', () => {
  expect(rowsOfFences('```\na')).toEqual([]);
});
