import { expect, test } from 'vitest';
import { numberOf, writtenAs } from '../../../../plugins/checks/rules/numberWords.ts';

test.each([
  ['12', 12],
  ['zero', 0],
  ['Sixteen', 16],
  ['seventeen', -1],
  ['12th', -1],
  ['x12', -1],
  ['1.5', -1],
  ['', -1],
])('%j stands for %i', (written, number) => {
  expect(numberOf(written)).toBe(number);
});

test.each([
  [3, '12', '3'],
  [3, 'five', 'three'],
  [3, '5th', 'three'],
  [3, 'a5', 'three'],
  [17, 'five', '17'],
])('%i written as %j is %j', (number, other, written) => {
  expect(writtenAs(number, other)).toBe(written);
});
