import { toBase64url } from './base64url.ts';
import type { JsonObject } from './json.ts';

/** Reads one element of DER with a tag; returns its content and what follows it. */
function readDer(bytes: Uint8Array, tag: number): [content: Uint8Array, rest: Uint8Array] {
  if (bytes[0] !== tag) throw new Error(`expected the DER tag 0x${tag.toString(16)}.`);
  const short = bytes[1] < 0x80;
  const size = short ? 0 : bytes[1] & 0x7f;
  if (bytes.length < 2 + size || size > 3) throw new Error('the DER length is broken.');
  const length = short ? bytes[1] : bytes.subarray(2, 2 + size).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + size;
  if (bytes.length < start + length) throw new Error('the DER ends early.');
  return [bytes.subarray(start, start + length), bytes.subarray(start + length)];
}

/** A DER integer in front of a positive number may carry a zero byte, which a JWK leaves out. */
const number = (bytes: Uint8Array) => toBase64url(bytes[0] === 0 ? bytes.subarray(1) : bytes);

/**
 * An RSA public key (RSAPublicKey of RFC 8017 appendix A.1.1, in DER) as a JWK.
 * @throws Error if the bytes are no such structure.
 */
export function rsaJwk(bytes: Uint8Array): JsonObject {
  const [sequence] = readDer(bytes, 0x30);
  const [modulus, rest] = readDer(sequence, 0x02);
  const [exponent] = readDer(rest, 0x02);
  return { kty: 'RSA', n: number(modulus), e: number(exponent) };
}
