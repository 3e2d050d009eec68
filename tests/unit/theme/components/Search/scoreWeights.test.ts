import { expect, it } from 'vitest';
import { type Case, LN2, scores, THIRD } from './scoredPages.ts';

it.each<[string, Case, Record<number, number>]>([
  ['common: on top of how rare a word is', { query: 'key', words: [{ 0: {} }], weights: { common: LN2 } }, { 0: 2 }],
  [
    'topic: a word in no title says less, by an exponent',
    { query: 'key', words: [{ 0: { impact: THIRD } }], weights: { topic: 2 } },
    { 0: 0.037 },
  ],
  [
    'filler: a word that only says how a reader asks',
    { query: 'the key', words: [{ 1: {} }, { 0: {} }], weights: { filler: 0.25 } },
    // Page 1 has no word that tells something.
    { 0: 1 },
  ],
  [
    'filler: on a page that has others',
    { query: 'the key', words: [{ 0: {} }, { 0: {} }], weights: { filler: 0.25 } },
    { 0: 1.25 },
  ],
  [
    'general: a word of everyday English',
    { query: 'key again', words: [{ 0: {} }, { 1: {} }], weights: { general: 0.25 } },
    { 0: 1, 1: 0.25 },
  ],
  [
    'section: the best section, on top of the page, and no question',
    {
      query: 'key',
      words: [{ 0: { sections: { 0: THIRD, 1: 1 } }, 1: { sections: { 2: 1, 3: 1 } } }],
      weights: { section: 0.5, common: LN2 - Math.log(1.2) },
    },
    { 0: 1.5, 1: 1 },
  ],
  [
    'coverage: the share of the words that a page has, by an exponent',
    { query: 'api key', words: [{ 0: {} }, { 1: {} }], weights: { coverage: 2 } },
    { 0: 0.25, 1: 0.25 },
  ],
  [
    'compound: two words in one piece, on top of the words',
    {
      query: 'api key',
      words: [{ 0: {} }, { 0: {} }],
      pieces: [{ from: 0, to: 2, isName: false, at: { 0: {} } }],
      weights: { compound: 0.5 },
    },
    { 0: 2.5 },
  ],
  [
    'name: all of a query in one piece, whatever it says elsewhere',
    {
      query: 'apiKey',
      words: [{}, {}],
      pieces: [{ from: 0, to: 2, isName: true, at: { 0: { impact: THIRD, sections: { 0: THIRD } } } }],
      weights: { name: 3 * LN2, insideName: 1 },
    },
    { 0: 3 },
  ],
  [
    'name: nothing where it is a part of the query',
    {
      query: 'rotate apiKey',
      words: [{ 0: {} }, {}, {}],
      pieces: [{ from: 1, to: 3, isName: true, at: { 0: {} } }],
      weights: { name: 3, insideName: 1 },
    },
    { 0: 1 },
  ],
  [
    'name: nothing where there are words behind it',
    {
      query: 'apiKey rotate',
      words: [{}, {}, { 0: {} }],
      pieces: [{ from: 0, to: 2, isName: true, at: { 0: {} } }],
      weights: { name: 3, insideName: 1 },
    },
    { 0: 1 },
  ],
  [
    'name: nothing where titles write it as words',
    {
      query: 'apiKey',
      words: [{ 0: {} }, {}],
      pieces: [
        { from: 0, to: 2, isName: true, at: { 0: { impact: THIRD } } },
        { from: 0, to: 2, isName: false, at: { 1: {} } },
      ],
      weights: { name: 3, insideName: 1 },
    },
    { 0: 1 },
  ],
  [
    'name: where titles write it as a name, and texts as words',
    {
      query: 'apiKey',
      words: [{}, {}],
      pieces: [
        { from: 0, to: 2, isName: true, at: { 0: { sections: { 0: 1 } } } },
        { from: 0, to: 2, isName: false, at: { 0: { impact: THIRD } } },
      ],
      weights: { name: 3 * LN2, insideName: 1 },
    },
    { 0: 3 },
  ],
  [
    'insideName: the words of a name that is found in one piece',
    {
      query: 'apiKey',
      words: [{ 0: {} }, { 0: {} }],
      pieces: [{ from: 0, to: 2, isName: true, at: { 1: {} } }],
      weights: { insideName: 0.25 },
    },
    { 0: 0.5 },
  ],
  [
    'titled: a page whose title is the query',
    { query: 'key', words: [{ 0: { sections: { 2: 1, 3: THIRD } } }], weights: { titled: 0.5, question: 9 } },
    { 0: 2.5 },
  ],
  [
    'titled: a title of which the query is a third',
    { query: 'key', words: [{ 0: { sections: { 2: THIRD } } }], weights: { titled: 0.9 } },
    { 0: 1.1 },
  ],
  [
    'question: a page that answers the very question',
    { query: 'key', words: [{ 0: { sections: { 3: 1 } } }], weights: { question: 0.5, titled: 9 } },
    { 0: 1.5 },
  ],
  [
    'secondQuestion: where another question is like the query as well',
    {
      query: 'key',
      words: [{ 0: { sections: { 2: THIRD, 3: 1 } } }],
      weights: { secondQuestion: 0.9 },
      corpus: { textSections: [1, 2] },
    },
    { 0: 1.1 },
  ],
  [
    'question: no gloss is one',
    { query: 'key', words: [{ 0: { sections: { 3: 1 } } }], weights: { question: 9 }, corpus: { glosses: [1, 0] } },
    { 0: 1 },
  ],
  [
    'question: less where the query has more than it',
    {
      query: 'api key',
      words: [{ 0: { sections: { 3: 1 } } }, { 0: {} }],
      weights: { question: 0.5 },
    },
    { 0: 2.25 },
  ],
  [
    'answer: what the question counts that is most like the query',
    { query: 'key', words: [{ 0: { sections: { 3: THIRD } } }], weights: { answer: 3 } },
    { 0: 2 },
  ],
  [
    'task: a guide where the query asks how to do something',
    { query: 'how to rotate', words: [{}, {}, { 0: {} }], weights: { task: 0.5 }, kinds: ['guide'] },
    { 0: 1.5 },
  ],
  [
    'task: a tutorial as well',
    { query: 'how to rotate', words: [{}, {}, { 0: {} }], weights: { task: 0.5 }, kinds: ['tutorial'] },
    { 0: 1.5 },
  ],
  [
    'task: no explanation',
    { query: 'how to rotate', words: [{}, {}, { 0: {} }], weights: { task: 0.5, concept: 2 }, kinds: ['explanation'] },
    { 0: 1 },
  ],
  [
    'concept: an explanation where the query asks what something is',
    { query: 'what is rotation', words: [{}, {}, { 0: {} }], weights: { concept: 0.5 }, kinds: ['explanation'] },
    { 0: 1.5 },
  ],
  [
    'concept: no guide',
    { query: 'what is rotation', words: [{}, {}, { 0: {} }], weights: { concept: 0.5, task: 2 }, kinds: ['guide'] },
    { 0: 1 },
  ],
  [
    'task and concept: nothing where the query says neither',
    { query: 'rotation', words: [{ 0: {} }], weights: { concept: 0.5, task: 0.5 }, kinds: ['guide'] },
    { 0: 1 },
  ],
  [
    'near: the mean of the pages near to it',
    {
      query: 'api key',
      words: [{ 0: {} }, { 1: { impact: THIRD } }],
      weights: { near: 0.5 },
      corpus: { near: [[1, 0], []] },
    },
    { 0: 1.3333, 1: 0.3333 },
  ],
])('%s', async (_name, one, expected) => expect(await scores(one)).toEqual(expected));
