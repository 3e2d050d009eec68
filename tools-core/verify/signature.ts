import { ed25519 } from '@noble/curves/ed25519.js';
import { bytesOfHex, ownEntry, toBase64url, tryOr } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { CURVES, type PublicKey } from './keys.ts';
import { VerificationError } from './types.ts';

interface Algorithm {
  kind: string;
  /** Bytes of a signature; that of RSA is as long as its modulus. */
  length?: number;
  /** Whether the verifier accepts it in a JOSE header. */
  isAccepted?: boolean;
}

/** Algorithms of JOSE (RFC 7518 section 3, RFC 8037, RFC 8812, RFC 9864) and the keys that they need. */
export const ALGORITHMS: Record<string, Algorithm> = {
  EdDSA: { kind: 'Ed25519', length: 64, isAccepted: true },
  Ed25519: { kind: 'Ed25519', length: 64 },
  ES256: { kind: 'P-256', length: 64, isAccepted: true },
  ES384: { kind: 'P-384', length: 96, isAccepted: true },
  ES512: { kind: 'P-521', length: 132 },
  ES256K: { kind: 'secp256k1', length: 64, isAccepted: true },
  RS256: { kind: 'RSA', isAccepted: true },
  RS384: { kind: 'RSA' },
  RS512: { kind: 'RSA' },
  PS256: { kind: 'RSA' },
  PS384: { kind: 'RSA' },
  PS512: { kind: 'RSA' },
};

/** Curves whose signatures an algorithm allows, and that are not verified here (RFC 8037 section 3.1). */
export const UNREAD_CURVES: Record<string, string[]> = { EdDSA: ['Ed448'] };

const curveOf = (kind: string) => ownEntry<(typeof CURVES)['P-256']>(CURVES, kind);

/** An ECDSA signature in DER (RFC 3279 section 2.2.3) as both numbers at a fixed length; undefined for anything else. */
const rawSignature = (der: Uint8Array, kind: string): Uint8Array | undefined =>
  tryOr(() => curveOf(kind)?.Signature.fromBytes(der, 'der').toBytes('compact'));

/** The error of a signature of the wrong length: most often it is in DER, as many libraries write it. */
export async function wrongLength(
  key: PublicKey,
  data: Uint8Array,
  signature: Uint8Array,
  expected: number,
  place: Location,
): Promise<VerificationError> {
  const detail = `The signature has ${signature.length} bytes, expected ${expected}`;
  const raw = rawSignature(signature, key.kind);
  const hex = bytesOfHex(toBase64url(signature));
  if (hex?.length === expected) {
    const why = `${detail}. It's in hexadecimal digits, but must be base64url`;
    return new VerificationError('signature-length', why, place, toBase64url(hex));
  }
  if (!raw) return new VerificationError('signature-length', detail, place);
  const found = (await isSigned('', key, data, raw))
    ? 'Converted, it is valid'
    : 'Even converted, it is not valid for this data';
  const more = `It is in DER, and ${expected} raw bytes of r and s are needed. ${found}`;
  return new VerificationError('signature-length', `${detail}. ${more}`, place, toBase64url(raw));
}

/** Whether a signature is valid for data. Key and algorithm have to fit, and the length of the signature too. */
export async function isSigned(
  alg: string,
  { kind, bytes, jwk }: PublicKey,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  if (kind === 'RSA') return isRsaSigned(alg, jwk as JsonWebKey, data, signature);
  try {
    if (!bytes) return false;
    if (kind === 'Ed25519') return ed25519.verify(signature, data, bytes, { zip215: false });
    // Signatures of issuers may have a high s: only some curves of blockchains forbid it.
    return curveOf(kind)?.verify(signature, data, bytes, { lowS: false }) ?? false;
  } catch {
    return false;
  }
}

/** Whether an ECDSA signature in DER is valid for a hash. */
export function isHashSigned(hash: Uint8Array, { kind, bytes }: PublicKey, der: Uint8Array): boolean {
  const signature = rawSignature(der, kind);
  if (!signature || !bytes) return false;
  return tryOr(() => curveOf(kind)?.verify(signature, hash, bytes, { lowS: false, prehash: false })) ?? false;
}

/** RSA is checked by the browser or by Node (Web Cryptography). */
async function isRsaSigned(alg: string, jwk: JsonWebKey, data: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const bits = Number(alg.slice(2));
  const name = alg.startsWith('PS') ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5';
  const key = await crypto.subtle.importKey('jwk', jwk, { name, hash: `SHA-${bits}` }, false, ['verify']);
  const parameters = { name, saltLength: bits / 8 };
  return crypto.subtle.verify(parameters, key, new Uint8Array(signature), new Uint8Array(data));
}

/**
 * The error of a signature that is not valid. One whose numbers are outside of their group is a signature of no data at
 * all (RFC 8032 section 5.1.7, FIPS 186-5 section 6.4.2), so that it was not the data that changed.
 */
export function mismatch({ kind }: PublicKey, signature: Uint8Array, place: Location): VerificationError {
  try {
    if (kind === 'Ed25519') {
      ed25519.Point.fromBytes(signature.slice(0, 32));
      ed25519.Point.Fn.fromBytes(signature.slice(32));
    } else curveOf(kind)?.Signature.fromBytes(signature, 'compact');
    return new VerificationError('signature-mismatch', 'Signature check returned false', place);
  } catch {
    const detail = `Signature check returned false: these bytes can't be a signature by ${kind} of any data`;
    return new VerificationError('signature-foreign', detail, place);
  }
}

/**
 * Why a signature by an algorithm of JOSE is not that of a key; undefined for one that is valid.
 *
 * @param places of the algorithm and of the signature
 */
export async function signatureFault(
  alg: string,
  key: PublicKey,
  data: Uint8Array,
  signature: Uint8Array,
  [algorithmPlace, place]: [Location, Location],
): Promise<VerificationError | undefined> {
  const { kind, length } = ALGORITHMS[alg] as Algorithm;
  if (key.kind !== kind) {
    const detail = `alg is ${alg}, which requires a key for ${kind}, but the key is for ${key.kind}`;
    return new VerificationError('alg-differs', detail, algorithmPlace);
  }
  if (length !== undefined && signature.length !== length) return wrongLength(key, data, signature, length, place);
  return (await isSigned(alg, key, data, signature)) ? undefined : mismatch(key, signature, place);
}
