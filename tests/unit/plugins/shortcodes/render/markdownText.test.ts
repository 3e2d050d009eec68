import { describe, expect, test } from 'vitest';
import {
  inlineCode,
  jsonCode,
  listText,
  mdxText,
  tableCell,
} from '../../../../../plugins/shortcodes/render/markdownText.ts';

describe('mdxText', () => {
  test.each([
    ['plain words', 'plain words'],
    ['a {region} and <b>', 'a \\{region\\} and \\<b>'],
    ['code `{a} < b` stays', 'code `{a} < b` stays'],
    ['two ``a ` {b}`` then {c}', 'two ``a ` {b}`` then \\{c\\}'],
    ['a lone ` {x}', 'a lone ` \\{x\\}'],
  ])('%s', (text, expected) => expect(mdxText(text)).toBe(expected));
});

test.each([
  ['abc', '`abc`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
  ['', '`  `'],
])('inlineCode of %j', (text, expected) => expect(inlineCode(text)).toBe(expected));

test.each([
  ['text', '`"text"`'],
  ['', '`""`'],
  [5, '`5`'],
  [null, '`null`'],
  [['a', 'b'], '`["a", "b"]`'],
  [[], '`[]`'],
  [{}, '`{}`'],
  [{ type: 'managed', list: [1, true] }, '`{ "type": "managed", "list": [1, true] }`'],
])('jsonCode of %j', (value, expected) => expect(jsonCode(value)).toBe(expected));

test('tableCell leaves one line and bars that are escaped already as they are', () => {
  expect(tableCell('a | b\n\n  `c\\|d`')).toBe('a \\| b `c\\|d`');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('listText of %j', (words, expected) => expect(listText(words)).toBe(expected));
