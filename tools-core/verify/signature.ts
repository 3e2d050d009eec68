import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { derSequence, ownEntry, toBase64url, tryOr } from '../base/index.ts';
import type { Place } from '../decode/index.ts';
import type { PublicKey } from './keys.ts';
import { VerificationError } from './verificationError.ts';

interface Algorithm {
  kind: string;
  /** Bytes of a signature; that of RSA is as long as its modulus. */
  length?: number;
}

/** Algorithms of JOSE (RFC 7518 section 3, RFC 8037, RFC 8812, RFC 9864) and the keys that they need. */
export const ALGORITHMS: Record<string, Algorithm> = {
  EdDSA: { kind: 'Ed25519', length: 64 },
  Ed25519: { kind: 'Ed25519', length: 64 },
  ES256: { kind: 'P-256', length: 64 },
  ES384: { kind: 'P-384', length: 96 },
  ES512: { kind: 'P-521', length: 132 },
  ES256K: { kind: 'secp256k1', length: 64 },
  RS256: { kind: 'RSA' },
  RS384: { kind: 'RSA' },
  RS512: { kind: 'RSA' },
  PS256: { kind: 'RSA' },
  PS384: { kind: 'RSA' },
  PS512: { kind: 'RSA' },
};

/** Curves whose signatures an algorithm allows, and that are not verified here (RFC 8037 section 3.1). */
export const UNREAD_CURVES: Record<string, string[]> = { EdDSA: ['Ed448'] };

/** Bytes of each of both numbers of an ECDSA signature, by the kind of its key. */
const HALVES: Record<string, number> = { 'P-256': 32, secp256k1: 32, 'P-384': 48, 'P-521': 66 };

/** An ECDSA signature in DER (RFC 3279 section 2.2.3) as both numbers at a fixed length; undefined for anything else. */
export function rawSignature(der: Uint8Array, kind: string): Uint8Array | undefined {
  const length = ownEntry(HALVES, kind);
  const numbers = length === undefined ? undefined : tryOr(() => derSequence(der));
  if (length === undefined || numbers?.length !== 2 || numbers.some(({ tag }) => tag !== 0x02)) return undefined;
  const all = new Uint8Array(length * 2);
  for (const [at, { content }] of numbers.entries()) {
    const number = content.subarray(content.findIndex((byte) => byte !== 0));
    if (number.length > length) return undefined;
    all.set(number, length * (at + 1) - number.length);
  }
  return all;
}

/** The error of a signature of the wrong length: most often it is in DER, as many libraries write it. */
export async function wrongLength(
  key: PublicKey,
  data: Uint8Array,
  signature: Uint8Array,
  expected: number,
  place: Place,
): Promise<VerificationError> {
  const detail = `The signature has ${signature.length} bytes, ${expected} expected`;
  const raw = rawSignature(signature, key.kind);
  if (!raw) return new VerificationError('signature-length', detail, place);
  const isValid = await holds('', key, data, raw);
  const found = isValid ? 'Converted, it is valid' : 'Even converted, it is not valid for this data';
  return new VerificationError(
    'signature-length',
    `${detail}. It is in DER, and ${expected} raw bytes of r and s are needed. ${found}`,
    place,
    toBase64url(raw),
  );
}

/** What the verifier accepts in JOSE and in COSE. */
export const SUPPORTED = {
  jose: ['ES256', 'ES384', 'ES256K', 'EdDSA', 'RS256'],
  cose: ['ES256', 'ES384', 'ES512', 'EdDSA'],
};

// Signatures of issuers may have a high s: only some curves of blockchains forbid it.
const ECDSA = { lowS: false };

/** Whether a signature over data holds. Key and algorithm have to fit, and the length of the signature too. */
export async function holds(alg: string, key: PublicKey, data: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { bytes } = key;
  try {
    if (bytes && key.kind === 'Ed25519') return ed25519.verify(signature, data, bytes, { zip215: false });
    if (bytes && key.kind === 'P-256') return p256.verify(signature, data, bytes, ECDSA);
    if (bytes && key.kind === 'P-384') return p384.verify(signature, data, bytes, ECDSA);
    if (bytes && key.kind === 'P-521') return p521.verify(signature, data, bytes, ECDSA);
    if (bytes && key.kind === 'secp256k1') return secp256k1.verify(signature, data, bytes, ECDSA);
  } catch {
    return false;
  }
  return key.kind === 'RSA' ? rsaHolds(alg, key, data, signature) : false;
}

/**
 * Says why a signature does not hold. One whose numbers are outside of their group is a signature of no data at all (RFC
 * 8032 section 5.1.7, FIPS 186-5 section 6.4.2), so that it was not the data that changed.
 */
export function mismatch({ kind }: PublicKey, signature: Uint8Array, place: Place): VerificationError {
  try {
    if (kind === 'Ed25519') {
      ed25519.Point.fromBytes(signature.slice(0, 32));
      ed25519.Point.Fn.fromBytes(signature.slice(32));
    } else {
      const curve = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 }[kind];
      curve?.Signature.fromBytes(signature, 'compact');
    }
    return new VerificationError('signature-mismatch', 'Signature check returned false', place);
  } catch {
    const detail = `Signature check returned false: these bytes are a signature by ${kind} of no data at all`;
    return new VerificationError('signature-foreign', detail, place);
  }
}

/** RSA is checked by the browser or by Node (Web Cryptography). */
async function rsaHolds(
  alg: string,
  { jwk, spki }: PublicKey,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const name = alg.startsWith('PS') ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5';
  const bits = Number(alg.slice(2));
  const parameters = { name, hash: `SHA-${bits}` };
  const bytes = (array: Uint8Array) => new Uint8Array(array);
  const key = spki
    ? await crypto.subtle.importKey('spki', bytes(spki), parameters, false, ['verify'])
    : await crypto.subtle.importKey('jwk', jwk as JsonWebKey, parameters, false, ['verify']);
  return crypto.subtle.verify({ name, saltLength: bits / 8 }, key, bytes(signature), bytes(data));
}
