import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { yamlValue } from '../../../../plugins/shared/yamlValue.ts';

test.each([
  [
    'text that looks like something else',
    'a: yes\nb: "1"\nc: 0x1F\nd: 0o17\ne: 1_000\nf: .5\ng: 1e3\nh: ~\ni: 12:30\n',
  ],
  ['a date', 'at: 2026-01-31\non: 2026-01-31T12:00:00Z\n'],
  ['keys that are no text', '200: found\ntrue: yes\n'],
  ['blocks', 'a: |\n  one\n  two\nb: >-\n  one\n  two\n\n  three\nc: "one\\n\\u00e9"\n'],
  ['lists and maps in one line', 'a: [1, two, {b: c}]\nd: {}\n'],
  ['names of members that objects have', 'a: {__proto__: {b: 1}, constructor: c}\n'],
  ['a comment alone', '# nothing\n'],
])('%s has the value that the careful library gives', (_, text) => {
  expect(JSON.stringify(yamlValue(text)?.value ?? null)).toBe(JSON.stringify(parse(text)));
});

test.each([
  ['a list without its end', 'a: [1'],
  ['a key twice', 'a: 1\na: 2\n'],
  ['a tab', 'a:\n\tb: 1\n'],
  ['an unknown alias', 'a: *b\n'],
  ['an alias', 'a: &b 1\nc: *b\n'],
  ['two documents', 'a: 1\n---\nb: 2\n'],
  ['a line that is indented too far', 'a: 1\n  b: 2\n'],
])('%s is left to the careful library', (_, text) => {
  expect(yamlValue(text)).toBeUndefined();
});
