import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngine } from '../../../../../theme/components/Search/engine/remoteEngine.ts';
import { orderedHits } from '../../../../../theme/components/Search/engine/searchHit.ts';
import type { SearchRecord } from '../../../../../theme/components/Search/engine/searchRecord.ts';

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
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  requests = [];
  answer = { status: 200, body: '[]' };
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('the remote engine', () => {
  const answerWith = (groups: unknown[]) => {
    answer = { status: 200, body: JSON.stringify(groups) };
  };
  const remote = () =>
    createEngine({
      setup: {
        indexes: [],
        remote: {
          apiUrl: `${origin}/api/search?key=public`,
          searchIndexes: [
            { value: 'docs', label: 'Docs' },
            { value: 'blog', label: 'Blog' },
          ],
        },
      },
      current: undefined,
      lang: 'en',
      urlOf: (file) => file,
      addressOf,
    });

  it.each([
    ['an error', { status: 500, body: '[]' }],
    ['no list', { status: 200, body: '{"message":"no"}' }],
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

  it('keeps the order of the service, and leads to the section with the words', async () => {
    const toc = [{ text: 'Rotate', id: 'rotate', depth: 2, charIndex: 17 }];
    const long = record('Long', { content: 'Text about keys.\nRotate\nRotate a key each year.', toc });
    answerWith([{ index: 'docs', hits: [record('Other'), long] }]);
    const [{ pages }] = await remote().search('rotate key');
    expect(orderedHits(pages).map(({ type, title, header }) => [type, title, header])).toEqual([
      ['content', 'Other', ''],
      ['content', 'Long', 'Rotate'],
    ]);
  });

  it.each([
    ['a route to another host', record('Evil', { routePath: '//evil.example/x' })],
    ['no title', { ...record('Evil'), title: 3 }],
    ['null', null],
  ])('leaves out a record with %s and keeps the others', async (_, bad) => {
    answerWith([
      { index: 'docs', hits: [bad, record('Keys', { domain: 'https://evil.example', toc: 'x' as unknown as [] })] },
      null,
      { index: 'blog', hits: 'x' },
    ]);
    const groups = await remote().search('key');
    expect(groups.map(({ pages }) => orderedHits(pages).map(({ link }) => link))).toEqual([['/keys'], []]);
  });
});
