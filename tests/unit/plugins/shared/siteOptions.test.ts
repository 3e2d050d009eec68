import { expect, test } from 'vitest';
import { checkSiteConfig } from '../../../../plugins/shared/siteConfig.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';

test('a site is in the folders of the repository, unless its variables name others', () => {
  expect(readSiteOptions('/r', {})).toMatchObject({
    docsDir: '/r/docs',
    redirectsFile: '/r/redirects.json',
    pageRules: true,
  });
  const own = { SITE_DOCS: 'own', SITE_OUT: '/out', SITE_BRAND: 'b.json', SITE_RULES: 'off' };
  expect(readSiteOptions('/r', own)).toEqual({
    root: '/r',
    docsDir: '/r/own',
    outDir: '/out',
    brandFile: '/r/b.json',
    redirectsFile: '/r/own/redirects.json',
    pageRules: false,
  });
});

const search = { apiUrl: 'https://search.example.com/api', searchIndexes: [{ value: 'docs', label: 'Docs' }] };

test.each<[config: object, reported: string[]]>([
  [
    {
      lang: 'de',
      locales: [{ lang: 'de', label: 'Deutsch' }],
      multiVersion: { default: 'v2', versions: ['v2'] },
      search,
    },
    [],
  ],
  [{ darkMode: 'dark' }, ['darkMode']],
  [{ wrapCode: 'yes', askAddresses: 1, offlineCopy: 'x' }, ['wrapCode', 'askAddresses', 'offlineCopy']],
  [{ multiVersion: { default: 'v1' } }, ['multiVersion.versions']],
  [{ locales: [{ lang: 'de' }] }, ['locales.0.label']],
  [{ search: { ...search, apiUrl: 'ftp://a.example' } }, ['search.apiUrl']],
  [{ search: { ...search, searchIndexes: [] } }, ['search.searchIndexes']],
  [{ darkmode: 'auto' }, ['There is no key "darkmode".']],
])('site.json with %j', (config, reported) => {
  const problems = checkSiteConfig('site.json', JSON.stringify(config));
  expect(problems.map(({ message }) => message.replace(/: .*/, ''))).toEqual(reported);
});
