import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalEngine } from '../../../../../theme/components/Search/engine/localEngine.ts';
import { createRemoteEngine } from '../../../../../theme/components/Search/engine/remoteEngine.ts';
import { orderedHits } from '../../../../../theme/logic/search/searchHit.ts';
import type { SearchRecord } from '../../../../../theme/logic/search/searchRecord.ts';

const record = (title: string, extra: Partial<SearchRecord> = {}): SearchRecord => ({
  id: 0,
  title,
  content: 'Text about keys.',
  toc: [],
  routePath: `/${title.toLowerCase()}`,
  domain: '',
  ...extra,
});
const addressOf = ({ record }: { record: SearchRecord }) => record.domain + record.routePath;

let server: Server;
let origin: string;
let requests: string[] = [];
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('window', { location: { href: `${origin}/docs/` } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: JSON.stringify([record('Keys')]) };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const local = () =>
  createLocalEngine({
    indexes: ['one', 'two'].map((name) => ({ name, label: name, lang: name, version: '', file: `${name}.json` })),
    urlOf: (file) => `${origin}/static/${file}`,
    addressOf,
  });

describe('the local engine', () => {
  it('goes from initial over initing to inited, and loads an index once', async () => {
    const engine = local();
    expect(engine.status('one')).toBe('initial');
    const opening = Promise.all([engine.open('one'), engine.open('one')]);
    expect(engine.status('one')).toBe('initing');
    await opening;
    await engine.open('one');
    expect(engine.status('one')).toBe('inited');
    expect(requests).toEqual(['/static/one.json']);
  });

  it('answers only for indexes that were opened', async () => {
    const engine = local();
    expect(await engine.search('keys')).toEqual([]);
    await engine.open('one');
    expect((await engine.search('keys')).map(({ index }) => index)).toEqual(['one']);
    await engine.open('two');
    expect((await engine.search('keys')).map(({ index }) => index)).toEqual(['one', 'two']);
  });

  it.each([
    ['an answer that is not ok', { status: 404, body: '[]' }],
    ['a body cut off', { status: 200, body: '[{"id":0,' }],
    ['a page in place of the list', { status: 200, body: '"<html>"' }],
  ])('logs one line and stays empty after %s, then tries again', async (_, bad) => {
    const engine = local();
    const good = answer;
    answer = bad;
    await engine.open('one');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Failed to fetch search index, please reload the page and try again.',
    );
    expect(engine.status('one')).toBe('inited');
    expect(engine.failed('one')).toBe(true);
    expect(await engine.search('keys')).toEqual([{ index: 'one', pages: [] }]);

    answer = good;
    await engine.open('one');
    expect(engine.failed('one')).toBe(false);
    expect(orderedHits((await engine.search('keys'))[0].pages)[0]).toMatchObject({ title: 'Keys', link: '/keys' });
  });

  it('shows what has most of the words where no page has all', async () => {
    answer.body = JSON.stringify([record('Keys'), record('Status', { content: 'A list about text.' })]);
    const engine = local();
    await engine.open('one');
    const found = async (text: string) => {
      const [{ pages, isPartial }] = await engine.search(text);
      return { titles: pages.map(({ title }) => title), isPartial };
    };
    expect(await found('keys text')).toEqual({ titles: ['Keys'], isPartial: undefined });
    expect(await found('keys text zebra')).toEqual({ titles: ['Keys'], isPartial: true });
    expect(await found('status keys')).toEqual({ titles: ['Status', 'Keys'], isPartial: true });
    expect(await found('zebra yak')).toEqual({ titles: [], isPartial: true });
    expect(await found('zebra')).toEqual({ titles: [], isPartial: undefined });
  });

  it('remembers answers', async () => {
    const engine = local();
    await engine.open('one');
    const [first] = await engine.search('keys');
    const [second] = await engine.search('  keys ');
    expect(second.pages).toBe(first.pages);
  });

  it.each(['KEYS', 'kéys', 'ke\u200bys', 'ｋｅｙｓ', '“keys”', 'keys’'])(
    'finds for %j what it finds for the plain word',
    async (query) => {
      const engine = local();
      await engine.open('one');
      const links = async (text: string) => orderedHits((await engine.search(text))[0].pages).map(({ link }) => link);
      expect(await links(query)).toEqual(await links('keys'));
      expect(await links(query)).not.toEqual([]);
    },
  );

  it('finds the singular where nothing bears the plural', async () => {
    answer.body = JSON.stringify([record('Key', { content: '' })]);
    const engine = local();
    await engine.open('one');
    expect(orderedHits((await engine.search('keys'))[0].pages)).toHaveLength(1);
  });

  it('finds signs alone as text', async () => {
    answer.body = JSON.stringify([record('Paths', { content: 'Write $.* for all.' })]);
    const engine = local();
    await engine.open('one');
    expect(orderedHits((await engine.search('$.*'))[0].pages)[0].statement).toBe('Write $.* for all.');
  });
});

describe('the remote engine', () => {
  const remote = () =>
    createRemoteEngine({
      remote: {
        apiUrl: `${origin}/api/search?key=public`,
        searchIndexes: [
          { value: 'docs', label: 'Docs' },
          { value: 'blog', label: 'Blog' },
        ],
      },
      lang: 'en',
      addressOf,
    });

  it('asks with keyword, limit, searchIndexes and lang, and answers for every index', async () => {
    const blog = record('Key day', { domain: 'https://blog.acme.example' });
    answer.body = JSON.stringify([
      { index: 'docs', hits: [record('Keys')] },
      { index: 'blog', hits: [blog] },
    ]);
    const groups = await remote().search('API  key & lock');
    const url = new URL(requests[0], origin);
    expect(url.pathname).toBe('/api/search');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'public',
      keyword: 'API key & lock',
      limit: '7',
      searchIndexes: 'docs,blog',
      lang: 'en',
    });
    expect(groups.map(({ index, pages }) => [index, orderedHits(pages)[0].link])).toEqual([
      ['docs', '/keys'],
      ['blog', 'https://blog.acme.example/key day'],
    ]);
  });

  it('shows a page that the service found by other means', async () => {
    answer.body = JSON.stringify([{ index: 'docs', hits: [record('Keys')] }]);
    const [{ pages }] = await remote().search('something else');
    expect(orderedHits(pages)).toEqual([expect.objectContaining({ type: 'title', statement: 'Keys', highlight: [] })]);
  });

  it.each([
    ['an error', { status: 500, body: '[]' }],
    ['no list', { status: 200, body: '{"message":"no"}' }],
    ['no JSON', { status: 200, body: '<html>' }],
  ])('logs %s, has no results, and asks again the next time', async (_, bad) => {
    const engine = remote();
    answer = bad;
    expect(await engine.search('keys')).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
    expect(engine.failed('docs')).toBe(true);
    answer = { status: 200, body: JSON.stringify([{ index: 'docs', hits: [record('Keys')] }]) };
    expect(await engine.search('keys')).toHaveLength(1);
    expect(engine.failed('docs')).toBe(false);
  });

  it('asks nothing for an empty query, and a query only once', async () => {
    answer.body = '[]';
    const engine = remote();
    await engine.search('  \u200b ');
    await engine.search('key');
    await engine.search(' key ');
    expect(requests).toHaveLength(1);
  });
});
