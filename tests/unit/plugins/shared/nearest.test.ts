import { expect, test } from 'vitest';
import { isOneSlip, nearest, nearestAddress } from '../../../../plugins/shared/nearest.ts';

test.each([
  ['key', ['kye', 'bey'], 'kye'],
  ['ab', ['cde'], undefined],
  ['abcdef', ['abcxyz'], 'abcxyz'],
  ['abcdef', ['abuxyz'], undefined],
  ['/guides/creat', ['/guides/create', '/guides/configure'], '/guides/create'],
])('the nearest name of %j among %j is %j', (name, names, expected) => expect(nearest(name, names)).toBe(expected));

const ADDRESSES = [
  '/explanations/dids/methods',
  '/guides/iam/rotate-key',
  '/reference/resolver/errors',
  '/reference/resolver/api-of-erors',
  '/reference/resolver/paths',
  '/reference/resolver/supported-did-methods',
];

test.each([
  ['a forgotten folder', '/guides/rotate-key', '/guides/iam/rotate-key'],
  ['a slip', '/reference/resolver/erors', '/reference/resolver/errors'],
  ['the only one of its name, in a different section', '/guides/dids/methods', '/explanations/dids/methods'],
])('the nearest address for %s', (_, address, wanted) => expect(nearestAddress(address, ADDRESSES)).toBe(wanted));

test.each([
  ['key', 'kex', true],
  ['key', 'ke', true],
  ['key', 'keys', true],
  ['key', 'kye', true],
  ['key', 'key', false],
  ['key', 'yek', false],
  ['abcd', 'badc', false],
])('one slip of the keyboard between %j and %j: %s', (a, b, expected) => expect(isOneSlip(a, b)).toBe(expected));
