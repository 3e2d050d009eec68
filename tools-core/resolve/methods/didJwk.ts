import {
  fromBase64url,
  isObject,
  type JsonObject,
  ownEntry,
  PRIVATE_MEMBERS,
  readJson,
  SIGNING,
  utf8,
} from '../../base/index.ts';
import { DID_CONTEXT, JWS_CONTEXT } from '../contexts.ts';

/** Members that a public key of each type needs (RFC 7518 section 6, RFC 8037 section 2). */
const NEEDED: Record<string, string[]> = { EC: ['crv', 'x', 'y'], OKP: ['crv', 'x'], RSA: ['n', 'e'] };

/**
 * The document of a did:jwk, derived from the DID alone (did:jwk method, sections "Create" and "Read").
 * @param id What follows `did:jwk:`: a JWK in base64url.
 * @throws Error with the reason why the value is no public key.
 */
export function didJwkDocument(did: string, id: string): JsonObject {
  const jwk = readJwk(id);
  const keyId = `${did}#0`;
  const names = [...(jwk.use === 'enc' ? [] : SIGNING), ...(jwk.use === 'sig' ? [] : ['keyAgreement'])];
  return {
    '@context': [DID_CONTEXT, JWS_CONTEXT],
    id: did,
    verificationMethod: [{ id: keyId, type: 'JsonWebKey2020', controller: did, publicKeyJwk: jwk }],
    ...Object.fromEntries(names.map((name) => [name, [keyId]])),
  };
}

function readJwk(id: string): JsonObject {
  const jwk = decode(id);
  if (!isObject(jwk)) throw new Error("The DID contains no JWK: it isn't a JSON object.");
  const { kty } = jwk;
  if (typeof kty !== 'string') throw new Error('The DID contains no JWK: the member kty is missing.');
  if (PRIVATE_MEMBERS.some((name) => name in jwk)) {
    throw new Error("The DID contains a private key. Anyone who has seen this DID has the key, so don't use it.");
  }
  const missing = (ownEntry(NEEDED, kty) ?? []).find((name) => typeof jwk[name] !== 'string');
  if (missing) throw new Error(`A key of the type ${kty} needs a member ${missing}.`);
  return jwk;
}

function decode(id: string) {
  const bytes = fromBase64url(id);
  if (!bytes) throw new Error('What follows did:jwk: is not base64url.');
  const text = utf8(bytes);
  const read = text === undefined ? { fault: 'It is not text in UTF-8.' } : readJson(text, 'It');
  if ('value' in read) return read.value;
  throw new Error(`What follows did:jwk: is base64url, but it isn't a JWK. ${read.fault} Copy the whole DID again.`);
}
