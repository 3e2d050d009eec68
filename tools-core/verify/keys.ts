import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { fromBase64url, isObject, type Json, type JsonObject, joined, ownEntry, readMultikey } from '../base/index.ts';
import type { CborMap, CertificateFacts } from '../decode/index.ts';
import { KEY_NAMES } from '../decode/keyNames.ts';

/** A public key that a signature can be checked with. */
export interface PublicKey {
  /** Curve, or `RSA`, or another kind of key. */
  kind: string;
  /** Ed25519: the key. Curves of ECDSA: the point. */
  bytes?: Uint8Array;
  /** RSA: the key as JWK or as SubjectPublicKeyInfo. */
  jwk?: JsonObject;
  spki?: Uint8Array;
}

/** A key that is broken: `key` names its cause in `causes.ts`. */
export class KeyError extends Error {
  readonly key: 'key-malformed' | 'key-point';
  constructor(key: 'key-malformed' | 'key-point', message: string) {
    super(message);
    this.key = key;
  }
}

const CURVES = { 'P-256': p256, 'P-384': p384, 'P-521': p521, secp256k1 };
const LENGTHS: Record<string, number> = { 'P-256': 32, 'P-384': 48, 'P-521': 66, secp256k1: 32 };

/** The key of a verification method (Controlled Identifiers 1.0 section 2.2). @throws KeyError */
export function keyOfMethod(method: JsonObject): PublicKey {
  const { publicKeyMultibase, publicKeyJwk, publicKeyBase58 } = method;
  if (isObject(publicKeyJwk)) return keyOfJwk(publicKeyJwk);
  if (typeof publicKeyMultibase === 'string') return keyOfMultibase(publicKeyMultibase);
  if (typeof publicKeyBase58 === 'string' && /Ed25519/.test(String(method.type))) {
    return checkedKey('Ed25519', decodeBase58(publicKeyBase58));
  }
  throw new KeyError('key-malformed', 'The verification method has neither publicKeyMultibase nor publicKeyJwk');
}

/** A key in multibase (Multikey, did:key). @throws KeyError */
export function keyOfMultibase(multibase: string): PublicKey {
  try {
    const { kind, bytes, jwk } = readMultikey(multibase);
    return kind === 'RSA' ? { kind, jwk } : { kind, bytes };
  } catch (error) {
    const { message } = error as Error;
    throw new KeyError(/point|curve|bad y|not on/i.test(message) ? 'key-point' : 'key-malformed', message);
  }
}

function decodeBase58(text: string): Uint8Array {
  try {
    return base58.decode(text.slice(0, 200));
  } catch {
    throw new KeyError('key-malformed', 'The key is not base58');
  }
}

/** A key as JWK (RFC 7517). @throws KeyError */
export function keyOfJwk(jwk: JsonObject): PublicKey {
  const { kty, crv } = jwk;
  if (kty === 'RSA') {
    if (!coordinate(jwk.n) || !coordinate(jwk.e)) throw new KeyError('key-malformed', 'The RSA key lacks n or e');
    return { kind: 'RSA', jwk: { kty: 'RSA', n: jwk.n as Json, e: jwk.e as Json } };
  }
  const x = coordinate(jwk.x);
  if (!x) throw new KeyError('key-malformed', `The JWK of the type ${kty ?? '(none)'} has no x in base64url`);
  if (kty === 'OKP' && crv === 'Ed25519') return checkedKey('Ed25519', x);
  if (kty === 'OKP') return { kind: String(crv), bytes: x };
  const length = ownEntry(LENGTHS, String(crv));
  if (kty !== 'EC' || length === undefined) return { kind: String(crv ?? kty), bytes: x };
  const y = coordinate(jwk.y);
  if (!y || x.length !== length || y.length !== length) {
    throw new KeyError(
      'key-malformed',
      `x and y of a key for ${crv} have ${length} bytes each, these have ${x.length} and ${y?.length ?? 'none'}`,
    );
  }
  return checkedKey(String(crv), joined(Uint8Array.of(4), x, y));
}

const coordinate = (value: Json | undefined): Uint8Array | undefined =>
  typeof value === 'string' && value !== '' ? fromBase64url(value) : undefined;

/** A key in COSE (RFC 9053 section 7). @throws KeyError */
export function keyOfCose(key: CborMap): PublicKey {
  const curves = new Map<unknown, string>([
    [1, 'P-256'],
    [2, 'P-384'],
    [3, 'P-521'],
    [6, 'Ed25519'],
    [8, 'secp256k1'],
  ]);
  const kind = curves.get(key.get(-1));
  const [x, y] = [key.get(-2), key.get(-3)];
  if (!kind || !(x instanceof Uint8Array))
    throw new KeyError('key-malformed', 'The COSE key has no known curve or no x');
  if (kind === 'Ed25519') return checkedKey(kind, x);
  if (y instanceof Uint8Array) return checkedKey(kind, joined(Uint8Array.of(4), x, y));
  return checkedKey(kind, joined(Uint8Array.of(y === true ? 3 : 2), x));
}

/** The key of a certificate. @throws KeyError */
export function keyOfCertificate({ key }: CertificateFacts): PublicKey {
  const kind = KEY_NAMES[key.curve ?? key.algorithm] ?? key.algorithm;
  return kind === 'RSA' ? { kind, spki: key.spki } : checkedKey(kind, key.bytes);
}

function checkedKey(kind: string, bytes: Uint8Array): PublicKey {
  if (kind === 'Ed25519' && bytes.length !== 32) {
    throw new KeyError('key-malformed', `A key for Ed25519 has 32 bytes, this one has ${bytes.length}`);
  }
  const curve = kind === 'Ed25519' ? ed25519 : CURVES[kind as keyof typeof CURVES];
  try {
    curve?.Point.fromBytes(bytes);
  } catch {
    throw new KeyError('key-point', `The point is not on the curve ${kind}`);
  }
  return { kind, bytes };
}
