import { expect, it } from 'vitest';
import { buildParts } from '../../../../../plugins/search/buildShards.ts';
import { createFinder, kindOfRoute, serviceOfRoute } from '../../../../../theme/components/Search/engine/findPages.ts';
import type { SearchRecord } from '../../../../../theme/components/Search/engine/searchRecord.ts';
import { stem } from '../../../../../theme/components/Search/engine/stem.ts';

const page = (title: string): SearchRecord => ({
  id: title,
  title,
  content: 'The verifier.',
  toc: [],
  routePath: `/${title}`,
  domain: '',
});

function finderOf(records: SearchRecord[], synonyms: string[][] = []) {
  const { head, files } = buildParts(records, { synonyms });
  const read = (file: string) => JSON.parse(files.get(file) ?? 'null');
  const { build } = read(head);
  return createFinder(read(head), {
    words: async (part) => read(`words-${part}.${build}.json`),
    places: async (part) => read(`places-${part}.${build}.json`),
  });
}

it('gives at most 100 pages', async () => {
  const finder = finderOf(Array.from({ length: 150 }, (_, index) => page(`P${String(index).padStart(3, '0')}`)));
  expect((await finder.find('verifier')).pages).toHaveLength(100);
});

it.each([
  ['offline', ['/offline', '/unreachable']],
  ['offli', ['/offline', '/unreachable']],
  ['off', ['/offline']],
])('finds other words for %s once it says what it becomes', async (typed, routes) => {
  const finder = finderOf([page('offline'), page('unreachable')], [['offline', 'unreachable'].map(stem)]);
  const { pages } = await finder.find(typed);
  expect(pages.map(({ page }) => finder.routes[page])).toEqual(routes);
});

it('finds what was meant as if it had been typed', async () => {
  const finder = finderOf([page('offline'), page('unreachable')], [['offline', 'unreachable'].map(stem)]);
  const [meant, typed] = [await finder.find('offline'), await finder.find('ofline')];
  expect(typed.pages).toEqual(meant.pages);
  expect(typed.corrected).toBe('offline');
  expect(typed.asked.text).toBe('ofline');
  expect((await finder.find('ofline', true)).pages).toEqual([]);
});

it('keeps the routes of pages, in order', () => {
  expect(finderOf([page('a'), page('ab'), page('b')]).routes).toEqual(['/a', '/ab', '/b']);
});

it.each([
  ['/guides/services/resolver/test', 'guide', 'resolver'],
  ['/tutorials/', 'tutorial', undefined],
  ['/reference/services/verifier/policies/proof', 'reference', 'verifier'],
  ['/explanations/triangle-of-trust', 'explanation', undefined],
  ['/constructor/x', 'other', undefined],
])('tells from the route %s that it is a %s about %s', (route, kind, service) => {
  expect(kindOfRoute(route)).toBe(kind);
  expect(serviceOfRoute(route)).toBe(service);
});
