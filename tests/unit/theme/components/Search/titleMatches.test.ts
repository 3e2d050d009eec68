import { expect, it } from 'vitest';
import { titleMatches } from '../../../../../theme/components/Search/engine/titleMatches.ts';

const titles = ['Rotate API keys', 'Monkeys', 'Keyring', 'Keys', 'API', 'An API key'];

it.each([
  ['key', [3, 5, 0, 2, 1], [2, 2, 2, 1, 0]],
  ['key api', [5, 0], [2, 2]],
  ['rot key', [0], [1]],
  ['ring', [2], [0]],
  ['gateway', [], []],
  ['', [], []],
])('finds the titles with all words of %j, those that fit best first, of these the shortest', (query, pages, fits) => {
  const found = titleMatches(titles, query, 7);
  expect(found.map(({ page }) => page)).toEqual(pages);
  expect(found.map(({ fit }) => fit)).toEqual(fits);
});

it('gives as many as it is asked for', () => {
  expect(titleMatches(titles, 'key', 2)).toEqual([
    { page: 3, fit: 2 },
    { page: 5, fit: 2 },
  ]);
});
