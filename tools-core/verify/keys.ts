import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  bytesOfText,
  fromBase64url,
  InputError,
  type Json,
  type JsonObject,
  joined,
  ownEntry,
  readSpki,
  sameName,
  tryOr,
} from '../base/index.ts';
import type { CborMap, CertificateData, Location } from '../decode/index.ts';
import { VerificationError } from './types.ts';

export interface PublicKey {
  /** Curve, or `RSA`, or another kind of key. */
  kind: string;
  /** Ed25519: the key. Curves of ECDSA: the point. */
  bytes?: Uint8Array;
  jwk?: JsonObject;
}

/** A key that is broken: `key` is its cause in `causes.ts`. */
export class KeyError extends Error {
  readonly key: 'key-malformed' | 'key-point';
  constructor(message: string, key: 'key-malformed' | 'key-point' = 'key-malformed') {
    super(message);
    this.key = key;
  }
}

/** Reads a key or a certificate. @throws VerificationError for one that is broken */
export function readKey<Read>(read: () => Read, place: Location, cause?: string): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof KeyError) throw new VerificationError(cause ?? error.key, error.message, place);
    if (error instanceof InputError) throw new VerificationError(cause ?? 'key-malformed', error.message, place);
    throw error;
  }
}

/** Curves of ECDSA, and the bytes of each coordinate on them. */
export const CURVES = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 };
export const COORDINATES: Record<string, number> = { 'P-256': 32, 'P-384': 48, 'P-521': 66, secp256k1: 32 };

/** Lengths of public keys in bytes, on curves that aren't for ECDSA (RFC 8032 section 5, RFC 7748 section 5). */
const LENGTHS: Record<string, number> = { Ed25519: 32, X25519: 32, Ed448: 57, X448: 56 };

/** Whether keys of a kind are checked when they are read. Others aren't. */
export const isKnownKind = (kind: string): boolean =>
  kind === 'RSA' || kind.startsWith('BLS12-381 ') || kind in COORDINATES || kind in LENGTHS;

/** A key as JWK (RFC 7517). @throws KeyError */
export function keyOfJwk(jwk: JsonObject): PublicKey {
  const { kty, crv } = jwk;
  const type = sameName(kty, ['EC', 'OKP', 'RSA']);
  if (type && type !== kty)
    throw new KeyError(`kty is ${kty}: names have to match exactly, so you probably mean ${type}`);
  if (kty === 'RSA') {
    const modulus = coordinate(jwk.n);
    if (!modulus || !coordinate(jwk.e)) throw new KeyError('The RSA key lacks n or e');
    const bits = modulus.length * 8;
    if (bits < 2048) throw new KeyError(`The RSA key has ${bits} bits, but needs 2048 (RFC 7518 section 3.3)`);
    return { kind: 'RSA', jwk: { kty: 'RSA', n: jwk.n as Json, e: jwk.e as Json } };
  }
  const meant = sameName(crv, [...Object.keys(COORDINATES), 'Ed25519', 'X25519', 'Ed448', 'X448']);
  if (meant && meant !== crv)
    throw new KeyError(`crv is ${crv}: names have to match exactly, so you probably mean ${meant}`);
  const x = coordinate(jwk.x);
  if (!x) throw new KeyError(`The JWK of the type ${kty ?? '(none)'} has no x in base64url`);
  if (kty === 'OKP') return checkedKey(String(crv), x);
  const length = ownEntry(COORDINATES, String(crv));
  if (kty !== 'EC' || length === undefined) return { kind: String(crv ?? kty), bytes: x };
  const y = coordinate(jwk.y);
  if (!y || x.length !== length || y.length !== length) {
    const found = `these have ${x.length} and ${y?.length ?? 'none'}`;
    throw new KeyError(`x and y of a key for ${crv} have ${length} bytes each, ${found}`);
  }
  return checkedKey(String(crv), joined(Uint8Array.of(4), x, y));
}

const coordinate = (value: Json | undefined): Uint8Array | undefined =>
  typeof value === 'string' && value !== '' ? fromBase64url(value) : undefined;

const COSE_CURVES = new Map<unknown, string>([
  [1, 'P-256'],
  [2, 'P-384'],
  [3, 'P-521'],
  [6, 'Ed25519'],
  [8, 'secp256k1'],
]);

/** A key in COSE (RFC 9053 section 7). @throws KeyError */
export function keyOfCose(key: CborMap): PublicKey {
  const kind = COSE_CURVES.get(key.get(-1));
  const [x, y] = [key.get(-2), key.get(-3)];
  if (!kind || !(x instanceof Uint8Array)) throw new KeyError('The COSE key has no known curve or no x');
  if (kind === 'Ed25519') return checkedKey(kind, x);
  if (y instanceof Uint8Array) return checkedKey(kind, joined(Uint8Array.of(4), x, y));
  return checkedKey(kind, joined(Uint8Array.of(y === true ? 3 : 2), x));
}

/** The key of a certificate. @throws KeyError */
export const keyOfCertificate = ({ spki, keyKind }: CertificateData): PublicKey => keyOfSpki(spki, keyKind);

/** @throws KeyError */
export function keyOfSpki(spki: Uint8Array, name = 'not known'): PublicKey {
  const read = tryOr(() => readSpki(spki));
  if (!read) throw new KeyError('The key is not a SubjectPublicKeyInfo');
  const { kind = name, jwk, bytes } = read;
  return kind === 'RSA' && jwk ? { kind, jwk } : checkedKey(kind, bytes);
}

/** @throws KeyError for a wrong length, or a point that is not on its curve */
export function checkedKey(kind: string, bytes: Uint8Array): PublicKey {
  const length = ownEntry(LENGTHS, kind);
  if (length !== undefined && bytes.length !== length)
    throw new KeyError(`A key for ${kind} has ${length} bytes, but this one has ${bytes.length}`);
  const curve = kind === 'Ed25519' ? ed25519 : ownEntry<(typeof CURVES)['P-256']>(CURVES, kind);
  try {
    curve?.Point.fromBytes(bytes);
  } catch {
    throw new KeyError(`The point is not on the curve ${kind}`, 'key-point');
  }
  return { kind, bytes };
}

/** Members in the input of a thumbprint, in their order (RFC 7638 section 3.2, RFC 8037 section 2). */
const MEMBERS: Record<string, string[]> = {
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
  RSA: ['e', 'kty', 'n'],
};

export function thumbprintOf(jwk: JsonObject): Uint8Array {
  const members = (ownEntry(MEMBERS, String(jwk.kty)) ?? []).map((name) => [name, jwk[name] ?? '']);
  return sha256(bytesOfText(JSON.stringify(Object.fromEntries(members))));
}
