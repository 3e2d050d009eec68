import { expect, test } from 'vitest';
import { isHiddenAfter } from '../../../../theme/logic/navHiding.ts';

test.each([
  ['scrolling down hides the bar', false, 300, 600, true],
  ['scrolling up shows it', true, 600, 500, false],
  ['resting leaves it as it is, hidden', true, 600, 600, true],
  ['resting leaves it as it is, shown', false, 600, 600, false],
  ['at the top it is always shown', true, 10, 40, false],
])('%s', (_, wasHidden, from, to, expected) => {
  expect(isHiddenAfter(wasHidden, from, to)).toBe(expected);
});
