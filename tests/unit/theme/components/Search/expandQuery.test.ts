import { describe, expect, it } from 'vitest';
import { readAsked } from '../../../../../theme/components/Search/engine/parseQuery.ts';
import { expandQuery, likelyEnd, splitWord } from '../../../../../theme/components/Search/engine/expandQuery.ts';
import { createLexicon } from '../../../../../theme/components/Search/engine/lexicon.ts';
import { packWords } from '../../../../../theme/components/Search/engine/codec.ts';
import { type QueryWeights, queryWeights } from '../../../../../theme/components/Search/engine/rankWeights.ts';

function lexiconOf(words: string[]) {
  const lexicon = createLexicon({ words: [[words[0], words.length]] });
  lexicon.add(0, { build: '', words: packWords(words), common: '1'.repeat(words.length) });
  return lexicon;
}
const weights: QueryWeights = { ...queryWeights, prefix: 0.8, family: 0.7, synonym: 0.4, corrected: 0.6, inner: 0.3 };

interface Options {
  synonyms?: string[][];
  isVerbatim?: boolean;
}

const expanded = (query: string, words: string[], { synonyms = [], isVerbatim }: Options = {}) =>
  expandQuery(readAsked(query), { lexicon: lexiconOf([...words].sort()), weights, synonyms, isVerbatim });
const said = (variants: { surface: string; likeness: string; weight: number }[]) =>
  variants.map(({ surface, likeness, weight }) => `${surface} ${likeness} ${Number(weight.toFixed(3))}`);
/** What answers each word, and each piece. */
const slots = (query: string, words: string[], options?: Options) =>
  expanded(query, words, options).slots.map(({ variants }) => said(variants));
const pieces = (query: string, words: string[], options?: Options) =>
  expanded(query, words, options).pieces.map(({ variants }) => said(variants));

describe('a word', () => {
  it.each<[reason: string, query: string, words: string[], answers: string[][], Options?]>([
    ['is the very word', 'key page', ['key', 'page'], [['key exact 1'], ['page exact 1']]],
    ['is any form of it', 'keys page', ['key', 'page'], [['key exact 1'], ['page exact 1']]],
    ['is two words in one piece', 'apikey page', ['apikey+', 'page'], [['apikey+ exact 1'], ['page exact 1']]],
    [
      'is what begins with it, where nothing else is',
      'veri page',
      ['page', 'verifier'],
      [['verifier prefix 0.566'], ['page exact 1']],
    ],
    [
      'is no other beginning, where the word is there',
      'key page',
      ['key', 'keyring', 'page'],
      [['key exact 1'], ['page exact 1']],
    ],
    [
      'is also what begins with it, where it is the last',
      'key',
      ['key', 'keyringsabcd'],
      [['key exact 1', 'keyringsabcd prefix 0.4']],
    ],
    ['is one of its family', 'verify page', ['page', 'verifier'], [['verifier family 0.7'], ['page exact 1']]],
    [
      'is another word for it',
      'key page',
      ['key', 'page', 'secret'],
      [['key exact 1', 'secret synonym 0.4'], ['page exact 1']],
      { synonyms: [['key', 'secret', 'gone']] },
    ],
    [
      'is another word in two',
      'key page',
      ['apikey+', 'key', 'page'],
      [['key exact 1', 'apikey+ synonym 0.4'], ['page exact 1']],
      { synonyms: [['apikey', 'key']] },
    ],
    [
      'is another word of each group',
      'key page',
      ['key', 'page', 'secret', 'token'],
      [['key exact 1', 'secret synonym 0.4', 'token synonym 0.4'], ['page exact 1']],
      {
        synonyms: [
          ['key', 'secret'],
          ['page', 'x'],
          ['token', 'key'],
        ],
      },
    ],
    [
      'is one word, whatever it is found by',
      'verifies page',
      ['page', 'verifier', 'verify'],
      [['verify exact 1', 'verifier family 0.7'], ['page exact 1']],
      { synonyms: [['verifi', 'verifier']] },
    ],
    ['is what holds it inside', 'ring page', ['keyring', 'page'], [['keyring inner 0.3'], ['page exact 1']]],
    ['is nothing that holds two letters inside', 'ri page', ['keyring', 'page'], [[], ['page exact 1']]],
    ['is what was meant', 'tokne page', ['page', 'token'], [['token corrected 0.6'], ['page exact 1']]],
    [
      'is what was meant, by less for two slips',
      'tkone page',
      ['page', 'token'],
      [['token corrected 0.36'], ['page exact 1']],
    ],
    [
      'is nothing else for who means it as typed',
      'tokne page',
      ['page', 'token'],
      [[], ['page exact 1']],
      { isVerbatim: true },
    ],
    [
      'is what was meant to begin, where it is the last',
      'cofnig',
      ['configuration'],
      [['configuration corrected 0.6']],
    ],
    [
      'is no beginning that was meant, where more follows',
      'cofnig page',
      ['configuration', 'page'],
      [[], ['page exact 1']],
    ],
    [
      'is the very word alone, where it only says how a reader asks',
      'to page',
      ['page', 'to', 'token'],
      [['to exact 1'], ['page exact 1']],
    ],
    [
      'goes on in Korean, whose particles stand behind it',
      '자격 page',
      ['page', '자격', '자격증명을'],
      [['자격 exact 1', '자격증명을 prefix 0.506'], ['page exact 1']],
    ],
    [
      'of two letters in Korean is also inside of others',
      '증명 page',
      ['page', '자격증명을'],
      [['자격증명을 inner 0.3'], ['page exact 1']],
    ],
    [
      'is also another word for what it becomes',
      'offl',
      ['offline', 'unreachable'],
      [['offline prefix 0.605', 'unreachable synonym 0.242']],
      {
        synonyms: [
          ['offlin', 'unreachable'],
          ['offline', 'unreachable'],
        ],
      },
    ],
  ])('%s', (_reason, query, words, answers, options) => expect(slots(query, words, options)).toEqual(answers));

  it('has 24 beginnings, and is inside of 16 words', () => {
    const many = Array.from({ length: 30 }, (_, at) => `ab${String.fromCharCode(97 + at / 26, 97 + (at % 26))}cd`);
    expect(slots('ab page', many)[0]).toHaveLength(24);
    expect(
      slots(
        'xyz page',
        many.map((word) => `${word}xyz`),
      )[0],
    ).toHaveLength(16);
  });

  it('in a name that is found in one piece is looked for nowhere else', () => {
    expect(slots('ring.tokne', ['keyring', 'token'])).toEqual([['keyring inner 0.3'], ['token corrected 0.6']]);
    expect(slots('ring.tokne', ['keyring', 'ringtokne', 'token'])).toEqual([['ringtokne prefix 0.533'], []]);
  });
});

describe('a piece', () => {
  it.each<[reason: string, query: string, words: string[], answers: string[][], Options?]>([
    [
      'is a name before two words',
      'notBefore',
      ['notbefore', 'notbefore+'],
      [['notbefore exact 1'], ['notbefore exact 1', 'notbefore+ exact 1']],
    ],
    [
      'is two words where no name has both',
      'notBefore',
      ['notbefore+'],
      [['notbefore+ exact 1'], ['notbefore+ exact 1']],
    ],
    [
      'is what begins with it, at the end',
      'notBef',
      ['notbefore', 'notbefore+'],
      [
        ['notbefore prefix 0.653', 'notbefore+ prefix 0.62'],
        ['notbefore prefix 0.653', 'notbefore+ prefix 0.62'],
      ],
    ],
    ['is no beginning before the end', 'not bef x', ['notbefore'], [[], []]],
    ['is no beginning of three letters', 'a.bc', ['abcd'], [[], []]],
    [
      'is another word for both',
      'status list',
      ['revocation'],
      [['revocation synonym 0.4']],
      { synonyms: [['statuslist', 'revocation']] },
    ],
  ])('%s', (_reason, query, words, answers, options) => expect(pieces(query, words, options)).toEqual(answers));

  it('keeps its place, and whether it was written as one', () => {
    expect(
      expanded('rotate notBefore', ['notbefore']).pieces.map(({ from, to, isName }) => [from, to, isName]),
    ).toEqual([
      [1, 3, true],
      [0, 2, false],
      [1, 3, false],
    ]);
  });

  it('has 6 beginnings', () => {
    const many = Array.from({ length: 9 }, (_, at) => `notbefore${at}`);
    expect(pieces('notBefore', many)[0]).toHaveLength(6);
  });
});

describe('what a half-typed word becomes', () => {
  const end = (query: string, words: string[]) => likelyEnd(readAsked(query).words[0], lexiconOf(words))?.surface;

  it.each([
    ['offl', ['offline'], 'offline'],
    ['off', ['offline'], undefined],
    ['offline', ['offline', 'offlines'], undefined],
    ['apikey', ['apikey+', 'apikeyring'], undefined],
    ['offl x', ['offline'], undefined],
    ['what x', ['whatever'], undefined],
    ['gone', ['offline'], undefined],
  ])('of %j, with %j, is %s', (query, words, expected) => expect(end(query, words)).toBe(expected));
});

it.each([
  ['statuslist', ['list', 'status'], ['status', 'list']],
  ['statuseslists', ['list', 'status'], undefined],
  ['keysecret', ['key', 'secret'], ['key', 'secret']],
  ['secretkey', ['key', 'secret'], ['secret', 'key']],
  ['tokenid', ['id', 'token'], undefined],
  ['idtoken', ['id', 'token'], undefined],
  // The longest first half.
  ['abcabcabc', ['abc', 'abcabc'], ['abcabc', 'abc']],
  ['status', ['status'], undefined],
])('takes %j apart, with %j, into %j', (surface, words, expected) => {
  expect(splitWord(surface, lexiconOf(words))).toEqual(expected);
});
