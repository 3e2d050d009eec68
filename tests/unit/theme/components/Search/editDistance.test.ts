import { expect, it } from 'vitest';
import { editDistance } from '../../../../../theme/components/Search/engine/editDistance.ts';

it.each([
  ['verify', 'verify', 0, 'the same'],
  ['verfy', 'verify', 1, 'a letter less'],
  ['verifiy', 'verify', 1, 'a letter more'],
  ['verifi', 'verify', 1, 'another letter'],
  ['verfiy', 'verify', 1, 'two letters swapped'],
  ['evrfiy', 'verify', 2, 'two swaps'],
  ['presentaton', 'presentation', 1, 'a letter less, further on'],
  ['abc', 'xyz', undefined, 'nothing alike'],
  ['key', 'monkey', undefined, 'too long'],
])('%s is from %s %s edits away: %s', (typed: string, word: string, edits: number | undefined, _reason: string) =>
  expect(editDistance(typed, word, 2)).toBe(edits),
);

it('compares with the beginning of a word that may go on', () => {
  expect(editDistance('cofnig', 'configuration', 2, true)).toBe(1);
  expect(editDistance('cofnig', 'configuration', 2)).toBeUndefined();
});
