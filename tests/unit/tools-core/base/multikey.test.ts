import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyOfCode, readMultikey, toBase64url, toMultibase } from '../../../../tools-core/base/index.ts';

/** A public key of a kind as JWK, and its bytes as multicodec has them: compressed on curves of NIST. */
function published(curve: string) {
  const jwk = generateKeyPairSync('ec', { namedCurve: curve }).publicKey.export({ format: 'jwk' });
  const [x, y] = [jwk.x, jwk.y].map((one) => Buffer.from(String(one), 'base64url'));
  return { jwk, bytes: Uint8Array.from([y[y.length - 1] % 2 === 0 ? 2 : 3, ...x]) };
}

describe('a key is read by the code of its kind', () => {
  test.each([
    ['secp256k1', 0xe7, 'secp256k1'],
    ['P-256', 0x1200, 'prime256v1'],
    ['P-384', 0x1201, 'secp384r1'],
    ['P-521', 0x1202, 'secp521r1'],
  ])('%s', (kind, code, curve) => {
    const { jwk, bytes } = published(curve);
    const expected = { kind, uses: { signs: true, agrees: true }, bytes, jwk: { ...jwk, crv: kind } };
    expect(readMultikey(toMultibase(code, bytes))).toEqual(expected);
    expect(keyOfCode(code, bytes)).toEqual(expected);
  });

  test.each([
    ['Ed25519', 0xed, { signs: true, agrees: false }],
    ['X25519', 0xec, { signs: false, agrees: true }],
  ] as const)('%s', (kind, code, uses) => {
    const jwk = generateKeyPairSync(kind.toLowerCase() as 'ed25519').publicKey.export({ format: 'jwk' });
    const bytes = new Uint8Array(Buffer.from(String(jwk.x), 'base64url'));
    expect(readMultikey(toMultibase(code, bytes))).toEqual({ kind, uses, bytes, jwk });
  });

  test('RSA', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'pkcs1' }));
    expect(readMultikey(toMultibase(0x1205, bytes))).toEqual({
      kind: 'RSA',
      uses: { signs: true, agrees: false },
      bytes,
      jwk: publicKey.export({ format: 'jwk' }),
    });
  });

  test('JWK', () => {
    const bytes = new TextEncoder().encode('{"kty":"oct"}');
    const key = { kind: 'JWK', uses: { signs: true, agrees: true }, bytes, jwk: { kty: 'oct' } };
    expect(keyOfCode(0xeb51, bytes)).toEqual(key);
    // Its code takes three bytes (multicodec, unsigned varint).
    expect(readMultikey(`u${toBase64url(Uint8Array.of(0xd1, 0xd6, 0x03, ...bytes))}`)).toEqual(key);
  });
});

const AGAIN = 'Copy the whole value again: a letter too few or too many is enough.';
test.each([
  ['x6Mk', '"x" is no multibase prefix of a key: z is base58btc, u base64url.'],
  ['z0', 'The value has a character outside base58btc, which has no 0, O, I and l: it is "0".'],
  ['uab+', 'The value has a character outside base64url: it is "+".'],
  ['uabcde', `No key has 5 characters in this encoding. ${AGAIN}`],
  ['u', 'The value does not begin with a multicodec prefix.'],
  [`z${'1'.repeat(20_000)}`, 'The value is longer than 20,000 characters.'],
  ['uAQ', `No known kind of key has the multicodec code 0x1. ${AGAIN}`],
  ['u7QEA', `A key of the kind Ed25519 has 32 bytes, and this one has 1. ${AGAIN}`],
])('%.20s is no key', (value, words) => {
  expect(() => readMultikey(value)).toThrow(new Error(words));
});

test.each<[code: number, bytes: Uint8Array, words: string]>([
  [0x1200, new Uint8Array(33).fill(9), 'The bytes are no public key of the kind P-256: '],
  [0xed, new Uint8Array(32).fill(0xff), 'The bytes are no public key of the kind Ed25519: '],
  [
    0xeb51,
    new TextEncoder().encode('{}'),
    'The bytes are no public key of the kind JWK: The key is no JWK: it has no member kty.',
  ],
  [0x1205, Uint8Array.of(0x31, 0), 'The bytes are no public key of the kind RSA: expected the DER tag 0x30.'],
  [0x1205, Uint8Array.of(0x30, 5, 2, 1, 1), 'The bytes are no public key of the kind RSA: the DER ends early.'],
])('bytes that are no key of the code %i: %#', (code, bytes, words) => {
  expect(() => keyOfCode(code, bytes)).toThrow(words);
});
