import { expect, test } from 'vitest';
import { notePlace } from '../../../../theme/logic/notePlace.ts';

const view = { width: 320, height: 600 };
const note = { width: 300, height: 80 };

test.each([
  ['below the word', { left: 10, top: 100 }, { left: 10, top: 126 }],
  ['not past the right edge', { left: 200, top: 100 }, { left: 12, top: 126 }],
  ['not past the left edge', { left: -20, top: 100 }, { left: 8, top: 126 }],
  ['above the word at the foot of the window', { left: 10, top: 570 }, { left: 10, top: 484 }],
])('%s', (_, place, expected) => {
  expect(notePlace({ ...place, width: 60, height: 20 }, note, view)).toEqual(expected);
});

test('a window too low for both keeps the word readable', () => {
  const { top } = notePlace({ left: 0, top: 40, width: 60, height: 20 }, note, { width: 320, height: 120 });
  expect(top).toBe(66);
});
