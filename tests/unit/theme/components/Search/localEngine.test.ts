import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../../../theme/components/Search/engine/localEngine.ts';
import { orderedHits, type PageHits } from '../../../../../theme/components/Search/engine/searchHit.ts';
import type { SearchRecord } from '../../../../../theme/components/Search/engine/searchRecord.ts';
import { indexOf } from './builtIndex.ts';

const record = (title: string, extra: Partial<SearchRecord> = {}): SearchRecord => ({
  id: 0,
  title,
  content: 'Text about keys.',
  toc: [],
  routePath: `/${title.toLowerCase()}`,
  domain: '',
  ...extra,
});
const addressOf = ({ domain, routePath }: Pick<SearchRecord, 'domain' | 'routePath'>) => domain + routePath;

let server: Server;
let origin: string;
let requests: string[] = [];
/** What the server returns instead of files. */
let answer: { status: number; body: string } | undefined;

/** The files of the index on the host. */
let files = new Map<string, string>();
let latest: Record<string, { file: string; manifest: string }> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(url);
    const file = url.replace('/static/', '');
    const content = answer ? undefined : url === '/search.json' ? JSON.stringify(latest) : files.get(file);
    const { status, body } = answer ?? { status: content === undefined ? 404 : 200, body: content ?? '' };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = undefined;
  files = new Map();
  latest = {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Publishes pages under the names of indexes, as a deployment does, and makes the engine of a page of it. */
function deploy(pages: SearchRecord[], names = ['one']) {
  const indexes = names.map((name) => {
    const { info, files: own } = indexOf(pages, {}, name);
    for (const [file, content] of own) files.set(file, content);
    // A hash in the name of the records, as in a build.
    const file = info.file.replace('.json', `.${pages.length}.json`);
    files.set(file, own.get(info.file) ?? '');
    latest[name] = { file, manifest: info.manifest };
    return { ...info, file };
  });
  const urlOf = (file: string) => `${origin}/static/${file}`;
  return createEngine({ setup: { indexes }, current: names[0], lang: 'en', urlOf, addressOf });
}

const MESSAGE = 'Failed to fetch search index, please reload the page and try again.';
const indexFiles = () => requests.filter((url) => url.includes('search_index.'));
const linksOf = (groups: { pages: PageHits[] }[]) => orderedHits(groups[0]?.pages ?? []).map(({ link }) => link);

describe('the local engine', () => {
  it('goes from initial to initing to inited and loads the records of an index once', async () => {
    const engine = deploy([record('Keys')]);
    expect(engine.status('one')).toBe('initial');
    const opening = Promise.all([engine.open('one'), engine.open('one')]);
    expect(engine.status('one')).toBe('initing');
    await opening;
    await engine.open('one');
    expect(engine.status('one')).toBe('inited');
    expect(indexFiles()).toHaveLength(1);
  });

  it.each([
    ['a response that is not ok', { status: 404, body: '[]' }],
    ['a page instead of the index', { status: 200, body: '"<html>"' }],
  ])('logs one line and stays empty after %s, then tries again', async (_, bad) => {
    const engine = deploy([record('Keys')]);
    answer = bad;
    await engine.open('one');
    expect(console.error).toHaveBeenCalledExactlyOnceWith(MESSAGE);
    expect(engine.status('one')).toBe('inited');
    expect(engine.failed('one')).toBe(true);
    expect(await engine.search('keys')).toEqual([{ index: 'one', pages: [] }]);

    answer = undefined;
    await engine.open('one');
    expect(engine.failed('one')).toBe(false);
    expect(linksOf(await engine.search('keys'))).toEqual(['/keys']);
  });

  it.each([
    ['gone', { status: 404, body: '' }],
    ['of another build', { status: 200, body: '{"build":"00000000","words":""}' }],
  ])('searches titles, headings and leads if a shard is %s, and recovers with the next search', async (_, bad) => {
    const engine = deploy([record('Keys'), record('Other')]);
    await engine.open('one');
    await vi.waitFor(() => expect(requests.some((url) => url.includes('.manifest.'))).toBe(true));
    answer = bad;
    const [group] = await engine.search('keys');
    expect(group).toMatchObject({ index: 'one', isTitlesOnly: true });
    expect(linksOf([group])).toEqual(['/keys', '/other']);
    expect(engine.failed('one')).toBe(true);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(MESSAGE);

    answer = undefined;
    expect((await engine.search('text about'))[0]).not.toHaveProperty('isTitlesOnly');
    expect(engine.failed('one')).toBe(false);
  });

  it('continues with the latest build after another deployment', async () => {
    const engine = deploy([record('Keys')]);
    await engine.open('one');
    files.clear();
    deploy([record('Keys'), record('New')]);
    expect(linksOf(await engine.search('new'))).toEqual(['/new']);
    expect(engine.failed('one')).toBe(false);

    const stale = deploy([record('Keys')]);
    files.clear();
    deploy([record('Late')]);
    await stale.open('one');
    expect(linksOf(await stale.search('late'))).toEqual(['/late']);
  });

  it('searches titles, headings and leads without another request', async () => {
    const toc = [{ text: 'Rotate a key', id: 'rotate', depth: 2, charIndex: 0 }];
    const heading = record('Access', { content: 'Rotate a key', toc });
    const engine = deploy([record('API keys explained'), record('Keys'), record('Other'), heading]);
    await engine.open('one');
    await vi.waitFor(() => expect(engine.searchLeads('key')).toBeDefined());
    const before = requests.length;
    const titlesOf = (query: string) => engine.searchLeads(query)?.[0].pages.map(({ title }) => title);
    expect(titlesOf('KÉY')).toEqual(expect.arrayContaining(['Keys', 'API keys explained', 'Access']));
    expect(titlesOf('rotat')).toEqual(['Access']);
    expect(titlesOf('xplaine')).toEqual(['API keys explained']);
    expect(titlesOf('other keys')).toEqual(['Other']);
    expect(requests).toHaveLength(before);
  });

  it('shows what has most of the words where no page has all', async () => {
    const engine = deploy([record('Keys'), record('Status', { content: 'A list about text.' })]);
    await engine.open('one');
    const found = async (text: string) => {
      const [{ pages, isPartial }] = await engine.search(text);
      return { first: pages[0]?.title, isPartial };
    };
    expect(await found('keys text')).toEqual({ first: 'Keys', isPartial: undefined });
    expect(await found('keys text zebra')).toEqual({ first: 'Keys', isPartial: true });
    expect(await found('zebra yak')).toEqual({ first: undefined, isPartial: undefined });
    expect(await found('zebra')).toEqual({ first: undefined, isPartial: undefined });
  });

  it('caches results', async () => {
    const engine = deploy([record('Keys')]);
    await engine.open('one');
    const [first] = await engine.search('keys');
    const [second] = await engine.search('  keys ');
    expect(second.pages).toBe(first.pages);
  });

  it.each(['KEYS', 'kéys', 'ke\u200bys', 'ｋｅｙｓ', '“keys”', 'keys’'])(
    'finds for %j what it finds for the plain word',
    async (query) => {
      const engine = deploy([record('Keys')]);
      await engine.open('one');
      expect(linksOf(await engine.search(query))).toEqual(linksOf(await engine.search('keys')));
      expect(linksOf(await engine.search(query))).not.toEqual([]);
    },
  );

  it('ignores an address that could run a script', async () => {
    const engine = deploy([record('Keys', { domain: 'javascript:alert(1)//' })]);
    await engine.open('one');
    expect(linksOf(await engine.search('keys'))).toEqual(['/keys']);
  });
});
