// Keys that are read are those of the test vectors of did:key, in `resolve/vectors.test.ts`.
import { expect, test } from 'vitest';
import { keyOfCode, readMultikey } from '../../../../tools-core/base/index.ts';

const AGAIN = 'Copy the whole value again, because even one missing or extra letter makes it invalid.';
test.each([
  ['x6Mk', '"x" is not a multibase prefix for a key. Use z for base58btc or u for base64url.'],
  ['z0', 'The value has a character outside base58btc, which has no 0, O, I and l: it is "0".'],
  ['uab+', 'The value has a character outside base64url: it is "+".'],
  ['uabcde', `No key has 5 characters in this encoding. ${AGAIN}`],
  ['u', 'The value does not begin with a multicodec prefix.'],
  [`z${'1'.repeat(20_000)}`, 'The value is longer than 20,000 characters.'],
  ['uAQ', `No known kind of key has the multicodec code 0x1. ${AGAIN}`],
  ['u7QEA', `Ed25519 keys have 32 bytes, but this one has 1. ${AGAIN}`],
])('%.20s is no key', (value, words) => {
  expect(() => readMultikey(value)).toThrow(new Error(words));
});

test.each<[code: number, bytes: Uint8Array, words: string]>([
  [0x1200, new Uint8Array(33).fill(9), 'The bytes are not a valid P-256 public key: '],
  [0xed, new Uint8Array(32).fill(0xff), 'The bytes are not a valid Ed25519 public key: '],
  [
    0xeb51,
    new TextEncoder().encode('{}'),
    'The bytes are not a valid JWK public key: The key is not a JWK: it has no member kty.',
  ],
  [0x1205, Uint8Array.of(0x31, 0), 'The bytes are not a valid RSA public key: expected the DER tag 0x30.'],
  [0x1205, Uint8Array.of(0x30, 5, 2, 1, 1), 'The bytes are not a valid RSA public key: the DER ends early.'],
])('bytes that are no key of the code %i: %#', (code, bytes, words) => {
  expect(() => keyOfCode(code, bytes)).toThrow(words);
});
