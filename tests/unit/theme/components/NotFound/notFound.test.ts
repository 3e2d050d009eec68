import { describe, expect, test } from 'vitest';
import {
  homeRoute,
  queryOfPath,
  type SitePrefixes,
  withoutLanguage,
} from '../../../../../theme/components/NotFound/notFound.ts';

const site: SitePrefixes = {
  base: '/docs/',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
  languages: ['en', 'de'],
  defaultLanguage: 'en',
};
const plain: SitePrefixes = { ...site, versions: [], defaultVersion: '', languages: [] };

describe('a path without its language', () => {
  test.each([
    ['/docs/en/guide', 'en', '/docs/guide'],
    ['/docs/de/guide/x.html', 'de', '/docs/guide/x.html'],
    ['/docs/v1/en/guide', 'en', '/docs/v1/guide'],
    ['/docs/en/', 'en', '/docs/'],
  ])('%s names %s and leads to %s', (pathname, language, path) => {
    expect(withoutLanguage(pathname, site)).toEqual({ language, path });
  });

  test.each(['/docs/foo/en/bar', '/docs/v3/en/bar', '/docs/entry', '/docs/', '/docs/v1/', '/en/docs/x', '/docs/EN/x'])(
    '%s names none',
    (pathname) => {
      expect(withoutLanguage(pathname, site)).toBe(undefined);
    },
  );

  test('is left alone on a site with one language', () => {
    expect(withoutLanguage('/docs/en/guide', plain)).toBe(undefined);
  });
});

describe('the start page', () => {
  test.each([
    ['v2', 'en', '/'],
    ['v1', 'de', '/v1/de/'],
    ['v9', 'fr', '/'],
  ])('of version "%s" and language "%s" is %s', (version, language, route) => {
    expect(homeRoute(version, language, site)).toBe(route);
  });
});

describe('what a path looks for', () => {
  test.each([
    ['guides/create_api-key.html', 'create api key'],
    ['reference/errors/index.html', 'errors'],
    ['methods/did:web', 'did:web'],
    ['v2.0/über uns.md', 'über uns'],
    ['<b>x</b>', 'b'],
    ['', ''],
    ['a'.repeat(200), 'a'.repeat(60)],
  ])('%s: "%s"', (path, query) => {
    expect(queryOfPath(path)).toBe(query);
  });
});
