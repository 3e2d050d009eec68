import { describe, expect, test } from 'vitest';
import { indexForKey, openIndex } from '../../../../../theme/components/Tabs/Tabs.client.ts';

test.each([
  [null, 0],
  ['1', 1],
  ['3', 0],
  ['-1', 0],
  ['banana', 0],
])('of three tabs with %j stored, %i is open', (stored, index) => {
  expect(openIndex(stored, 3)).toBe(index);
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s on tab %i leads to %s', (key, current, index) => {
    expect(indexForKey(key, current, 3)).toBe(index);
  });
});
