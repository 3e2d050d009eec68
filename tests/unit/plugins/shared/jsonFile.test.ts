import { expect, test } from 'vitest';
import { openJsonFile, parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

test('reads JSON', () => {
  const { json, problems } = parseJsonFile('a.json', '{"a": [1, true]}');
  expect(json.value).toEqual({ a: [1, true] });
  expect(problems).toEqual([]);
});

test('names the line of a syntax error', () => {
  const { problems } = parseJsonFile('a.json', '{\n  "a": 1\n  "b": 2\n}');
  expect(problems[0]).toMatchObject({ file: 'a.json', line: 2, column: 9, rule: 'json/syntax' });
});

test.each(['{"a": 1,}', '{// note\n"a": 1}', '{"a": 1} x', ''])('refuses %j', (text) => {
  const { problems, json } = parseJsonFile('a.json', text);
  expect(problems.length + (json.root ? 0 : 1)).toBeGreaterThan(0);
});

test('finds a key that stands twice, at any depth', () => {
  const { problems } = parseJsonFile('a.json', '{\n  "x": {\n    "a": 1,\n    "a": 2\n  }\n}');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ line: 4, rule: 'json/duplicate-key' });
  expect(problems[0].message).toBe('The key "a" stands twice; the first is on line 3.');
});

test('a text that was found right is opened with the same places', () => {
  const text = '{\n  "a": [1, true],\n  "b": {"c": null}\n}';
  const { json } = parseJsonFile('a.json', text);
  const { file, value, root } = openJsonFile('a.json', text);
  expect({ file, text, value, root }).toEqual(json);
});
