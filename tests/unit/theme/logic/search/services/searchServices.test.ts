import { describe, expect, test } from 'vitest';
import { docSearch } from '../../../../../../theme/logic/search/services/docSearch.ts';
import { meilisearch } from '../../../../../../theme/logic/search/services/meilisearch.ts';
import { SEARCHED_FIELDS, wholeWeights } from '../../../../../../theme/logic/search/services/searchSettings.ts';
import { typesense } from '../../../../../../theme/logic/search/services/typesense.ts';

const searchIndexes = [
  { value: 'docs', label: 'Docs' },
  { value: 'blog', label: 'Blog' },
];
const common = { apiUrl: 'https://search.example.com/', searchKey: 'public', searchIndexes };
const query = { text: 'rotate "key"', limit: 7, lang: 'en', only: { lang: 'en', version: 'v2' } };
const algolia = { engine: 'docsearch' as const, appId: 'APP', ...common };
const meili = { engine: 'meilisearch' as const, ...common };
const sense = { engine: 'typesense' as const, ...common };

const services = [
  { name: 'Meilisearch', service: meilisearch, setup: meili },
  { name: 'Typesense', service: typesense, setup: sense },
  { name: 'DocSearch', service: docSearch, setup: algolia },
] as { name: string; service: typeof meilisearch; setup: typeof meili }[];

describe.each(services)('$name', ({ service, setup }) => {
  test('is asked for every index at once, with the key of readers, and never in the address twice', () => {
    const { url, init } = service.request(setup, query);
    expect(new URL(url).origin).toBe('https://search.example.com');
    expect(new URL(url).pathname).not.toContain('//');
    expect(url + JSON.stringify(init?.headers)).toContain('public');
    const [all] = Object.values(JSON.parse(init?.body ?? '')) as object[][];
    expect(all).toHaveLength(2);
    expect(JSON.stringify(all[1])).toContain('"blog"');
    expect(JSON.stringify(all[0])).toContain(JSON.stringify('rotate "key"'));
    expect(JSON.stringify(all[0])).toMatch(/lang.*en.*version.*v2/);
  });

  test('says nothing of languages on a site with one', () => {
    const { init } = service.request(setup, { ...query, only: { lang: '', version: '' } });
    expect(init?.body).not.toMatch(/lang|version/);
  });

  test.each([[null], [[]], ['<html>'], [{}], [{ results: null }], [{ results: [{ error: 'Not found.', code: 404 }] }]])(
    'takes %j for no answer',
    (answer) => {
      expect(() => service.read(setup, answer)).toThrow();
    },
  );

  test.each([[{}], [{ hits: null, grouped_hits: 'x' }], [{ hits: [null, 4, {}], grouped_hits: [{}, { hits: [] }] }]])(
    'finds nothing in %j',
    (result) => {
      const [{ pages }] = service.read(setup, { results: [{ indexUid: 'docs', ...result }] });
      expect(pages).toEqual([]);
    },
  );
});

test('a page of another site leads there, one of this site stays, and a script leads nowhere', () => {
  const hit = (page: string, domain = 'https://blog.example.org') => ({
    page,
    domain,
    anchor: '',
    title: 'T',
    heading: '',
    text: '',
  });
  const answer = {
    results: [
      { indexUid: 'docs', hits: [hit('/a')] },
      { indexUid: 'blog', hits: [hit('/b'), hit('javascript:alert(1)'), hit('/c', 'javascript:alert(1)//')] },
    ],
  };
  const places = meilisearch.read(meili, answer).map(({ pages }) => pages.map(({ record }) => record));
  expect(places).toEqual([
    [{ routePath: '/a', domain: '' }],
    [
      { routePath: '/b', domain: 'https://blog.example.org' },
      { routePath: '/c', domain: '' },
    ],
  ]);
});

test('records of the crawler of DocSearch are read: the deepest heading, the address of its anchor', () => {
  const levels = { lvl0: 'Guides', lvl1: 'Keys', lvl2: 'Rotate', lvl3: 'By hand', lvl4: null, lvl5: null, lvl6: null };
  const hit = {
    objectID: '1-https://docs.example.com/docs/keys.html',
    hierarchy: levels,
    type: 'lvl3',
    content: null,
    url: 'https://docs.example.com/docs/keys.html#by%20hand',
    anchor: null,
  };
  const [{ pages }] = docSearch.read(algolia, { results: [{ hits: [hit, { ...hit, url: 'javascript:alert(1)' }] }] });
  expect(pages).toEqual([
    {
      record: { domain: 'https://docs.example.com', routePath: '/docs/keys.html' },
      title: 'Keys',
      sections: [{ id: 'by hand', heading: 'By hand', text: '' }],
    },
  ]);
});

test('Typesense gets whole weights from 1 to 127, the heaviest field first', () => {
  const weights = wholeWeights();
  expect(weights).toHaveLength(SEARCHED_FIELDS.length);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect([weights[0], weights.at(-1)]).toEqual([127, 1]);
  expect(weights.every(Number.isInteger)).toBe(true);
});
