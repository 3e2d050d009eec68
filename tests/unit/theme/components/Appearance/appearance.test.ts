import { expect, test } from 'vitest';
import {
  appearanceOf,
  canSwitchAppearance,
  readChoice,
} from '../../../../../theme/components/Appearance/appearance.ts';

const key = 'rspress-theme-appearance';

test.each([
  [undefined, { appearance: 'auto', appearanceKey: key }],
  ['auto', { appearance: 'auto', appearanceKey: key }],
  [false, { appearance: 'light' }],
  ['force-auto', { appearance: 'auto' }],
  ['force-light', { appearance: 'light' }],
  ['force-dark', { appearance: 'dark' }],
] as const)('darkMode %s gives %o', (darkMode, expected) => {
  expect(appearanceOf(darkMode)).toEqual(expected);
  expect(canSwitchAppearance(darkMode)).toBe('appearanceKey' in expected);
});

test.each([
  ['light', 'light'],
  ['purple', 'auto'],
  [null, 'auto'],
])('stored %j is read as %s', (stored, choice) => {
  expect(readChoice(stored, 'auto')).toBe(choice);
});
