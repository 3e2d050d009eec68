import { describe, expect, it } from 'vitest';
import { readAsked } from '../../../../../theme/components/Search/engine/parseQuery.ts';
import { cardKey } from '../../../../../theme/components/Search/engine/cardKey.ts';
import { chunksOf } from '../../../../../theme/components/Search/engine/tokenize.ts';

describe('chunksOf', () => {
  it.each([
    ['Keys', ['keys'], []],
    ['notBefore', ['not', 'before'], ['notbefore']],
    ['not_before', ['not', 'before'], ['notbefore']],
    ['"policies.notBefore":', ['policies', 'not', 'before'], ['policiesnotbefore', 'notbefore']],
    ['dc+sd-jwt', ['dc', 'sd', 'jwt'], ['dcsdjwt']],
    ['/credentials/0/claims', ['credentials', '0', 'claims'], ['~credentials0claims']],
    ['paths.*', ['paths'], ['paths*']],
    ['did:web', ['did', 'web'], ['didweb']],
    ['https://a.example/not-before', ['https', 'a', 'example', 'not', 'before'], ['notbefore']],
    ['$.*', ['$.*'], []],
    ['凭证状态', ['凭证', '证状', '状态'], []],
    ['z6MkhaXgBZDvotDkL5257fai', ['~z6mkhaxgbzdvotdkl5257fai'], []],
    ['—', [], []],
  ])('takes %s apart', (text, words, names) => {
    const [chunk] = chunksOf(text);
    expect({ words: chunk.words.map(({ surface }) => surface), names: chunk.names }).toEqual({ words, names });
  });
});

describe('readAsked', () => {
  it.each([
    ['how do I rotate a key', 'task'],
    ['create an API key', 'task'],
    ['what is a DID', 'concept'],
    ['create', undefined],
    ['api key', undefined],
  ])('knows what the reader of %j wants: %s', (query, wants) => {
    expect(readAsked(query, new Set(['create'])).wants).toBe(wants);
  });

  it('tells words that say how a reader asks, unless there are no others', () => {
    const fillers = (query: string) =>
      readAsked(query).words.flatMap(({ surface, isFiller }) => (isFiller ? [surface] : []));
    expect(fillers('how do I rotate a key')).toEqual(['how', 'do', 'i', 'a']);
    expect(fillers('how to')).toEqual([]);
    expect(fillers('did:on')).toEqual([]);
  });

  it('joins neighbours, also across such words', () => {
    expect(readAsked('triangle of trust').pieces.map(({ text }) => text)).toContain('triangletrust');
  });
});

it.each([
  ['cors.maxAge', 'corsmaxage'],
  ['error 422', '422'],
  ['POST /api-keys', 'apikeys'],
  ['proof verification failed', ''],
  ['  ', ''],
])('looks %j up among the cards as %j', (query, key) => expect(cardKey(query)).toBe(key));
