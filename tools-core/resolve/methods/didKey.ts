import { ed25519 } from '@noble/curves/ed25519.js';
import {
  BLS_PAIR,
  type JsonObject,
  keyOfCode,
  RELATIONSHIPS,
  readMulticodec,
  SIGNING,
  toMultibase,
} from '../../base/index.ts';
import { DID_CONTEXT, JWS_CONTEXT, MULTIKEY_CONTEXT } from '../contexts.ts';

/** Options of the method (did:key method v0.7, section "Document Creation Algorithm"). */
export interface DidKeyOptions {
  /** Form of keys in documents that a resolver builds itself: the option `preferredPublicKeyEncoding`. */
  encoding: 'jwk' | 'multibase';
  /**
   * Adds a key for agreement: X25519 from an Ed25519 key, and for a curve that does both the key itself. The method
   * leaves it out by default, and so does the platform.
   */
  enableEncryptionKeyDerivation: boolean;
}

/** Codes of keys that come along: the X25519 key of an Ed25519 key, and the two keys of a BLS pair. */
const X25519 = 0xec;
const ED25519 = 0xed;
const [BLS_G1, BLS_G2] = [0xea, 0xeb];
const G1_LENGTH = 48;

interface DerivedKey {
  multibase: string;
  jwk: JsonObject;
  relationships: string[];
}

/**
 * The document of a did:key, derived from the DID alone (did:key method v0.7). A fragment of each key is its own multibase
 * value.
 * @param id What follows `did:key:`: a public key in multibase and multicodec.
 * @throws Error with the reason why the value is no public key.
 */
export function didKeyDocument(did: string, id: string, options: DidKeyOptions): JsonObject {
  const isJwk = options.encoding === 'jwk';
  const keys = keysOf(id, options.enableEncryptionKeyDerivation);
  const idOf = ({ multibase }: DerivedKey) => `${did}#${multibase}`;
  const idsFor = (name: string) => keys.filter(({ relationships }) => relationships.includes(name)).map(idOf);
  return {
    '@context': [DID_CONTEXT, isJwk ? JWS_CONTEXT : MULTIKEY_CONTEXT],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: idOf(key),
      ...(isJwk
        ? { type: 'JsonWebKey2020', controller: did, publicKeyJwk: key.jwk }
        : { type: 'Multikey', controller: did, publicKeyMultibase: key.multibase }),
    })),
    ...Object.fromEntries(RELATIONSHIPS.flatMap((name) => (idsFor(name).length > 0 ? [[name, idsFor(name)]] : []))),
  };
}

function keysOf(multibase: string, derives: boolean): DerivedKey[] {
  const { code, bytes } = readMulticodec(multibase);
  if (code === BLS_PAIR) {
    return [derived(BLS_G1, bytes.slice(0, G1_LENGTH), SIGNING), derived(BLS_G2, bytes.slice(G1_LENGTH), SIGNING)];
  }
  const { signs, agrees, jwk } = keyOfCode(code, bytes);
  const agreement = agrees && (derives || !signs) ? ['keyAgreement'] : [];
  const key = { multibase, jwk, relationships: [...(signs ? SIGNING : []), ...agreement] };
  if (code !== ED25519 || !derives) return [key];
  return [key, derived(X25519, ed25519.utils.toMontgomery(bytes), ['keyAgreement'])];
}

function derived(code: number, bytes: Uint8Array, relationships: string[]): DerivedKey {
  const { jwk } = keyOfCode(code, bytes);
  return { multibase: toMultibase(code, bytes), jwk, relationships };
}
