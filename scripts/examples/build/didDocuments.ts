import {
  type DidDocument,
  didJwkDocument,
  didKeyDocument,
  type Resolve,
  resolverOf,
} from '../../../tests/verify/didDocuments.ts';
import * as story from './story.ts';

const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';
const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';
const JWK_CONTEXT = 'https://w3id.org/security/jwk/v1';

const { keys, ISSUER, ISSUER_KEYS, RELYING_PARTY, RELYING_PARTY_KEY } = story;

/** Document that the issuer publishes under https://example.com/issuers/42/did.json. */
const issuerDocument: DidDocument = {
  '@context': [DID_CONTEXT, MULTIKEY_CONTEXT, JWK_CONTEXT],
  id: ISSUER,
  verificationMethod: [
    {
      id: ISSUER_KEYS.ed25519,
      type: 'Multikey',
      controller: ISSUER,
      publicKeyMultibase: keys.issuerEd25519.multibase,
    },
    { id: ISSUER_KEYS.p256, type: 'Multikey', controller: ISSUER, publicKeyMultibase: keys.issuerP256.multibase },
    { id: ISSUER_KEYS.jose, type: 'JsonWebKey', controller: ISSUER, publicKeyJwk: { ...keys.issuerJose.jwk } },
  ],
  assertionMethod: Object.values(ISSUER_KEYS),
};

/** Document that the relying party publishes under https://example.org/.well-known/did.json. */
const relyingPartyDocument: DidDocument = {
  '@context': [DID_CONTEXT, JWK_CONTEXT],
  id: RELYING_PARTY,
  verificationMethod: [
    {
      id: RELYING_PARTY_KEY,
      type: 'JsonWebKey',
      controller: RELYING_PARTY,
      publicKeyJwk: { ...keys.relyingParty.jwk },
    },
  ],
  authentication: [RELYING_PARTY_KEY],
};

/** All documents of the story by file name. */
export const didDocuments: Record<string, { title: string; document: DidDocument }> = {
  issuer: { title: 'DID document of the issuer, did:web', document: issuerDocument },
  'issuer.did-key': { title: 'DID document of the issuer, did:key', document: didKeyDocument(story.PORTABLE_ISSUER) },
  'issuer.did-jwk': {
    title: 'DID document of the issuer, did:jwk',
    document: didJwkDocument(story.PORTABLE_JOSE_ISSUER),
  },
  holder: { title: 'DID document of the holder, did:key', document: didKeyDocument(story.HOLDER) },
  'holder.did-jwk': {
    title: "DID document of the holder's device, did:jwk",
    document: didJwkDocument(story.DEVICE),
  },
  'relying-party': { title: 'DID document of the relying party, did:web', document: relyingPartyDocument },
};

/** Finds the documents of the story, and those of did:key and did:jwk. */
export const resolve: Resolve = resolverOf(Object.values(didDocuments).map(({ document }) => document));
