import { describe, expect, test } from 'vitest';
import { findRoute, routeOfFile, routeOfLink } from '../../../../plugins/shared/routes.ts';

describe('routeOfFile', () => {
  test.each([
    ['index.mdx', '/'],
    ['guides/index.mdx', '/guides/'],
    ['guides/create.md', '/guides/create'],
    ['a/index/b.mdx', '/a/index/b'],
    ['reindex.mdx', '/reindex'],
  ])('%s is %s', (file, route) => {
    expect(routeOfFile(file)).toBe(route);
  });
});

describe('routeOfLink', () => {
  test.each([
    ['/guides/create.html?a=1#b', '/guides/create'],
    ['/guides/index.html', '/guides/'],
    ['/guides/index', '/guides/'],
    ['/', '/'],
    ['#top', undefined],
    ['https://example.com/', undefined],
    ['//example.com/', undefined],
  ])('%s means %s', (link, route) => {
    expect(routeOfLink(link)).toBe(route);
  });
});

test('findRoute forgives a closing slash too many or too few', () => {
  const routes = new Set(['/guides/', '/guides/create']);
  expect(findRoute('/guides', routes)).toBe('/guides/');
  expect(findRoute('/guides/create/', routes)).toBe('/guides/create');
  expect(findRoute('/guides/other', routes)).toBeUndefined();
});
