import { describe, expect, it } from 'vitest';
import { type AskedWord, readAsked } from '../../../../../theme/components/Search/engine/parseQuery.ts';

const word = (surface: string, more: Partial<AskedWord> = {}): AskedWord => ({
  key: surface,
  surface,
  script: 'default',
  isFiller: false,
  isGeneral: false,
  isLast: false,
  ...more,
});

describe('a query', () => {
  it('is taken apart into words, and into pieces of them', () => {
    expect(readAsked(' How to  keep notBefore ')).toEqual({
      text: 'How to keep notBefore',
      words: [
        word('how', { isFiller: true }),
        word('to', { isFiller: true }),
        word('keep', { isGeneral: true }),
        word('not'),
        word('before', { key: 'before', isLast: true }),
      ],
      pieces: [
        { text: 'notbefore', from: 3, to: 5, isName: true },
        { text: 'howto', from: 0, to: 2, isName: false },
        { text: 'tokeep', from: 1, to: 3, isName: false },
        { text: 'keepnot', from: 2, to: 4, isName: false },
        { text: 'notbefore', from: 3, to: 5, isName: false },
      ],
      wants: 'task',
    });
  });

  it('of nothing has no words', () => {
    expect(readAsked(' ')).toEqual({ text: '', words: [], pieces: [], wants: undefined });
  });
});

const fillers = (query: string) => readAsked(query).words.map(({ isFiller }) => isFiller);

it.each([
  ['the key', [true, false]],
  // Where a reader asks for nothing else, these are what is meant.
  ['what is it', [false, false, false]],
  // A word that comes twice counts once, in any of its forms.
  ['keys key', [false, true]],
  ['key did:key', [false, false, false]],
  ['did:key', [false, false]],
  ['on.error', [false, false]],
])('of %j, the words that tell nothing are %j', (query, expected) => expect(fillers(query)).toEqual(expected));

it.each([
  ['keep it', [true, false]],
  ['keep.alive', [false, false]],
])('of %j, the words of everyday English are %j', (query, expected) => {
  expect(readAsked(query).words.map(({ isGeneral }) => isGeneral)).toEqual(expected);
});

it.each([
  ['triangle of trust', ['triangleof 0-2', 'oftrust 1-3', 'triangletrust 0-3']],
  ['api key', ['apikey 0-2']],
  ['key', []],
  // Words of other writing systems stand side by side without spaces.
  ['api 凭证 key', ['apikey 0-3']],
])('joins the neighbours of %j: %j', (query, expected) => {
  expect(readAsked(query).pieces.map(({ text, from, to }) => `${text} ${from}-${to}`)).toEqual(expected);
});

it.each([
  ['how do I rotate a key', 'task'],
  ['How to rotate', 'task'],
  ['how can it', 'task'],
  ['how should it', 'task'],
  ['how would it', 'task'],
  ['how could it', 'task'],
  ['can I rotate', 'task'],
  ['steps to rotate', 'task'],
  ['i want to rotate', 'task'],
  ['i need to rotate', 'task'],
  ['how long is it', undefined],
  ['how today', undefined],
  ['show how to', undefined],
  ['can indexes', undefined],
  ['what is a DID', 'concept'],
  ["what's a DID", 'concept'],
  ['What are DIDs', 'concept'],
  ['what keys', 'concept'],
  ['why keys', 'concept'],
  ['explain keys', 'concept'],
  ['difference between keys', 'concept'],
  ['meaning of keys', 'concept'],
  ['when should keys rotate', 'concept'],
  ['when do keys rotate', 'concept'],
  ['when keys rotate', undefined],
  ['whatever keys', undefined],
  ['say why', undefined],
  ['rotate keys', 'task'],
  ['rotate', undefined],
  ['keys rotate', undefined],
])('knows what the reader of %j wants: %s', (query, wants) => {
  expect(readAsked(query, new Set(['rotate'])).wants).toBe(wants);
});
