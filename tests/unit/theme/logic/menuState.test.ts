import { expect, test } from 'vitest';
import { type MenuEvent, type MenuState, nextMenuIndex, nextMenuState } from '../../../../theme/logic/menuState.ts';

const rows: [MenuState, MenuEvent, MenuState][] = [
  ['closed', 'enter', 'hovered'],
  ['pressed', 'enter', 'pressed'],
  ['closed', 'press', 'pressed'],
  ['hovered', 'press', 'pressed'],
  ['pressed', 'press', 'closed'],
  ['closed', 'open', 'pressed'],
  ['hovered', 'close', 'closed'],
  ['pressed', 'close', 'closed'],
];
test.each(rows)('%s + %s is %s', (state, event, expected) => {
  expect(nextMenuState(state, event)).toBe(expected);
});

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s from item %i of %i leads to %s', (key, index, count, expected) => {
  expect(nextMenuIndex(key, index, count)).toBe(expected);
});
