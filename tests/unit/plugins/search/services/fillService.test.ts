import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FilledService, fillService } from '../../../../../plugins/search/services/fillService.ts';
import { connect } from '../../../../../scripts/search/connect.ts';
import { createRemoteEngine } from '../../../../../theme/components/Search/engine/remoteEngine.ts';
import { docSearch } from '../../../../../theme/logic/search/services/docSearch.ts';
import { meilisearch } from '../../../../../theme/logic/search/services/meilisearch.ts';
import type { SearchService } from '../../../../../theme/logic/search/services/searchService.ts';
import type { SectionDocument } from '../../../../../theme/logic/search/services/sectionDocument.ts';
import { typesense } from '../../../../../theme/logic/search/services/typesense.ts';
import { APP_ID, algoliaStandIn } from '../../../../searchServices/algolia.ts';
import { meilisearchStandIn } from '../../../../searchServices/meilisearch.ts';
import { ADMIN_KEY, PUBLIC_KEY, type StandIn } from '../../../../searchServices/standIn.ts';
import { typesenseStandIn } from '../../../../searchServices/typesense.ts';

// The stand-ins answer the documented shapes: no package of npm or Debian has the services themselves.
const document = (page: string, title: string, extra: Partial<SectionDocument> = {}): SectionDocument => ({
  id: `en${page.replaceAll('/', '-')}-${extra.position ?? 0}`,
  page,
  domain: 'https://docs.example.com/docs',
  anchor: '',
  title,
  heading: '',
  text: `All about ${title.toLowerCase()}.`,
  defines: [],
  answers: [],
  summary: '',
  linked: [],
  lang: 'en',
  version: '',
  position: 0,
  ...extra,
});
const documents = [
  document('/keys', 'Keys', { answers: ['What opens a door?'] }),
  document('/keys', 'Keys', { anchor: 'rotate', heading: 'Rotate', text: 'Replace a key each year.', position: 1 }),
  document('/locks', 'Locks', { text: 'A lock needs a key.' }),
  document('/de/keys', 'Schlüssel', { lang: 'de', text: 'Key heißt Schlüssel.' }),
];
const otherNames = [
  ['key', 'secret'],
  ['rotate', 'renew'],
];
const now = async () => {};
const searchIndexes = [{ value: 'docs', label: 'Docs' }];

const kinds = [
  {
    kind: 'Meilisearch',
    start: meilisearchStandIn,
    service: meilisearch,
    setup: (apiUrl: string) => ({ engine: 'meilisearch' as const, apiUrl, searchKey: PUBLIC_KEY, searchIndexes }),
  },
  {
    kind: 'Typesense',
    start: () => typesenseStandIn(),
    service: typesense,
    setup: (apiUrl: string) => ({ engine: 'typesense' as const, apiUrl, searchKey: PUBLIC_KEY, searchIndexes }),
  },
  {
    kind: 'Typesense before version 30',
    start: () => typesenseStandIn('29.0'),
    service: typesense,
    setup: (apiUrl: string) => ({ engine: 'typesense' as const, apiUrl, searchKey: PUBLIC_KEY, searchIndexes }),
  },
  {
    kind: 'DocSearch',
    start: algoliaStandIn,
    service: docSearch,
    setup: (apiUrl: string) => ({
      engine: 'docsearch' as const,
      appId: APP_ID,
      apiUrl,
      searchKey: PUBLIC_KEY,
      searchIndexes,
    }),
  },
] as unknown as {
  kind: string;
  start: () => Promise<StandIn>;
  service: SearchService;
  setup: (apiUrl: string) => FilledService;
}[];

let standIn: StandIn | undefined;
afterEach(() => {
  standIn?.close();
  vi.restoreAllMocks();
});

describe.each(kinds)('$kind', ({ start, service, setup }) => {
  const started = async () => {
    standIn = await start();
    const remote = setup(standIn.url);
    const search = (text: string, lang = '') =>
      createRemoteEngine({
        service,
        remote,
        lang: 'en',
        only: { lang, version: '' },
        addressOf: ({ record }, id) => record.domain + record.routePath + (id && `#${id}`),
      }).search(text);
    return {
      remote,
      search,
      fill: (all: SectionDocument[]) => fillService(remote, ADMIN_KEY, { documents: all, otherNames }, connect, now),
    };
  };
  const links = (groups: Awaited<ReturnType<Awaited<ReturnType<typeof started>>['search']>>) =>
    groups.map(({ index, pages }) => [index, ...pages.flatMap(({ hits }) => hits.map(({ link }) => link))]);

  test('finds what was handed to it: each page once, at its section, on this site', async () => {
    const { fill, search } = await started();
    await fill(documents);
    expect(links(await search('replace year'))).toEqual([['docs', '/keys#rotate']]);
    expect(links(await search('key', 'en'))).toEqual([['docs', '/keys', '/locks']]);
    expect(links(await search('opens door'))).toEqual([['docs', '/keys']]);
    expect(links(await search('nothing like it'))).toEqual([['docs']]);
  });

  test('narrows to the language of the page', async () => {
    const { fill, search } = await started();
    await fill(documents);
    expect(links(await search('key', 'de'))).toEqual([['docs', '/de/keys']]);
  });

  test('replaces what was there, also after a push that was stopped half way', async () => {
    const { fill, search } = await started();
    await fill(documents);
    const broken = [
      ...documents,
      document('/broken', 'Broken', { id: 'no id?', text: 'x'.repeat(20_000), answers: null as never }),
    ];
    await expect(fill(broken)).rejects.toThrow();
    expect(links(await search('lock'))).toEqual([['docs', '/locks']]);
    await fill([document('/doors', 'Doors')]);
    expect(links(await search('doors'))).toEqual([['docs', '/doors']]);
    expect(links(await search('lock'))).toEqual([['docs']]);
  });

  test('writes nothing where the key of readers may do more than search', async () => {
    const { remote } = await started();
    const open = { ...remote, searchKey: ADMIN_KEY };
    await expect(fillService(open, ADMIN_KEY, { documents, otherNames }, connect, now)).rejects.toThrow(
      'may do more than search',
    );
    expect(standIn?.requests).toHaveLength(1);
  });

  test('says what the service refuses', async () => {
    const { remote } = await started();
    const index = { documents, otherNames };
    await expect(fillService(remote, 'wrong', index, connect, now)).rejects.toThrow(/answered 40[13]/);
  });

  test('a search in an index that is not there fails, and is logged', async () => {
    const { search } = await started();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await search('key')).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

test('Meilisearch knows the fields by their weight, the typos and the other names', async () => {
  const service = await meilisearchStandIn();
  standIn = service;
  await fillService(kinds[0].setup(service.url), ADMIN_KEY, { documents, otherNames }, connect, now);
  expect([...service.indexes.keys()]).toEqual(['docs']);
  expect(service.indexes.get('docs')?.settings).toMatchObject({
    searchableAttributes: expect.arrayContaining(['title', 'answers', 'text']),
    typoTolerance: { minWordSizeForTypos: { oneTypo: 3, twoTypos: 5 } },
    synonyms: { key: ['secret'], secret: ['key'], rotate: ['renew'], renew: ['rotate'] },
  });
});

test('Typesense keeps one collection, which its name stands for, with its other names', async () => {
  const service = await typesenseStandIn();
  standIn = service;
  const setup = kinds[1].setup(service.url);
  for (let push = 0; push < 2; push++) await fillService(setup, ADMIN_KEY, { documents, otherNames }, connect, now);
  expect([...service.collections.keys()]).toEqual(['docs-b']);
  expect(service.aliases.get('docs')).toBe('docs-b');
  expect(service.synonymSets.get('docs-b')).toMatchObject({ items: [{ synonyms: ['key', 'secret'] }, {}] });
});

test('DocSearch gets the records of its crawler, with addresses that its own dialogs can open', async () => {
  const service = await algoliaStandIn();
  standIn = service;
  await fillService(kinds[3].setup(service.url), ADMIN_KEY, { documents, otherNames }, connect, now);
  expect([...service.indexes.keys()]).toEqual(['docs']);
  const { records, synonyms, settings } = service.indexes.get('docs') as NonNullable<
    ReturnType<typeof service.indexes.get>
  >;
  expect([...records.values()][1]).toMatchObject({
    hierarchy: { lvl0: 'other', lvl1: 'Keys', lvl2: 'Rotate', lvl3: null },
    type: 'content',
    url: 'https://docs.example.com/docs/keys.html#rotate',
    url_without_anchor: 'https://docs.example.com/docs/keys.html',
    anchor: 'rotate',
  });
  expect(synonyms).toHaveLength(2);
  expect(settings).toMatchObject({ minWordSizefor1Typo: 3, minWordSizefor2Typos: 5 });
});
