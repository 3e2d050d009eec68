import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, normalizeQuery, parseQuery } from '../../../../../theme/components/Search/engine/searchQuery.ts';

const terms = (query: string) => parseQuery(query).terms.map(({ text }) => text);

describe('normalizeQuery', () => {
  it.each([
    ['  api   key ', 'api key'],
    ['api\n\tkey', 'api key'],
    ['api\u200b key\ufeff', 'api key'],
    ['\u202eapi', 'api'],
    ['ｆｕｌｌ', 'full'],
    ['cafe\u0301', 'café'],
    ['', ''],
    ['   ', ''],
  ])('brings %j to %j', (input, expected) => {
    expect(normalizeQuery(input)).toBe(expected);
  });

  it('keeps 256 characters of a long text and cuts no character in two', () => {
    expect(normalizeQuery('x'.repeat(10_000))).toHaveLength(MAX_QUERY_LENGTH);
    const emoji = normalizeQuery('😀'.repeat(300));
    expect([...emoji]).toHaveLength(MAX_QUERY_LENGTH);
    // Half a character cannot be encoded.
    expect(() => encodeURIComponent(emoji)).not.toThrow();
  });
});

describe('parseQuery', () => {
  it.each([
    ['api key', ['api', 'key']],
    ['API Key api', ['api', 'key']],
    ['did:web', ['did', 'web']],
    ['not_before', ['not', 'before']],
    ['notBefore', ['not', 'before']],
    ['OpenID', ['openid']],
    ['<b>bold</b>', ['b', 'bold']],
    ['(a+)+$', ['a']],
    ['.*', ['.*']],
    ['DID 文档', ['did', '文档']],
    ['DID文档', ['did', '文档']],
    ['don’t', ['don', 't']],
    ['', []],
    ['How to rotate a key', ['rotate', 'key']],
    ['jwt vs sd-jwt', ['jwt', 'sd']],
    ['how to', ['how', 'to']],
    ['on.error', ['on', 'error']],
  ])('takes %j apart into %j', (query, expected) => {
    expect(terms(query)).toEqual(expected);
  });

  it.each([
    ['Ключ', 'cyrillic'],
    ['인증', 'korean'],
    ['凭证', 'chinese'],
    ['サーバー', 'japanese'],
    ['café', 'default'],
  ])('knows the writing system of %j: %s', (query, script) => {
    expect(parseQuery(query).terms).toEqual([expect.objectContaining({ script })]);
  });
});

describe('a query in one piece', () => {
  it.each([
    ['notBefore', 'notbefore', 'notbefore'],
    ['paths.*', 'paths.*', 'paths.*'],
    ['did:web', 'did:web', 'did:web'],
    ['key', '', ''],
    ['API key', '', ''],
    ['Create an API key', '', 'create an api key'],
  ])('%j is the name %j and may be the whole %j', (query, name, whole) => {
    expect(parseQuery(query)).toMatchObject({ name, whole });
  });

  it('keeps repeated words for the phrase', () => {
    expect(parseQuery('client.clientUri').phrase.map(({ text }) => text)).toEqual(['client', 'client', 'uri']);
  });
});

describe('the singular of a term', () => {
  it.each([
    ['keys', 'key'],
    ['credentials', 'credential'],
    ['status', undefined],
    ['access', undefined],
    ['is', undefined],
    ['key', undefined],
    ['ключиs', undefined],
  ])('of %j is %j', (query, expected) => {
    expect(parseQuery(query).terms[0].singular).toBe(expected);
  });
});
