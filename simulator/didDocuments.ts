import { p256 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import type { JsonObject } from '../plugins/openapi/specFiles.ts';
import { didJwkDocument } from '../tests/verify/didDocuments.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Multicodec prefix of a key, its curve, and how its bytes become the members of a JWK. */
const curves: [prefix: string, crv: string, toJwk: (key: Uint8Array) => JsonObject][] = [
  ['ed01', 'Ed25519', (key) => ({ kty: 'OKP', crv: 'Ed25519', x: base64url(key) })],
  ['8024', 'P-256', (key) => pointJwk('P-256', p256.Point.fromBytes(key).toBytes(false))],
  ['e701', 'secp256k1', (key) => pointJwk('secp256k1', secp256k1.Point.fromBytes(key).toBytes(false))],
];

function pointJwk(crv: string, point: Uint8Array): JsonObject {
  return { kty: 'EC', crv, x: base64url(point.slice(1, 33)), y: base64url(point.slice(33)) };
}

/**
 * Public key of a did:key as a JWK (did:key method v0.7, section Decode Public Key).
 * @throws Error if the value is no key of a known kind.
 */
function keyOf(multibase: string): JsonObject {
  if (!multibase.startsWith('z')) throw new Error('The key is not in base58btc.');
  const bytes = base58.decode(multibase.slice(1));
  const curve = curves.find(([prefix]) => Buffer.from(bytes.slice(0, 2)).toString('hex') === prefix);
  if (!curve) throw new Error('The key is of an unknown kind.');
  return curve[2](bytes.slice(2));
}

/** Documents that follow from the DID itself, in the key form that a configuration prefers. */
export function derivedDocument(did: string, encoding: 'jwk' | 'multibase'): JsonObject {
  if (did.startsWith('did:jwk:')) return didJwkDocument(did) as unknown as JsonObject;
  const multibase = did.slice('did:key:'.length);
  const jwk = keyOf(multibase);
  const id = `${did}#${multibase}`;
  const key: JsonObject =
    encoding === 'jwk'
      ? { id, type: 'JsonWebKey2020', controller: did, publicKeyJwk: jwk }
      : { id, type: 'Multikey', controller: did, publicKeyMultibase: multibase };
  const suite = encoding === 'jwk' ? 'suites/jws-2020/v1' : 'multikey/v1';
  return {
    '@context': ['https://www.w3.org/ns/did/v1', `https://w3id.org/security/${suite}`],
    id: did,
    verificationMethod: [key],
    authentication: [id],
    assertionMethod: [id],
    capabilityInvocation: [id],
    capabilityDelegation: [id],
  };
}
