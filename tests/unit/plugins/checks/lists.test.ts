import { expect, test } from 'vitest';
import { lists } from '../../../../plugins/checks/rules/lists.ts';

test.each([
  ['[["key", "secret"], ["page", "site"]]', []],
  ['[\n  ["key", "secret", "key"]\n]', ['2:21 The group has "key" twice.']],
  ['[\n  ["batch", "bulk"],\n  ["bulk", "batch"]\n]', ['3:3 Another group has the same words.']],
  ['[\n  ["key"]\n]', ['2:3 A group has words that mean the same, and here are not two of them.']],
])('words for the same thing: %j', (text, told) => {
  const found = lists['_synonyms.json']('docs/_synonyms.json', text);
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(told);
});
