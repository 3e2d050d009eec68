import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';

/** Members of a public JWK (RFC 7518 section 6.2, RFC 8037 section 2). */
export interface PublicJwk {
  kty: string;
  crv: string;
  x: string;
  y?: string;
}

/** A test key: its public forms, and a deterministic signer. The private part never leaves this file. */
export interface TestKey {
  curve: 'Ed25519' | 'P-256';
  /** JOSE algorithm of RFC 7518 or RFC 8037. */
  alg: 'EdDSA' | 'ES256';
  jwk: PublicJwk;
  /** Multikey form (Controlled Identifiers 1.0 section 2.2.2). */
  multibase: string;
  /** Uncompressed point for P-256, 32 bytes for Ed25519. */
  raw: Uint8Array;
  /** Signs the bytes: EdDSA, or ECDSA with SHA-256, `r || s`, nonce of RFC 6979. */
  sign(data: Uint8Array): Uint8Array;
}

/** Multicodec prefixes of public keys. */
const ED25519_PREFIX = [0xed, 0x01];
const P256_PREFIX = [0x80, 0x24];

/**
 * Derives the key from its name, so that a rebuild gives the same bytes and no private key lies in a file. Whoever reads
 * this can sign as well: the keys are worth nothing outside of the examples.
 */
export const testKey = (name: string, curve: TestKey['curve']): TestKey =>
  keyOf(sha256(new TextEncoder().encode(`example ${name}, for tests only`)), curve);

/** The key with the given private part of 32 bytes. */
export function keyOf(secret: Uint8Array, curve: TestKey['curve']): TestKey {
  if (curve === 'Ed25519') {
    const raw = ed25519.getPublicKey(secret);
    return {
      curve,
      alg: 'EdDSA',
      raw,
      jwk: { kty: 'OKP', crv: curve, x: base64url(raw) },
      multibase: multibase(ED25519_PREFIX, raw),
      sign: (data) => ed25519.sign(data, secret),
    };
  }
  const raw = p256.getPublicKey(secret, false);
  return {
    curve,
    alg: 'ES256',
    raw,
    jwk: { kty: 'EC', crv: curve, x: base64url(raw.slice(1, 33)), y: base64url(raw.slice(33)) },
    multibase: multibase(P256_PREFIX, p256.getPublicKey(secret, true)),
    // `s` stays as RFC 6979 gives it, so that its test vectors match.
    sign: (data) => p256.sign(data, secret, { lowS: false }),
  };
}

/** Base64url without padding (RFC 4648 section 5). */
export const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString('base64url');

const multibase = (prefix: number[], key: Uint8Array): string => `z${base58.encode(Uint8Array.of(...prefix, ...key))}`;
