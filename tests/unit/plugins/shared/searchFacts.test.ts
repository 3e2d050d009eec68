import { describe, expect, test } from 'vitest';
import { checkSiteConfig, siteConfigSchema } from '../../../../plugins/shared/siteConfig.ts';

const own = { apiUrl: 'https://search.example.com/api', searchIndexes: [{ value: 'docs', label: 'Docs' }] };
const faults = (facts: object) =>
  checkSiteConfig('site.json', JSON.stringify(facts)).map(({ message }) => message.replace(/: .*/, ''));

describe('a search service', () => {
  test.each<[what: string, search: object]>([
    ['of your own', own],
    ['over HTTP', { ...own, apiUrl: 'http://localhost:7700' }],
  ])('%s is kept as it is written', (_what, search) => {
    expect(siteConfigSchema.parse({ search }).search).toEqual(search);
  });

  test.each<[what: string, search: object, faults: string[]]>([
    ['with a setting that does not exist', { ...own, searchKey: 'public' }, ['search']],
    ['by another protocol', { ...own, apiUrl: 'ftp://a.example' }, ['search.apiUrl']],
    [
      'with an index that has no label',
      { ...own, searchIndexes: [{ value: 'docs' }] },
      ['search.searchIndexes.0.label'],
    ],
    [
      'with an index that says more',
      { ...own, searchIndexes: [{ value: 'a', label: 'b', c: 1 }] },
      ['search.searchIndexes.0'],
    ],
  ])('%s is told', (_what, search, expected) => expect(faults({ search })).toEqual(expected));
});

test('a site says in which languages and versions it is, and what readers may do', () => {
  const facts = {
    lang: 'de',
    locales: [{ lang: 'de', label: 'Deutsch', title: 'T', description: 'D' }],
    multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
    wrapCode: true,
    darkMode: 'auto',
    askAddresses: true,
    offlineCopy: false,
  };
  expect(siteConfigSchema.parse(facts)).toEqual(facts);
  for (const darkMode of ['force-auto', 'force-light', 'force-dark']) expect(faults({ darkMode })).toEqual([]);
});

test.each<[facts: object, faults: string[]]>([
  [{ darkMode: 'dark' }, ['darkMode']],
  [{ wrapCode: 'yes', askAddresses: 1, offlineCopy: 'x' }, ['wrapCode', 'askAddresses', 'offlineCopy']],
  [{ multiVersion: { default: 'v1' } }, ['multiVersion.versions']],
  [{ multiVersion: { default: 'v1', versions: [], latest: 'v1' } }, ['multiVersion']],
  [{ locales: [{ label: 'x', lang: 'de', more: 1 }] }, ['locales.0']],
  [{ colour: 'red' }, ['The file']],
])('of %j is told %j', (facts, expected) => expect(faults(facts)).toEqual(expected));
