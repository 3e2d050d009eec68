import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { measureQuality, readQuestions } from '../../scripts/search/gradedQuestions.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import { builtEngine } from './builtEngine.ts';

interface Operation {
  operationId: string;
  summary: string;
}

/** Below what search reaches on the questions kept aside (0.87 and 0.88), so that a rewritten page doesn't fail it. */
const LEAST = { ndcg: 0.83, success: 0.84 };
/** Most bytes of the records and the manifest, which every first search loads. */
const FIRST_FILES = 30_000;

const root = path.resolve(import.meta.dirname, '../..');
const spec = (file: string) => readFileSync(path.join(root, 'docs/public/spec', file), 'utf8');
const errors: { slug: string; title: string }[] = JSON.parse(spec('errors.json')).errors;
const failed = errors.find(({ slug }) => slug === 'proof-verification-failed');
const createKey = Object.values(parse(spec('openapi/iam.yaml')).paths as Record<string, { post?: Operation }>)
  .map(({ post }) => post)
  .find((post) => post?.operationId === 'createApiKey');
const { outDir } = readSiteOptions(root, process.env);
const folder = path.join(outDir, 'static');
const searchFiles = readdirSync(folder).filter((file) => file.startsWith('search'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const [indexFile = ''] = searchFiles.filter((file) => file.startsWith('search_index'));
const [manifestFile = ''] = searchFiles.filter((file) => file.startsWith('search.manifest'));
const records: SearchRecord[] = JSON.parse(read(indexFile));
const questions = readQuestions();
let engine: SearchEngine;
beforeAll(async () => {
  engine = await builtEngine();
});

describe('the judged questions', () => {
  test('name existing pages, with a page that answers and a reason', () => {
    const routes = new Set(records.map(({ routePath }) => routePath));
    const wrong = questions.filter(({ pages, why }) => {
      const grades = Object.entries(pages);
      return !why || !grades.some(([, grade]) => grade === 3) || grades.some(([page]) => !routes.has(page));
    });
    expect(wrong.map(({ ask }) => ask)).toEqual([]);
  });

  test('that are kept aside get good results', async () => {
    const aside = questions.filter(({ half }) => half === 'aside');
    expect(aside.length).toBeGreaterThan(100);
    const { ndcg, success } = await measureQuality(engine, aside);
    expect(ndcg).toBeGreaterThan(LEAST.ndcg);
    expect(success).toBeGreaterThan(LEAST.success);
  });
});

test('the files that every first search loads are small', () => {
  const bytes = [indexFile, manifestFile].map((file) => brotliCompressSync(read(file)).length);
  expect(bytes[0] + bytes[1]).toBeLessThan(FIRST_FILES);
});

describe('cards', () => {
  test.each([
    ['proof-verification-failed', 'error', failed?.title],
    ['error 422', 'status', '422 Unprocessable Content'],
    ['did:webvh', 'method', undefined],
    ['cors.maxAge', 'key', expect.stringContaining('resolver, validator')],
    ['createApiKey', 'operation', createKey?.summary],
    ['/api-keys', 'operation', undefined],
  ])('answer %s with one of the kind %s', async (query, kind, title) => {
    const [{ cards = [], pages }] = await engine.search(query);
    expect(cards[0]).toMatchObject({ kind, ...(title && { title }) });
    expect(cards[0].line).not.toBe('');
    expect(cards.length + pages.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(7);
  });

  test('lead to pages and headings that exist', () => {
    const places = new Set(
      records.flatMap(({ routePath, toc }) => [routePath, ...toc.map(({ id }) => `${routePath}#${id}`)]),
    );
    const cards = searchFiles
      .filter((file) => file.includes('.cards-'))
      .flatMap((file) => JSON.parse(read(file)).cards as [string, { route: string }][]);
    expect(cards.length).toBeGreaterThan(300);
    expect(cards.filter(([, { route }]) => !places.has(route)).map(([, { route }]) => route)).toEqual([]);
  });
});
