import { describe, expect, test } from 'vitest';
import { docSearch } from '../../../../../../theme/logic/search/services/docSearch.ts';
import { meilisearch } from '../../../../../../theme/logic/search/services/meilisearch.ts';
import { ownService } from '../../../../../../theme/logic/search/services/ownService.ts';
import { placeOfUrl, resultsOf } from '../../../../../../theme/logic/search/services/searchService.ts';
import { pageOfDocument } from '../../../../../../theme/logic/search/services/sectionDocument.ts';
import { typesense } from '../../../../../../theme/logic/search/services/typesense.ts';

const setup = {
  apiUrl: 'https://search.example.com/x/',
  searchKey: 'public',
  searchIndexes: [
    { value: 'docs', label: 'Docs' },
    { value: 'blog', label: 'Blog' },
  ],
};
const query = { text: 'rotate keys', limit: 7, lang: 'en', only: { lang: 'en', version: 'v2' } };
const all = { ...query, only: { lang: '', version: '' } };
const bodyOf = ({ init }: { init?: { body: string } }) => JSON.parse(init?.body ?? 'null');

describe('what a service is asked, as its API takes it', () => {
  test('Meilisearch', () => {
    const request = meilisearch.request({ engine: 'meilisearch', ...setup }, query);
    const asked = {
      q: 'rotate keys',
      limit: 7,
      attributesToRetrieve: ['page', 'domain', 'anchor', 'title', 'heading', 'text'],
      filter: ['lang = "en"', 'version = "v2"'],
    };
    expect(request).toMatchObject({
      url: 'https://search.example.com/x/multi-search',
      init: { method: 'POST', headers: { Authorization: 'Bearer public', 'Content-Type': 'application/json' } },
    });
    expect(bodyOf(request)).toEqual({
      queries: [
        { indexUid: 'docs', ...asked },
        { indexUid: 'blog', ...asked },
      ],
    });
    expect(bodyOf(meilisearch.request({ engine: 'meilisearch', ...setup }, all)).queries[0]).not.toHaveProperty(
      'filter',
    );
  });

  test('Typesense', () => {
    const request = typesense.request({ engine: 'typesense', ...setup }, query);
    expect(request).toMatchObject({
      url: 'https://search.example.com/x/multi_search',
      init: { method: 'POST', headers: { 'X-TYPESENSE-API-KEY': 'public', 'Content-Type': 'application/json' } },
    });
    const { searches } = bodyOf(request);
    expect(searches.map(({ collection }: { collection: string }) => collection)).toEqual(['docs', 'blog']);
    expect(searches[0]).toEqual({
      collection: 'docs',
      q: 'rotate keys',
      query_by: 'title,defines,answers,heading,linked,summary,text',
      query_by_weights: expect.stringMatching(/^127(?:,\d+){5},1$/),
      sort_by: '_text_match:desc,position:asc',
      group_by: 'page',
      group_limit: 1,
      per_page: 7,
      num_typos: 2,
      min_len_1typo: 3,
      min_len_2typo: 5,
      include_fields: 'page,domain,anchor,title,heading,text',
      highlight_fields: 'none',
      filter_by: 'lang:=`en` && version:=`v2`',
    });
    const { searches: unfiltered } = bodyOf(typesense.request({ engine: 'typesense', ...setup }, all));
    expect(unfiltered[0]).not.toHaveProperty('filter_by');
  });

  test('Algolia', () => {
    const request = docSearch.request({ engine: 'docsearch', appId: 'APP', ...setup }, query);
    expect(request).toMatchObject({
      url: 'https://search.example.com/x/1/indexes/*/queries?x-algolia-application-id=APP&x-algolia-api-key=public',
      init: { method: 'POST', headers: { 'Content-Type': 'text/plain' } },
    });
    const asked = {
      query: 'rotate keys',
      hitsPerPage: 7,
      distinct: 1,
      attributesToRetrieve: ['hierarchy', 'content', 'url', 'anchor', 'page'],
      attributesToHighlight: [],
      attributesToSnippet: [],
      facetFilters: ['lang:en', 'version:v2'],
    };
    expect(bodyOf(request)).toEqual({
      requests: [
        { indexName: 'docs', ...asked },
        { indexName: 'blog', ...asked },
      ],
    });
    const { requests } = bodyOf(docSearch.request({ engine: 'docsearch', appId: 'APP', ...setup }, all));
    expect(requests[0]).not.toHaveProperty('facetFilters');
  });

  test('a service of your own', () => {
    expect(ownService.request({ ...setup, apiUrl: 'https://search.example.com/find?a=b' }, query)).toEqual({
      url: 'https://search.example.com/find?a=b&keyword=rotate+keys&limit=7&searchIndexes=docs%2Cblog&lang=en',
    });
  });
});

test('a service of your own answers groups of records', () => {
  const record = { id: 0, title: 'Keys', content: 'Lead. Rotate Often.', routePath: '/keys' };
  const toc = [{ id: 'rotate', text: 'Rotate', depth: 2, charIndex: 6 }];
  const answer = [{ index: 'docs', hits: [{ ...record, toc }] }, { index: 'blog' }, { index: 7 }, null];
  expect(ownService.read(setup, answer)).toEqual([
    {
      index: 'docs',
      pages: [
        {
          record: { ...record, toc, domain: '' },
          title: 'Keys',
          sections: [
            { id: '', heading: '', text: 'Lead.' },
            { id: 'rotate', heading: 'Rotate', text: 'Often.' },
          ],
        },
      ],
    },
    { index: 'blog', pages: [] },
  ]);
  expect(() => ownService.read(setup, { docs: [] })).toThrow('The answer is not a list.');
});

describe('an answer', () => {
  test('is read into pages, of every index', () => {
    const document = {
      page: '/keys',
      domain: 'https://a.example/docs',
      anchor: 'rotate',
      title: 'Keys',
      heading: 'Rotate',
      text: 'Often.',
    };
    const grouped = { grouped_hits: [{ hits: [{ document }, { document: { ...document, page: '/other' } }] }] };
    const page = { title: 'Keys', sections: [{ id: 'rotate', heading: 'Rotate', text: 'Often.' }] };
    expect(typesense.read({ engine: 'typesense', ...setup }, { results: [grouped, grouped] })).toEqual([
      { index: 'docs', pages: [{ ...page, record: { routePath: '/keys', domain: '' } }] },
      { index: 'blog', pages: [{ ...page, record: { routePath: '/keys', domain: 'https://a.example/docs' } }] },
    ]);
  });

  test('of Algolia keeps the page in view on this site, where our own push wrote the record', () => {
    const levels = { lvl0: 'Guides', lvl1: null, lvl2: 'Setup', lvl3: null, lvl4: null, lvl5: null, lvl6: 'Deep' };
    const hit = {
      hierarchy: levels,
      content: 'Text.',
      url: 'https://a.example/docs/keys.html#x',
      page: '/keys',
      anchor: 'own',
    };
    const algolia = { engine: 'docsearch' as const, appId: 'APP', ...setup };
    const pages = docSearch.read(algolia, { results: [{ hits: [hit, { ...hit, page: 'keys' }] }, { hits: [hit] }] });
    const page = { title: 'Guides', sections: [{ id: 'own', heading: 'Deep', text: 'Text.' }] };
    const elsewhere = { ...page, record: { domain: 'https://a.example', routePath: '/docs/keys.html' } };
    expect(pages).toEqual([
      { index: 'docs', pages: [{ ...page, record: { routePath: '/keys', domain: '' } }, elsewhere] },
      { index: 'blog', pages: [elsewhere] },
    ]);
    const bare = { hierarchy: { ...levels, lvl0: null }, url: hit.url };
    expect(docSearch.read(algolia, { results: [{ hits: [bare] }] })).toEqual([{ index: 'docs', pages: [] }]);
  });

  test.each([
    [null, 'The answer has no results.'],
    [{ results: {} }, 'The answer has no results.'],
    [{ results: [{}, { error: 'Not found.', code: 404 }] }, 'Not found.'],
    [{ results: [{ error: { code: 1 }, message: 'No such index.' }] }, 'No such index.'],
  ])('%j is none: %s', (answer, message) => expect(() => resultsOf(answer)).toThrow(message));

  test.each([
    [{ page: '/a' }],
    [{ title: 'A' }],
    [{ title: 'A', page: 7 }],
    [{ title: 'A', page: 'https://a.example/' }],
    [undefined],
  ])('%j is no page', (document) => expect(pageOfDocument(document, true)).toEqual([]));

  test('may lack the heading and the text', () => {
    expect(pageOfDocument({ title: 'A', page: '/a', domain: 7 }, false)).toEqual([
      { record: { routePath: '/a', domain: '' }, title: 'A', sections: [{ id: '', heading: '', text: '' }] },
    ]);
  });
});

test.each([
  ['https://a.example/docs', 'https://a.example/docs'],
  ['http://a.example', 'http://a.example'],
  ['see https://a.example', ''],
  [7, ''],
])('a page of the site %j stays there: %j', (domain, site) => {
  const [{ record }] = pageOfDocument({ title: 'A', page: '/a', domain }, false);
  expect(record).toEqual({ routePath: '/a', domain: site });
});

test.each([
  ['https://a.example/b%20c#d%20e', 'https://a.example', '/b%20c', 'd e'],
  ['http://a.example/b#%zz', 'http://a.example', '/b', '%zz'],
  ['https://a.example/b', 'https://a.example', '/b', ''],
])('the address %s leads to a page and a heading', (url, domain, routePath, anchor) => {
  expect(placeOfUrl(url)).toEqual({ record: { domain, routePath }, anchor });
});
test.each(['javascript:alert(1)', '/a', '', 'see https://a.example/'])('%j leads to none', (url) => {
  expect(placeOfUrl(url)).toBeUndefined();
});
