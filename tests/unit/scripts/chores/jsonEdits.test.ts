import { expect, test } from 'vitest';
import { printJson, withItem, withMember, without } from '../../../../scripts/chores/jsonEdits.ts';

const LIST = `[
  { "name": "a" },
  { "name": "b" }
]
`;
const OBJECT = `{
  "one": { "a": 1 },
  "list": ["x", "y"]
}
`;

test.each([
  ['an item at the end', withItem(LIST, [], { name: 'c' }), LIST.replace('"b" }', '"b" },\n  { "name": "c" }')],
  [
    'an item before another',
    withItem(LIST, [], { name: 'c' }, 1),
    LIST.replace('"a" },', '"a" },\n  { "name": "c" },'),
  ],
  ['an item of a short list', withItem(OBJECT, ['list'], 'z'), OBJECT.replace('"y"', '"y", "z"')],
  ['the first item of a short list', withItem(OBJECT, ['list'], 'z', 0), OBJECT.replace('"x"', '"z", "x"')],
  ['the only item', withItem('{\n  "list": []\n}\n', ['list'], 1), '{\n  "list": [\n    1\n  ]\n}\n'],
  ['a new member', withMember(OBJECT, ['one'], 'b', 2), OBJECT.replace('"a": 1', '"a": 1, "b": 2')],
  ['a member after another', withMember(OBJECT, [], 'two', 2, 'one'), OBJECT.replace('1 },', '1 },\n  "two": 2,')],
  ['another value', withMember(OBJECT, ['one'], 'a', [3]), OBJECT.replace('1', '[3]')],
  ['the first item away', without(LIST, [0]), '[\n  { "name": "b" }\n]\n'],
  ['the last item away', without(LIST, [1]), '[\n  { "name": "a" }\n]\n'],
  ['a member away', without(OBJECT, ['one']), '{\n  "list": ["x", "y"]\n}\n'],
  ['the only item away', without('[\n  1\n]\n', [0]), '[]\n'],
  ['nothing where nothing is', without(LIST, [5]), LIST],
])('%s, and every other line stays', (_, found, wanted) => expect(found).toBe(wanted));

test('a value is printed on a line where it fits', () => {
  expect(printJson({ a: [1, 'x'], b: {} })).toBe('{ "a": [1, "x"], "b": {} }');
  const long = 'x'.repeat(110);
  expect(printJson({ a: long, b: [1] })).toBe(`{\n  "a": "${long}",\n  "b": [1]\n}`);
});

test('a list that is not there is said', () => expect(() => withItem(LIST, ['x'], 1)).toThrow('no list at /x'));
