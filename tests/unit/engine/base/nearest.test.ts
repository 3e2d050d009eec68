import { expect, test } from 'vitest';
import { editDistance, nearest } from '../../../../engine/base/nearest.ts';

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
