import { expect, it } from 'vitest';
import { type Case, found, THIRD } from './scoredPages.ts';

it('gives the pages that have a word, with their sections, the best first', async () => {
  const words = [{ 1: { impact: THIRD, sections: { 0: THIRD, 1: 1, 2: 1 } } }];
  expect(await found({ query: 'key', words })).toEqual([
    {
      page: 1,
      score: 0.3333,
      sections: [
        { section: 1, score: 1 },
        { section: 0, score: 0.3333 },
      ],
      isWhole: true,
      behind: 0,
    },
  ]);
});

it('gives the earlier of two sections that say as much first', async () => {
  const [{ sections }] = await found({ query: 'key', words: [{ 0: { sections: { 0: 1, 1: 1 } } }] });
  expect(sections.map(({ section }) => section)).toEqual([0, 1]);
});

it('adds up what all words say, and tells pages that lack one', async () => {
  const pages = await found({ query: 'api key', words: [{ 0: {} }, { 1: { impact: THIRD } }] });
  expect(pages.map(({ page, score, isWhole }) => [page, score, isWhole])).toEqual([
    [0, 1, false],
    [1, 0.3333, false],
  ]);
});

it('puts pages with all of two words first, and not of three', async () => {
  const low = { impact: 2 / 63 };
  const order = async (one: Case) => (await found(one)).map(({ page }) => page);
  const corpus = { pageStarts: [0, 4, 8, 12], textSections: [2, 2, 2], glosses: [0, 0, 0] };
  expect(await order({ query: 'api key', words: [{ 0: {}, 1: low }, { 1: low }], corpus })).toEqual([1, 0]);
  expect(await order({ query: 'rotate api key', words: [{ 0: {}, 1: low }, { 1: low }, { 1: low }] })).toEqual([0, 1]);
  // What only says how a reader asks is no third one.
  expect(await order({ query: 'the api key', words: [{}, { 0: {}, 1: low }, { 1: low }], corpus })).toEqual([1, 0]);
});

it('keeps which pages have all words where only a piece of both is found', async () => {
  const pieces = [{ from: 0, to: 2, isName: false, at: { 0: { sections: { 0: 1 } } } }];
  const [{ score, isWhole, sections }] = await found({
    query: 'api key',
    words: [{}, {}],
    pieces,
    weights: { compound: 0.5, together: 1, topic: 1 },
  });
  expect({ score, isWhole, sections }).toEqual({ score: 0.5, isWhole: true, sections: [{ section: 0, score: 0.5 }] });
});

it('lets a piece of other words cover none of a word', async () => {
  const pieces = [{ from: 1, to: 3, isName: false, at: { 0: {} } }];
  const words: Case['words'] = [{}, { 0: {} }, { 0: {} }];
  expect(await found({ query: 'rotate api key', words, pieces })).toMatchObject([{ page: 0, isWhole: false }]);
  const first = [{ from: 0, to: 2, isName: false, at: { 0: {} } }];
  expect(await found({ query: 'api key rotate', words: [{ 0: {} }, { 0: {} }, {}], pieces: first })).toMatchObject([
    { page: 0, isWhole: false },
  ]);
});

it('lowers what a section says by the words that it lacks', async () => {
  const words: Case['words'] = [{ 0: { sections: { 0: 1, 1: 1 } } }, { 0: { sections: { 1: 1 } } }];
  const [{ sections }] = await found({ query: 'api key', words, weights: { together: 2 } });
  expect(sections).toEqual([
    { section: 1, score: 2 },
    { section: 0, score: 0.25 },
  ]);
});

it('says what a page gains behind the first one by its best section, and by a gloss of the name', async () => {
  const behind = async (sections: Record<number, number>, weights: Case['weights'], glosses = [1, 0]) =>
    (await found({ query: 'key', words: [{ 0: { sections } }], weights, corpus: { glosses } }))[0].behind;
  expect(await behind({ 0: THIRD, 1: 1, 3: 1 }, { behind: 0.5 })).toBe(0.5);
  expect(await behind({ 1: THIRD }, { behind: 0.6 })).toBe(0.2);
  expect(await behind({ 2: 1 }, { behind: 0.5 })).toBe(0);
  expect(await behind({ 3: 1 }, { gloss: 0.5 })).toBe(0.5);
  expect(await behind({ 3: THIRD }, { gloss: 0.9 })).toBe(0.1);
  expect(await behind({ 3: 1 }, { gloss: 0.5 }, [0, 0])).toBe(0);
  expect(await behind({ 2: 1 }, { gloss: 0.5 })).toBe(0);
});

it('has no pages for a query that nothing answers, nor for one of no words', async () => {
  expect(await found({ query: 'key', words: [{}] })).toEqual([]);
  expect(await found({ query: '', words: [] })).toEqual([]);
});

it('lifts pages that are near to the first one, except where the query is a name', async () => {
  const corpus = { pageStarts: [0, 4, 8, 12], textSections: [2, 2, 2], glosses: [0, 0, 0], near: [[], [], [0]] };
  const words = [{ 0: {}, 1: { impact: 30 / 63 }, 2: { impact: THIRD } }];
  const order = async (one: Case) => (await found(one)).map(({ page }) => page);
  const weights = { beside: 0.5, common: 1, insideName: 1 };
  expect(await order({ query: 'key', words, weights, corpus })).toEqual([0, 2, 1]);
  const pieces = [{ from: 0, to: 1, isName: true, at: {} }];
  expect(await order({ query: 'key', words, weights, corpus, pieces })).toEqual([0, 1, 2]);
});
