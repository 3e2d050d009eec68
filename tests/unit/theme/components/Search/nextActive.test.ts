import { expect, it } from 'vitest';
import { nextActive } from '../../../../../theme/components/Search/dialog/nextActive.ts';

it.each([
  ['ArrowDown', 0, 3, 1, 'the next hit'],
  ['ArrowDown', 2, 3, 0, 'from the last hit to the first'],
  ['ArrowUp', 1, 3, 0, 'the hit before'],
  ['ArrowUp', 0, 3, 2, 'from the first hit to the last'],
  ['ArrowDown', -1, 3, 0, 'to the first where none is chosen'],
  ['ArrowUp', -1, 3, 2, 'to the last where none is chosen'],
  ['ArrowDown', 0, 0, undefined, 'nowhere without hits'],
  ['Home', 1, 3, undefined, 'nowhere, as the key belongs to the input'],
])('%s at %i of %i leads to %s: %s', (key, active, count, expected, _where) => {
  expect(nextActive(key, active, count)).toBe(expected);
});
