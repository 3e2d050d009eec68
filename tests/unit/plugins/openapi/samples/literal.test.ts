import { expect, test } from 'vitest';
import { JSON_STYLE, literal } from '../../../../../plugins/openapi/samples/literal.ts';
import type { Json } from '../../../../../plugins/schemas/jsonValue.ts';

const rows: [name: string, value: Json, expected: string][] = [
  ['a text', 'a', '"a"'],
  ['an empty object', {}, '{}'],
  ['an empty list', [], '[]'],
  ['a short object', { a: 1, b: [true, null] }, '{ "a": 1, "b": [true, null] }'],
  ['an object that holds an object', { a: { b: 1 } }, '{\n  "a": { "b": 1 }\n}'],
  ['a list of one small object', [{ a: [] }, 1], '[\n  { "a": [] },\n  1\n]'],
  ['a list of several objects', [{ a: 1 }, { b: 2 }], '[\n  { "a": 1 },\n  { "b": 2 }\n]'],
  ['a long list', ['x'.repeat(40), 'y'.repeat(40)], `[\n  "${'x'.repeat(40)}",\n  "${'y'.repeat(40)}"\n]`],
];

test.each(rows)('%s', (_name, value, expected) => {
  expect(literal(value, JSON_STYLE)).toBe(expected);
  expect(JSON.parse(expected)).toEqual(value);
});

test('a line counts what is around the value', () => {
  const value = ['x'.repeat(30), 'y'.repeat(30)];
  expect(literal(value, JSON_STYLE)).not.toContain('\n');
  expect(literal(value, JSON_STYLE, '  ', 20)).toBe(`[\n    "${value[0]}",\n    "${value[1]}"\n  ]`);
});
