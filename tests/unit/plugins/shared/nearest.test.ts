import { expect, test } from 'vitest';
import { editDistance, nearest, nearestAddress } from '../../../../plugins/shared/nearest.ts';

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
});

test('names the closest candidate, or none where all are far', () => {
  expect(nearest('/guides/creat', ['/guides/create', '/guides/configure'])).toBe('/guides/create');
  expect(nearest('/xyz', ['/explanations/services/'])).toBeUndefined();
});

test.each([
  ['a folder that was forgotten', '/guides/rotate-key', '/guides/iam/rotate-key'],
  [
    'another name in its folder, before one of another section',
    '/reference/resolver/methods',
    '/reference/resolver/supported-did-methods',
  ],
  [
    'a longer name in its folder, before one of as many letters',
    '/reference/resolver/did-methods',
    '/reference/resolver/supported-did-methods',
  ],
  ['a slip, before a longer name', '/reference/resolver/erors', '/reference/resolver/errors'],
  ['the only one of its name, in another section', '/guides/dids/methods', '/explanations/dids/methods'],
])('names an address for %s', (_, address, wanted) => {
  const all = [
    '/explanations/dids/methods',
    '/guides/iam/rotate-key',
    '/reference/resolver/errors',
    '/reference/resolver/api-of-erors',
    '/reference/resolver/paths',
    '/reference/resolver/supported-did-methods',
  ];
  expect(nearestAddress(address, all)).toBe(wanted);
});
