import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../../theme/components/Search/engine/foldText.ts';
import { bestFit, findPhrase, highlightRanges } from '../../../../../theme/components/Search/engine/highlight.ts';
import { parseQuery } from '../../../../../theme/components/Search/engine/searchQuery.ts';

const marked = (text: string, query: string) =>
  highlightRanges(foldText(text), parseQuery(query).terms).map(({ start, length }) =>
    text.slice(start, start + length),
  );

describe('bestFit', () => {
  it.each([
    ['API keys explained', 'api', 'exact'],
    ['API keys explained', 'key', 'exact'],
    ['The key alone', 'keys', 'exact'],
    ['A keyring', 'keys', undefined],
    ['Core values', 'cors', undefined],
    ['API keys explained', 'expl', 'prefix'],
    ['API keysmith', 'key', 'prefix'],
    ['The keyed one', 'key', 'prefix'],
    // Too short for a plural: "dos" is none of "do".
    ['A dos attack', 'do', 'prefix'],
    ['API keys explained', 'plain', 'inner'],
    ['API keys explained', 'gateway', undefined],
    ['policies.notBefore', 'before', 'exact'],
    ['not_before', 'before', 'exact'],
    ['diamond', 'iam', 'inner'],
    ['diamond and IAM', 'iam', 'exact'],
    ['可验证凭证', '凭证', 'exact'],
    ['자격증명을', '자격', 'prefix'],
  ])('in %j, %j is found as %s', (text, query, fit) => {
    expect(bestFit(foldText(text), parseQuery(query).terms[0])).toBe(fit);
  });
});

describe('findPhrase', () => {
  it.each([
    ['Verifier not before policy', 'not_before', true],
    ['policies.notBefore', 'not before', true],
    ['GET /did:web:example.com', 'did:web', true],
    ['Before, not after', 'not before', false],
    ['not the day before', 'not before', false],
    ['cannot before', 'not before', false],
  ])('in %j, %j stands as a phrase: %s', (text, query, expected) => {
    expect(findPhrase(foldText(text), parseQuery(query).terms) !== undefined).toBe(expected);
  });
});

describe('highlightRanges', () => {
  it.each([
    ['The API key', 'api key', ['API', 'key']],
    ['The API key', 'KEY api', ['API', 'key']],
    ['Un café noir', 'CAFE', ['café']],
    ['Un cafe\u0301 noir', 'café', ['cafe\u0301']],
    ['a key and a monkey', 'key', ['key']],
    ['monkey', 'key', ['key']],
    ['keykey', 'keykey key', ['keykey']],
    ['costs $.a[*]', '$.', ['$.']],
    ['<script>alert(1)</script>', '<script>', ['script', 'script']],
    ['An apikey', 'api key', ['apikey']],
    ['nothing', 'api', []],
  ])('in %j, %j marks %j', (text, query, expected) => {
    expect(marked(text, query)).toEqual(expected);
  });
});
