import { bytesOfBase64, hexOf, toBase64url } from './bytes.ts';
import type { JsonObject } from './json.ts';

/** One element of DER. */
export interface DerElement {
  tag: number;
  content: Uint8Array;
  /** The element with its tag and its length. */
  whole: Uint8Array;
}

/** The elements of DER that follow each other. @throws Error for what is no DER */
function derElements(bytes: Uint8Array): DerElement[] {
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

/** Kinds of keys by their object identifiers in DER (RFC 5480, RFC 8410, RFC 8017). */
const KEY_KINDS: Record<string, string> = {
  '2a8648ce3d030107': 'P-256',
  '2b81040022': 'P-384',
  '2b81040023': 'P-521',
  '2b8104000a': 'secp256k1',
  '2b656e': 'X25519',
  '2b656f': 'X448',
  '2b6570': 'Ed25519',
  '2b6571': 'Ed448',
  '2a864886f70d010101': 'RSA',
};

/**
 * A public key by its SubjectPublicKeyInfo (RFC 5280 section 4.1.2.7).
 * @returns its kind, undefined for one that is not known; its bytes, and it as JWK where the bytes are not compressed
 * @throws Error if the bytes are no such structure.
 */
export function readSpki(spki: Uint8Array): { kind: string | undefined; bytes: Uint8Array; jwk?: JsonObject } {
  const [algorithm, key] = derSequence(spki);
  if (!algorithm || key?.tag !== 0x03) throw new Error('expected an algorithm and a key.');
  const [id, parameters] = derSequence(algorithm.whole);
  const named = parameters?.tag === 0x06 ? parameters : id;
  const kind = KEY_KINDS[hexOf(named?.content ?? new Uint8Array())];
  const bytes = key.content.slice(1);
  if (kind === 'RSA') return { kind, bytes, jwk: rsaJwk(bytes) };
  if (kind && /^(?:X|Ed)/.test(kind)) return { kind, bytes, jwk: { kty: 'OKP', crv: kind, x: toBase64url(bytes) } };
  if (kind === undefined || bytes[0] !== 4) return { kind, bytes };
  const half = (bytes.length + 1) / 2;
  const [x, y] = [bytes.subarray(1, half), bytes.subarray(half)].map(toBase64url) as [string, string];
  return { kind, bytes, jwk: { kty: 'EC', crv: kind, x, y } };
}

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

/** The blocks of PEM (RFC 7468) in a text, each with its label; without bytes where its content is no base64. */
export function pemBlocks(text: string): { label: string; der: Uint8Array | undefined }[] {
  // Environment variables and YAML contain line breaks as \n; old keys have headers.
  return [...text.replaceAll(/\\r|\\n/g, '\n').matchAll(PEM)].map(([, label = '', body = '']) => ({
    label,
    der: bytesOfBase64(body.replace(/^[\w-]+:.*$/gm, '')),
  }));
}
