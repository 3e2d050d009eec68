import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../../scripts/search/judged.ts';
import { judge, mean } from '../../../scripts/search/measures.ts';
import { variationsOf } from '../../../scripts/search/variations.ts';

describe('judge', () => {
  const question = { pages: { '/a': 3, '/b': 2, '/c': 1 } };

  it.each([
    ['the best order', ['/a', '/b', '/c'], { ndcg: 1, mrr: 1, success: 1 }],
    ['nothing of use', ['/x', '/y'], { ndcg: 0, mrr: 0, success: 0 }],
    ['nothing', [], { ndcg: 0, mrr: 0, success: 0 }],
    ['a page that comes twice', ['/a', '/a', '/b', '/c'], { ndcg: 1, mrr: 1, success: 1 }],
  ])('knows %s', (_, found, expected) => expect(judge(question, found)).toEqual(expected));

  it('gives less for an answer further down, and nothing below seven pages', () => {
    const second = judge(question, ['/x', '/a']);
    expect(second).toMatchObject({ mrr: 0.5, success: 0 });
    expect(second.ndcg).toBeCloseTo(7 / Math.log2(3) / (7 + 3 / Math.log2(3) + 1 / 2), 10);
    expect(judge(question, ['1', '2', '3', '4', '5', '6', '7', '/a']).ndcg).toBe(0);
  });

  it('takes the mean', () => {
    expect(mean([judge(question, ['/a', '/b', '/c']), judge(question, [])])).toEqual({
      ndcg: 0.5,
      mrr: 0.5,
      success: 0.5,
    });
  });
});

it('keeps questions that were added for tuning out of those kept aside', () => {
  const added = readQuestions().filter(({ kind }) => kind === 'added-for-tuning');
  expect(added.length).toBeGreaterThan(0);
  expect(added.every(({ half }) => half === 'tuning')).toBe(true);
});

it('varies a question without changing what answers it', () => {
  const question = readQuestions()[0];
  const asks = (ask: string) => variationsOf({ ...question, ask }).map((variation) => variation.ask);
  expect(asks('rotate keys')).toEqual(['keys rotate']);
  expect(asks('credential status')).toEqual(['credential stat', 'status credential']);
  expect(asks('how to rotate keys')).toEqual(['to rotate keys', 'how to keys']);
  expect(variationsOf(question).every(({ pages }) => pages === question.pages)).toBe(true);
});
