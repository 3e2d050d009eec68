import { describe, expect, it } from 'vitest';
import { familyRoot, stem } from '../../../../../theme/components/Search/engine/stem.ts';

describe('stem', () => {
  it.each([
    ['keys', 'key'],
    ['policies', 'policy'],
    ['verifies', 'verify'],
    ['verified', 'verify'],
    ['verifying', 'verify'],
    ['issued', 'issuing'],
    ['stopped', 'stop'],
    ['rotating', 'rotate'],
    ['enabled', 'enable'],
    ['addresses', 'address'],
    ['hosted', 'hosting'],
    ['batching', 'batch'],
    ['called', 'calls'],
  ])('brings %s and %s together', (one, other) => expect(stem(one)).toBe(stem(other)));

  it.each([
    ['status', 'stat'],
    ['verifier', 'verify'],
    ['verification', 'verify'],
    ['this', 'thi'],
    ['dids', 'didst'],
    ['issuer', 'issue'],
    ['ключи', 'ключ'],
  ])('keeps %s and %s apart', (one, other) => expect(stem(one)).not.toBe(stem(other)));
});

describe('familyRoot', () => {
  it.each([
    ['verify', 'verification'],
    ['verifier', 'verifiable'],
    ['configure', 'configuration'],
    ['revoke', 'revocation'],
    ['authorize', 'authorization'],
    ['dereference', 'dereferencing'],
  ])('is one for %s and %s', (one, other) => expect(familyRoot(one)).toBe(familyRoot(other)));

  it.each(['did', 'key', 'web', 'jwt2', 'ключи'])('is empty for %s', (word) => expect(familyRoot(word)).toBe(''));
});
