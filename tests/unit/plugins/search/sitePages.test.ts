import { expect, test } from 'vitest';
import { sitePageOf, siteVariants } from '../../../../plugins/search/sitePages.ts';

const facts = {
  lang: 'en',
  locales: [
    { lang: 'de', label: 'Deutsch' },
    { lang: 'en', label: 'English' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  wrapCode: false,
  darkMode: 'auto' as const,
  askAddresses: false,
};
const plain = { ...facts, locales: [], multiVersion: undefined };

test.each([
  ['v2/en/guide/first.md', '/guide/first', 'en', 'v2'],
  ['v2/de/index.md', '/de/', 'de', 'v2'],
  ['v1/en/guide/index.mdx', '/v1/guide/', 'en', 'v1'],
  ['v1/de/guide/first.md', '/v1/de/guide/first', 'de', 'v1'],
])('%s is the page %s', (file, routePath, lang, version) => {
  expect(sitePageOf('/docs', file, facts)).toEqual({ routePath, lang, version, file: `/docs/${file}` });
});

test('a site with one language and one version has its pages where its files are', () => {
  expect(sitePageOf('/docs', 'v1/de.md', plain)).toMatchObject({ routePath: '/v1/de', lang: 'en', version: '' });
  expect(siteVariants(plain)).toEqual({ locales: [], versions: [] });
});

test('the default language and version come first', () => {
  expect(siteVariants(facts).locales.map(({ lang }) => lang)).toEqual(['en', 'de']);
  expect(siteVariants(facts).versions).toEqual(['v2', 'v1']);
});
