import { isObject, type Json, type JsonObject, listOf } from '../base/index.ts';
import type { FormatId, Level } from './types.ts';

/** What a JSON object is, why, and which explanations fit its members. */
export interface Kind {
  format: FormatId;
  name: string;
  why: string[];
  level: Level;
  explain: string;
}

/** Members in which a document lists keys (Controlled Identifiers 1.0 sections 2.2 and 2.3). */
const RELATIONSHIPS = [
  'verificationMethod',
  'authentication',
  'assertionMethod',
  'keyAgreement',
  'capabilityInvocation',
  'capabilityDelegation',
];

const isAddress = (value: Json | undefined): boolean => typeof value === 'string' && /^[a-z][\w+.-]*:/i.test(value);

/** Kinds that their members tell, first match first. */
const KINDS: {
  format: FormatId;
  name: string;
  explain: string;
  members: string[];
  says: string;
  when?: (document: JsonObject) => boolean;
}[] = [
  {
    format: 'jwk-set',
    name: 'JSON Web Key set',
    explain: 'jwk-set',
    members: ['keys'],
    says: 'It has the member keys.',
  },
  { format: 'jwk', name: 'JSON Web Key', explain: 'jwk', members: ['kty'], says: 'It has the member kty.' },
  {
    format: 'other-json',
    name: 'Verification method',
    explain: 'verification-method',
    members: ['type', 'controller'],
    says: 'It has the members type and controller, and a key.',
    when: (document) =>
      Object.keys(document).some((name) => /^(?:public|secret|private)Key[A-Z]|^blockchainAccountId$/.test(name)),
  },
  {
    format: 'did-document',
    name: 'DID document',
    explain: 'did-document',
    members: ['id'],
    says: 'Its id is a DID, and it is no credential.',
    when: ({ id }) => typeof id === 'string' && id.startsWith('did:'),
  },
  {
    format: 'did-document',
    name: 'DID resolution result',
    explain: 'did-resolution-result',
    members: ['didDocument'],
    says: 'It has the member didDocument.',
  },
  {
    format: 'other-json',
    name: 'DID URL dereferencing result',
    explain: 'did-dereferencing-result',
    members: ['content', 'contentMetadata'],
    says: 'It has the members content and contentMetadata.',
  },
  {
    format: 'did-document',
    name: 'Controlled identifier document',
    explain: 'controlled-identifier-document',
    members: ['id'],
    says: 'Its id is an address that is no DID, and it lists keys by their use.',
    when: (document) => isAddress(document.id) && RELATIONSHIPS.some((name) => Array.isArray(document[name])),
  },
  {
    format: 'openid4vp-response',
    name: 'OpenID4VP answer',
    explain: 'openid4vp-response',
    members: ['vp_token'],
    says: 'It has the member vp_token.',
  },
  {
    format: 'openid4vp-response',
    name: 'OpenID4VP answer, encrypted',
    explain: 'openid4vp-response',
    members: ['response'],
    says: 'It has the member response with a token.',
    when: ({ response }) => typeof response === 'string' && response.startsWith('eyJ'),
  },
  {
    format: 'openid4vp-request',
    name: 'OpenID4VP request',
    explain: 'openid4vp-request',
    members: ['client_id'],
    says: 'It has the member client_id.',
  },
  {
    format: 'openid4vp-request',
    name: 'OpenID4VP request, for the Digital Credentials API',
    explain: 'openid4vp-request',
    members: ['nonce', 'dcql_query'],
    says: 'It has the members nonce and dcql_query.',
  },
  {
    format: 'presentation-definition',
    name: 'Presentation definition',
    explain: 'presentation-definition',
    members: ['input_descriptors'],
    says: 'It has the member input_descriptors.',
  },
  {
    format: 'dcql-query',
    name: 'DCQL query',
    explain: 'dcql-query',
    members: ['credentials'],
    says: 'It has the member credentials with queries.',
    when: ({ credentials }) => listOf(credentials).some((one) => isObject(one) && 'format' in one),
  },
  {
    format: 'anoncreds',
    name: 'AnonCreds credential',
    explain: 'json',
    members: ['cred_def_id', 'values', 'signature'],
    says: 'It has the members cred_def_id, values and signature, as AnonCreds has them.',
  },
  {
    format: 'anoncreds',
    name: 'AnonCreds presentation',
    explain: 'json',
    members: ['proof', 'requested_proof', 'identifiers'],
    says: 'It has the members proof, requested_proof and identifiers, as AnonCreds has them.',
  },
  {
    format: 'other-json',
    name: 'Presentation submission',
    explain: 'presentation-submission',
    members: ['descriptor_map'],
    says: 'It has the member descriptor_map.',
  },
  {
    format: 'other-json',
    name: 'Metadata of a verifier',
    explain: 'verifier-metadata',
    members: ['vp_formats_supported'],
    says: 'It has the member vp_formats_supported.',
  },
  {
    format: 'other-json',
    name: 'Claims of a JWT, without their token',
    explain: 'jwt',
    members: [],
    says: 'It has a claim vc or vp. Claims alone carry no signature, so that nothing can be verified.',
    when: ({ vc, vp }) => isObject(vc) || isObject(vp),
  },
  {
    format: 'other-json',
    name: 'Claims of a key binding JWT, without their token',
    explain: 'key-binding-jwt',
    members: ['sd_hash'],
    says: 'It has the member sd_hash. Claims alone carry no signature, so that nothing can be verified.',
  },
  {
    format: 'other-json',
    name: 'Claims of an SD-JWT VC, without their token',
    explain: 'sd-jwt-vc',
    members: ['vct'],
    says: 'It has the member vct. Claims alone carry no signature, so that nothing can be verified.',
  },
  {
    format: 'other-json',
    name: 'Data Integrity proof, without its document',
    explain: 'data-integrity-proof',
    members: ['cryptosuite', 'proofValue'],
    says: 'It has the members cryptosuite and proofValue. Without its document nothing can be verified.',
  },
  {
    format: 'other-json',
    name: 'JOSE header, without its token',
    explain: 'jose-header',
    members: ['alg'],
    says: 'It has the member alg of a header, and no payload.',
    when: ({ typ, kid, x5c }) => [typ, kid, x5c].some((one) => one !== undefined),
  },
  {
    format: 'json-schema',
    name: 'JSON Schema',
    explain: 'json',
    members: ['$schema'],
    says: 'It has the member $schema.',
  },
];

/** Tells JSON that is no W3C credential or presentation. */
export function otherKind(document: JsonObject): Kind {
  const found = KINDS.find(
    ({ members, when }) => members.every((name) => name in document) && (when?.(document) ?? true),
  );
  if (found)
    return { format: found.format, name: found.name, why: [found.says], level: 'other', explain: found.explain };
  return {
    format: 'unknown',
    name: 'JSON of no known format',
    why: ['It has no member by which a credential, a request, a DID document or a key is told.'],
    level: 'other',
    explain: 'json',
  };
}
