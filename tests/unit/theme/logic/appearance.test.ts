import { expect, test } from 'vitest';
import { canSwitchAppearance, type DarkMode } from '../../../../theme/logic/appearance.ts';
import { revealFrom } from '../../../../theme/logic/reveal.ts';

test.each<[DarkMode | undefined, boolean]>([
  [undefined, true],
  [true, true],
  ['auto', true],
  ['dark', true],
  [false, false],
  ['force-auto', false],
  ['force-light', false],
])('readers may switch with darkMode %s: %s', (darkMode, expected) => {
  expect(canSwitchAppearance(darkMode)).toBe(expected);
});

test('the reveal covers the farthest corner of the window', () => {
  expect(revealFrom({ left: 90, top: 0, width: 20, height: 0 }, { width: 400, height: 400 })).toEqual({
    x: 100,
    y: 0,
    radius: 500,
  });
});
