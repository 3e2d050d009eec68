/** A verification method of a DID document (Controlled Identifiers 1.0 section 2.2). */
export interface VerificationMethod {
  id: string;
  type: string;
  controller: string;
  publicKeyMultibase?: string;
  publicKeyJwk?: Record<string, string>;
}

/** The members of a DID document that proofs need. */
export interface DidDocument {
  '@context': string[];
  id: string;
  verificationMethod: VerificationMethod[];
  authentication?: string[];
  assertionMethod?: string[];
  keyAgreement?: string[];
  capabilityInvocation?: string[];
  capabilityDelegation?: string[];
}

export type Relationship = 'authentication' | 'assertionMethod';

/** Finds the document of a DID; throws if there is none. */
export type Resolve = (did: string) => DidDocument;

const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';

/** Resolves the given documents by their id, and did:key and did:jwk from the DID itself. */
export function resolverOf(documents: readonly DidDocument[]): Resolve {
  const known = new Map(documents.map((document) => [document.id, document]));
  return (did) => {
    const document = known.get(did);
    if (document) return document;
    if (did.startsWith('did:key:')) return didKeyDocument(did);
    if (did.startsWith('did:jwk:')) return didJwkDocument(did);
    throw new Error(`No document for ${did}.`);
  };
}

/** The key that a DID URL names. Throws unless the document lists it under the relationship (CID section 3.3). */
export function findKey(url: string, relationship: Relationship, resolve: Resolve): VerificationMethod {
  const [did = ''] = url.split('#');
  const document = resolve(did);
  const method = document.verificationMethod.find(({ id }) => id === url || did + id === url);
  if (!method) throw new Error(`${did} has no key ${url}.`);
  if (method.controller !== did) throw new Error(`${url} belongs to ${method.controller}.`);
  const allowed = document[relationship] ?? [];
  if (!allowed.includes(method.id)) throw new Error(`${url} is no key for ${relationship}.`);
  return method;
}

/** Document of a did:key for signing keys, in Multikey form (did:key method, section Document Creation Algorithm). */
export function didKeyDocument(did: string): DidDocument {
  const publicKeyMultibase = did.slice('did:key:'.length);
  const id = `${did}#${publicKeyMultibase}`;
  return {
    '@context': [DID_CONTEXT, 'https://w3id.org/security/multikey/v1'],
    id: did,
    verificationMethod: [{ id, type: 'Multikey', controller: did, publicKeyMultibase }],
    authentication: [id],
    assertionMethod: [id],
    capabilityInvocation: [id],
    capabilityDelegation: [id],
  };
}

/** Document of a did:jwk (did:jwk method, section Read). Keys for signing only have no key agreement. */
export function didJwkDocument(did: string): DidDocument {
  const text = Buffer.from(did.slice('did:jwk:'.length), 'base64url').toString();
  const publicKeyJwk = JSON.parse(text) as Record<string, string>;
  const id = `${did}#0`;
  const signsOnly = publicKeyJwk.use === 'sig' || publicKeyJwk.crv === 'Ed25519';
  return {
    '@context': [DID_CONTEXT, 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    verificationMethod: [{ id, type: 'JsonWebKey2020', controller: did, publicKeyJwk }],
    assertionMethod: [id],
    authentication: [id],
    capabilityInvocation: [id],
    capabilityDelegation: [id],
    ...(signsOnly ? {} : { keyAgreement: [id] }),
  };
}
