import { expect, test } from 'vitest';
import { parseJsonFile } from '../../../../plugins/shared/jsonFile.ts';

const report = (text: string) =>
  parseJsonFile('a.json', text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  ['{"a": nul}', '1:7 This is not JSON: this word is no value.'],
  ['{"a": 1,}', /^1:8 .*a comma is before a closing bracket/],
  ['{"a" 1}', /^1:6 .*a colon/],
  ['[1\n 2]', /^1:3 .*a comma/],
  ['{"a": 1', /^1:8 .*not closed with \}/],
  ['{} 1', /^1:4 .*something follows/],
  ['{ // a\n}', /^1:3 .*no comments/],
  ['["a]', /^1:2 .*not closed with a double quote/],
  ['["\t"]', /^1:2 .*has to be escaped/],
])('%j is reported at its place', (text, message) => expect(report(text)).toEqual([expect.stringMatching(message)]));

test('a repeated key is reported at its second place, at any depth', () => {
  expect(report('{\n  "x": {\n    "a": 1,\n    "a": 2\n  }\n}')).toEqual([expect.stringMatching(/^4:5 The key "a"/)]);
});
