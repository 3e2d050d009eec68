import { beforeAll, describe, expect, test } from 'vitest';
import { readPool, readQuestions } from '../../scripts/search/judgedQuestions.ts';
import { measureSize } from '../../scripts/search/measureSize.ts';
import { judge, type Measures, mean } from '../../scripts/search/measures.ts';
import { memoryEngine } from '../../scripts/search/memoryEngine.ts';
import { type SiteIndex, siteIndex } from '../../scripts/search/siteIndex.ts';
import type { SearchEngine } from '../../theme/components/Search/engine/searchEngine.ts';

/** What the search reaches on the questions that are kept aside, with room for a page or two that is rewritten. */
const FLOORS: Measures = { ndcg: 0.87, mrr: 0.89, success: 0.84 };
/** Bytes of the first search of one or two words, at most. */
const FIRST_SEARCH = 70_000;

const questions = readQuestions();
let site: SiteIndex;
let engine: SearchEngine;
beforeAll(async () => {
  site = siteIndex();
  engine = await memoryEngine(site.index);
}, 120_000);

describe('the judged questions', () => {
  test('are at least 200, about half of them kept aside', () => {
    const aside = questions.filter(({ half }) => half === 'aside');
    expect(questions.length).toBeGreaterThanOrEqual(200);
    expect(aside.length).toBeGreaterThan(100);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
  });

  test('name pages that exist, with a page that answers and a reason', () => {
    const routes = new Set(site.records.map(({ routePath }) => routePath));
    const wrong = questions.filter(({ pages, why }) => {
      const grades = Object.entries(pages);
      return (
        !why ||
        !grades.some(([, grade]) => grade === 3) ||
        grades.some(([page, grade]) => !routes.has(page) || ![1, 2, 3].includes(grade))
      );
    });
    expect(wrong.map(({ ask }) => ask)).toEqual([]);
  });

  test('have further grades from the pool, of pages that exist and had none', () => {
    const routes = new Set(site.records.map(({ routePath }) => routePath));
    const written = new Map(questions.map((question) => [question.ask, question.written]));
    const wrong = Object.entries(readPool()).filter(([ask, pages]) => {
      const own = written.get(ask);
      const isWrong = ([page, grade]: [string, number]) =>
        !routes.has(page) || ![1, 2, 3].includes(grade) || own?.[page] !== undefined;
      return !own || Object.entries(pages).some(isWrong);
    });
    expect(wrong.map(([ask]) => ask)).toEqual([]);
  });

  test('that are kept aside are answered at least this well', async () => {
    const all: Measures[] = [];
    for (const question of questions.filter(({ half }) => half === 'aside')) {
      const [{ pages }] = await engine.search(question.ask);
      all.push(
        judge(
          question,
          pages.flatMap(({ hits }) => hits.map(({ link }) => link.replace(/#.*/, ''))),
        ),
      );
    }
    const { ndcg, mrr, success } = mean(all);
    expect(ndcg).toBeGreaterThan(FLOORS.ndcg);
    expect(mrr).toBeGreaterThan(FLOORS.mrr);
    expect(success).toBeGreaterThan(FLOORS.success);
  });
});

test('a first search of one or two words is light', async () => {
  const short = questions.map(({ ask }) => ask).filter((ask) => ask.split(' ').length <= 2);
  const { median, most } = await measureSize(site.index, short);
  expect(median).toBeLessThan(40_000);
  expect(most).toBeLessThan(FIRST_SEARCH);
}, 120_000);

describe('cards', () => {
  test.each([
    ['proof-verification-failed', 'error', 'Proof is not valid'],
    ['error 422', 'status', '422 Unprocessable Content'],
    ['did:webvh', 'method', undefined],
    ['cors.maxAge', 'key', 'cors'],
    ['createApiKey', 'operation', 'Create an API key'],
    ['/api-keys', 'operation', undefined],
  ])('answer %s with one of the kind %s', async (query, kind, title) => {
    const [{ cards }] = await engine.search(query);
    expect(cards?.[0]).toMatchObject({ kind, ...(title && { title }) });
    expect(cards?.[0].line).not.toBe('');
  });

  test('lead to pages and headings that exist', async () => {
    const places = new Set(
      site.records.flatMap(({ routePath, toc }) => [routePath, ...toc.map(({ id }) => `${routePath}#${id}`)]),
    );
    const cards = [...site.index.parts].flatMap(([file, content]) =>
      file.includes('.cards-') ? (JSON.parse(content).cards as [string, { route: string }][]) : [],
    );
    expect(cards.length).toBeGreaterThan(300);
    expect(cards.filter(([, { route }]) => !places.has(route)).map(([, { route }]) => route)).toEqual([]);
  });
});
