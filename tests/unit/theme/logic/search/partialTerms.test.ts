import { expect, test } from 'vitest';
import { closestPages } from '../../../../../theme/logic/search/partialTerms.ts';
import { parseQuery } from '../../../../../theme/logic/search/searchQuery.ts';

const rows: [name: string, pages: Record<string, number[]>, closest: Record<number, string>][] = [
  ['a word that no page has', { proof: [3, 5], zebra: [] }, { 3: 'proof', 5: 'proof' }],
  ['pages with more of the words', { proof: [1, 2], key: [2, 4], go: [2, 1] }, { 2: 'proof key go' }],
  ['each page with its own words', { proof: [1], key: [1, 2], go: [2] }, { 1: 'proof key', 2: 'key go' }],
  ['no word at all', { zebra: [], yak: [] }, {}],
];

test.each(rows)('%s', (_name, pages, closest) => {
  const byTerm = new Map(Object.entries(pages).map(([word, found]) => [parseQuery(word).terms[0], found]));
  const texts = [...closestPages(byTerm)].map(([page, terms]) => [page, terms.map(({ text }) => text).join(' ')]);
  expect(Object.fromEntries(texts)).toEqual(closest);
});
