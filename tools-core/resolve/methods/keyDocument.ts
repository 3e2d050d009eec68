import type { JsonObject } from '../../base/index.ts';
import { RELATIONSHIPS } from '../relationships.ts';

/** Form of keys in documents that a resolver builds itself: the option `preferredPublicKeyEncoding`. */
export type KeyEncoding = 'jwk' | 'multibase';

export const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';
export const JWS_CONTEXT = 'https://w3id.org/security/suites/jws-2020/v1';
export const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';

/** One key of a document that a resolver builds. */
export interface DerivedKey {
  multibase: string;
  jwk: JsonObject;
  relationships: string[];
}

/** The document of a DID around its keys; a fragment of each key is its own multibase value. */
export function documentOfKeys(did: string, keys: DerivedKey[], encoding: KeyEncoding): JsonObject {
  const idOf = ({ multibase }: DerivedKey) => `${did}#${multibase}`;
  const relationships = RELATIONSHIPS.flatMap((name) => {
    const ids = keys.filter((key) => key.relationships.includes(name)).map(idOf);
    return ids.length > 0 ? [[name, ids] as const] : [];
  });
  return {
    '@context': [DID_CONTEXT, encoding === 'jwk' ? JWS_CONTEXT : MULTIKEY_CONTEXT],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: idOf(key),
      ...(encoding === 'jwk'
        ? { type: 'JsonWebKey2020', controller: did, publicKeyJwk: key.jwk }
        : { type: 'Multikey', controller: did, publicKeyMultibase: key.multibase }),
    })),
    ...Object.fromEntries(relationships),
  };
}
