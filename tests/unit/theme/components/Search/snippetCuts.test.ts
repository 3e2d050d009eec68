import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../../theme/components/Search/engine/foldText.ts';
import { findPhrase, findTerm, holdsTerm, wordStarts } from '../../../../../theme/components/Search/engine/highlight.ts';
import { parseQuery } from '../../../../../theme/components/Search/engine/searchQuery.ts';
import { snippet } from '../../../../../theme/components/Search/engine/snippet.ts';
import { findStatement } from '../../../../../theme/components/Search/dialog/findStatement.ts';

const termsOf = (query: string) => parseQuery(query).terms;
const shown = (text: string, query: string) => snippet(foldText(text), termsOf(query)).statement;
/** Words of four letters, so that each has five characters with its space. */
const words = (count: number, word = 'abcd') => Array.from({ length: count }, () => word).join(' ');

/** Words of a query that is longer than a snippet. */
const LONG = Array.from({ length: 25 }, (_, at) => `w${String.fromCharCode(97 + at)}xy`).join(' ');

describe('a snippet', () => {
  it.each([
    ['from the beginning where nothing is found', words(40), 'key', `${words(20)}…`],
    [
      'around a word, half of the room before it',
      `${words(40)} key ${words(40)}`,
      'key',
      `…${words(9)} key ${words(9)}…`,
    ],
    [
      'from the beginning where the word is near it',
      `${words(5)} key ${words(40)}`,
      'key',
      `${words(5)} key ${words(14)}…`,
    ],
    ['up to the end where the word is near it', `${words(40)} key ${words(5)}`, 'key', `…${words(14)} key ${words(5)}`],
    ['whole where it has as many characters', words(20), 'key', words(20)],
    [
      'around the place with most words',
      `api ${words(40)} key api ${words(40)}`,
      'api key',
      `…${words(9)} key api ${words(9)}…`,
    ],
    [
      'around the phrase before another order',
      `key api ${words(40)} api key ${words(40)}`,
      'api key',
      `…${words(9)} api key ${words(9)}…`,
    ],
    [
      'around the first of two places that are as good',
      `${words(40)} key 1 ${words(40)} key 2`,
      'key',
      `…${words(9)} key 1 ${words(9)}…`,
    ],
    [
      'around the shorter of two',
      `api abcd key ${words(40)} key api ${words(40)}`,
      'api key',
      `…${words(9)} key api ${words(9)}…`,
    ],
    ['whole words where none ends near', `key ${'x'.repeat(200)}`, 'key', `key ${'x'.repeat(96)}…`],
    ['behind all of a long match', `${LONG}ly and ${words(40)}`, LONG, `${LONG}…`],
    ['whole words where there are no spaces near', `${'x'.repeat(200)} key`, 'key', `…${'x'.repeat(96)} key`],
  ])('is cut %s', (_reason, text, query, expected) => expect(shown(text, query)).toBe(expected));
});

describe('a term', () => {
  it('is found from the left, without overlaps, with how it lies there', () => {
    expect(findTerm(foldText('key keys keyed monkey keykey'), termsOf('key')[0])).toEqual([
      { start: 0, end: 3, fit: 'exact' },
      { start: 4, end: 7, fit: 'exact' },
      { start: 9, end: 12, fit: 'prefix' },
      { start: 18, end: 21, fit: 'inner' },
      { start: 22, end: 25, fit: 'prefix' },
      { start: 25, end: 28, fit: 'inner' },
    ]);
  });

  it('is also found as its singular, where that is a whole word, in the order of the text', () => {
    expect(findTerm(foldText('a key, keys, keyring'), termsOf('keys')[0])).toEqual([
      { start: 2, end: 5, fit: 'exact' },
      { start: 7, end: 11, fit: 'exact' },
    ]);
    expect(holdsTerm(foldText('keyring'), termsOf('keys')[0])).toBe(false);
    expect(holdsTerm(foldText('a key'), termsOf('keys')[0])).toBe(true);
    expect(holdsTerm(foldText('a door'), termsOf('key')[0])).toBe(false);
  });

  it('is looked for in 200 places', () => {
    expect(findTerm(foldText('key '.repeat(300)), termsOf('key')[0])).toHaveLength(200);
  });

  it('inside of words counts only where none begins with it', () => {
    const inner = { start: 0, end: 1, fit: 'inner' as const };
    const prefix = { start: 2, end: 3, fit: 'prefix' as const };
    expect(wordStarts([inner, prefix])).toEqual([prefix]);
    expect(wordStarts([inner])).toEqual([inner]);
  });
});

it.each([
  ['the not before one', 'not before', { start: 4, end: 14, fit: 'exact' }],
  ['not - before', 'not before', { start: 0, end: 12, fit: 'exact' }],
  ['not -- before', 'not before', undefined],
  ['notx before', 'not before', undefined],
  ['cannot before, not before', 'not before', { start: 15, end: 25, fit: 'exact' }],
  ['not now, not before', 'not before', { start: 9, end: 19, fit: 'exact' }],
  ['notes before', 'not es before', { start: 0, end: 12, fit: 'prefix' }],
  ['not', 'not before', undefined],
  ['before', 'before', undefined],
])('in %j, the phrase %j lies at %j', (text, query, expected) => {
  expect(findPhrase(foldText(text), parseQuery(query).phrase)).toEqual(expected);
});

it.each([
  [
    'the whole statement',
    ['Before.', 'A key has ', 'two parts.'],
    'key has two',
    { start: { text: 1, offset: 2 }, end: { text: 2, offset: 3 } },
  ],
  ['a short one', ['A key.'], 'key', { start: { text: 0, offset: 2 }, end: { text: 0, offset: 5 } }],
  [
    'the first of the longest parts',
    ['One verification. Two verification.'],
    'verification. x verification',
    { start: { text: 0, offset: 4 }, end: { text: 0, offset: 17 } },
  ],
  ['no short part of a longer one', ['A key has two parts.'], 'key missing', undefined],
  [
    'a part of twelve letters',
    ['A verification.'],
    'gone verification',
    { start: { text: 0, offset: 2 }, end: { text: 0, offset: 14 } },
  ],
  ['no part of eleven letters', ['A verificatio.'], 'gone verificatio', undefined],
  [
    'dots in the middle as well',
    ['A key… or two.'],
    '…key… or…',
    { start: { text: 0, offset: 2 }, end: { text: 0, offset: 9 } },
  ],
  ['nothing of nothing', ['A key.'], '…', undefined],
])('finds %s on a page', (_reason, texts, statement, expected) => {
  expect(findStatement(texts, statement)).toEqual(expected);
});
