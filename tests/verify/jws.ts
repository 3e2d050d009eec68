import { base58 } from '@scure/base';
import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from 'jose';
import { findKey, type Relationship, type Resolve } from './didDocuments.ts';

/** Header and payload of a token whose signature verified. */
export interface VerifiedToken {
  header: Record<string, unknown>;
  payload: Record<string, unknown>;
  /** DID that controls the key. */
  controller: string;
}

/** Algorithms that the examples use. `none` is never accepted (RFC 8725 section 3.2). */
const ALGORITHMS = ['ES256', 'EdDSA'];

/**
 * Verifies a JWS in compact form with the key that its header `kid` names as a DID URL.
 *
 * @throws if the key is not found, not meant for the relationship, or the signature does not verify.
 */
export async function verifyToken(token: string, resolve: Resolve, relationship: Relationship): Promise<VerifiedToken> {
  const { kid } = decodeProtectedHeader(token);
  if (!kid) throw new Error('The header names no key.');
  const method = findKey(kid, relationship, resolve);
  const jwk = method.publicKeyJwk ?? ed25519Jwk(method.publicKeyMultibase);
  return { ...(await verifyWithKey(token, jwk as JWK)), controller: method.controller };
}

/** Verifies a JWS in compact form with a key; throws if the signature does not verify. */
export async function verifyWithKey(token: string, jwk: JWK): Promise<Omit<VerifiedToken, 'controller'>> {
  const { alg } = decodeProtectedHeader(token);
  const key = await importJWK(jwk, alg);
  const { payload, protectedHeader } = await compactVerify(token, key, { algorithms: ALGORITHMS });
  return { header: { ...protectedHeader }, payload: JSON.parse(new TextDecoder().decode(payload)) };
}

/** Bytes before the key in a multibase Ed25519 key: the multicodec prefix. */
const PREFIX_LENGTH = 2;

function ed25519Jwk(multibase: string | undefined): JWK {
  if (!multibase?.startsWith('z6Mk')) throw new Error('Not an Ed25519 key.');
  const raw = base58.decode(multibase.slice(1)).slice(PREFIX_LENGTH);
  return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw).toString('base64url') };
}
