import { toBase64url } from './base64url.ts';
import type { JsonObject } from './json.ts';

/** One element of DER. */
export interface DerElement {
  tag: number;
  content: Uint8Array;
  /** The element with its tag and its length. */
  whole: Uint8Array;
}

/** The elements of DER that follow each other. @throws Error for what is no DER */
export function derElements(bytes: Uint8Array): DerElement[] {
  const elements: DerElement[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1] ?? 0x80;
    const size = first < 0x80 ? 0 : first & 0x7f;
    const start = at + 2 + size;
    if (first === 0x80 || size > 3 || start > bytes.length) throw new Error('the DER length is broken.');
    const length = size === 0 ? first : bytes.subarray(at + 2, start).reduce((sum, byte) => sum * 256 + byte, 0);
    const end = start + length;
    if (end > bytes.length) throw new Error('the DER ends early.');
    elements.push({ tag: bytes[at] as number, content: bytes.subarray(start, end), whole: bytes.subarray(at, end) });
    at = end;
  }
  return elements;
}

/** Elements inside a DER sequence. @throws Error for anything else */
export function derSequence(bytes: Uint8Array): DerElement[] {
  const [sequence] = derElements(bytes);
  if (sequence?.tag !== 0x30) throw new Error('expected the DER tag 0x30.');
  return derElements(sequence.content);
}

/** A DER integer in front of a positive number may have a zero byte, which a JWK leaves out. */
const number = (bytes: Uint8Array) => toBase64url(bytes[0] === 0 ? bytes.subarray(1) : bytes);

/**
 * An RSA public key (RSAPublicKey of RFC 8017 appendix A.1.1, in DER) as a JWK.
 * @throws Error if the bytes are no such structure.
 */
export function rsaJwk(bytes: Uint8Array): JsonObject {
  const [modulus, exponent] = derSequence(bytes);
  if (modulus?.tag !== 0x02 || exponent?.tag !== 0x02) throw new Error('expected the DER tag 0x2.');
  return { kty: 'RSA', n: number(modulus.content), e: number(exponent.content) };
}
