import { isObject, type Json, type JsonObject, listOf, objectsOf, RELATIONSHIPS } from '../base/index.ts';
import type { FormatId } from './types.ts';

export interface JsonKind {
  name: string;
  members: string[];
  when?: (document: JsonObject) => boolean;
  /** `other-json` if left out. */
  format?: FormatId;
  /** Which list of explanations fits its members; that of its format if left out. */
  explain?: string;
  why?: string;
  advice?: string;
}

const RESOLVER = 'Open it in the DID resolver, which resolves DIDs and verifies their logs.';
const UNSIGNED = 'Claims alone have no signature, so nothing can be verified.';
const WHOLE_TOKEN = 'A signature is verified over the whole token. Paste the token.';

const isAddress = (value: Json | undefined): boolean => typeof value === 'string' && /^[a-z][\w+.-]*:/i.test(value);
const hasAny = (document: JsonObject, ...names: string[]): boolean =>
  names.some((name) => document[name] !== undefined);

/** An OpenID4VP request in it is what counts, as anything else that is in an envelope. */
const isOpenId = (request: Json | undefined): boolean =>
  /"(?:request|dcql_query)":/.test(JSON.stringify(request) ?? '');

/** Contexts of badges and records that are no W3C credentials. */
const BADGES = /openbadges\/v[12]|purl\.imsglobal\.org\/spec\/clr\/v1/;

/** First match first. */
export const JSON_KINDS: readonly JsonKind[] = [
  {
    name: 'JSON Web Key set, empty',
    members: ['keys'],
    when: ({ keys }) => Array.isArray(keys) && keys.length === 0,
    format: 'jwk-set',
    advice: 'It contains no key.',
  },
  { name: 'JSON Web Key set', members: ['keys'], format: 'jwk-set' },
  { name: 'JSON Web Key', members: ['kty'], format: 'jwk' },
  {
    name: 'PLC operation',
    members: ['type', 'sig', 'prev'],
    when: ({ type }) => typeof type === 'string' && /^plc_(?:operation|tombstone)$|^create$/.test(type),
    advice: RESOLVER,
  },
  { name: 'PLC data', members: ['did', 'rotationKeys', 'verificationMethods'], advice: RESOLVER },
  { name: 'Entry of a log of did:webvh', members: ['versionId', 'parameters', 'state'], advice: RESOLVER },
  {
    name: 'OpenID4VCI credential offer, malformed',
    members: ['credential_offer'],
    advice: 'credential_offer is not whole JSON, or credential_offer_uri is there as well. Copy the link again.',
  },
  {
    name: 'OpenID4VCI credential offer',
    members: ['credential_issuer'],
    when: (offer) => hasAny(offer, 'credential_configuration_ids', 'grants') || Array.isArray(offer.credentials),
    why: 'It has the member credential_issuer with configuration IDs or grants.',
    advice: 'It offers a credential, and contains none. Paste the credential that the issuer gives for it.',
  },
  {
    name: 'OpenID4VCI credential offer, by reference',
    members: ['credential_offer_uri'],
    when: (offer) => offer.credential_offer === undefined,
    advice: 'The offer itself is at the address in credential_offer_uri. Open it, and paste what it returns.',
  },
  {
    name: 'OpenID4VCI credential issuer metadata',
    members: ['credential_issuer'],
    why: 'It has the member credential_issuer with endpoints or configurations.',
    advice: 'It describes what an issuer offers, and contains no credential.',
  },
  {
    name: 'OpenID4VCI credential request',
    members: [],
    when: (request) =>
      hasAny(request, 'credential_configuration_id', 'credential_identifier') ||
      ((isObject(request.proof) || isObject(request.proofs)) && 'format' in request),
    why: 'It has the ID of a credential, or its format with a proof of a key.',
    advice: 'It asks for a credential. Paste the JWT in its proof to verify it.',
  },
  {
    name: 'OAuth authorization server metadata',
    members: ['issuer', 'token_endpoint'],
    advice: 'It describes a server, and contains no credential.',
  },
  {
    name: 'OAuth token response',
    members: ['access_token', 'token_type'],
    advice: 'It contains an access token. Ask the issuer for the credential with it, and paste the response.',
  },
  {
    name: 'OAuth error response',
    members: ['error'],
    when: ({ error }) => typeof error === 'string',
    advice: 'Open it in the error decoder, which lists the causes.',
  },
  {
    name: 'SD-JWT VC type metadata',
    members: ['vct'],
    when: (type) =>
      (type.iss === undefined &&
        hasAny(type, 'display', 'name', 'description', 'schema', 'schema_uri', 'extends', 'extends#integrity')) ||
      Array.isArray(type.claims),
    why: 'It has the member vct, and describes a type by its display or its claims.',
    advice: 'It describes a type of credentials, and contains none.',
  },
  {
    name: 'SD-JWT VC issuer metadata',
    members: ['issuer'],
    when: (metadata) => hasAny(metadata, 'jwks', 'jwks_uri'),
    explain: 'jwk-set',
    why: 'It has the member issuer with jwks or jwks_uri.',
    advice: 'It publishes the keys of an issuer. Paste it next to a credential of that issuer.',
  },
  {
    name: 'Request for the Digital Credentials API',
    members: [],
    when: ({ digital, requests, ...one }) =>
      (digital !== undefined && !isOpenId(digital)) ||
      [one, ...objectsOf(requests)].some(({ protocol, data }) => protocol && isObject(data) && 'deviceRequest' in data),
    why: 'It names a protocol with its request.',
    explain: 'digital-credential-request',
    advice: 'It asks for a credential, and contains none.',
  },
  {
    name: 'Open Badge 2.0 or CLR 1.0',
    members: [],
    when: (badge) => hasAny(badge, 'badge', 'type') && BADGES.test(JSON.stringify(badge['@context'] ?? null)),
    why: 'Its @context is that of Open Badges 2.0 or of CLR 1.0.',
    advice:
      'Open Badges 2.0 are verified at the address of their issuer (verification.type HostedBadge) or as a JWS. Open Badges 3.0 are verifiable credentials, which are checked here.',
  },
  {
    name: 'JSON-LD document with a graph',
    members: ['@graph'],
    advice:
      'Data Integrity and the data model of the W3C need the credential as one object. Paste the object in the graph.',
  },
  {
    name: 'Verification method',
    members: ['type', 'controller'],
    when: (document) =>
      Object.keys(document).some((name) => /^(?:public|secret|private)Key[A-Z]|^blockchainAccountId$/.test(name)),
    explain: 'verification-method',
    why: 'It has the members type and controller, and a key.',
  },
  {
    name: 'DID document',
    members: ['id'],
    when: ({ id }) => typeof id === 'string' && id.startsWith('did:'),
    format: 'did-document',
    why: 'Its id is a DID, and it is no credential.',
  },
  { name: 'DID resolution result', members: ['didDocument'], format: 'did-document', explain: 'did-resolution-result' },
  {
    name: 'DID URL dereferencing result',
    members: ['content', 'contentMetadata'],
    explain: 'did-dereferencing-result',
  },
  {
    name: 'Controlled identifier document',
    members: ['id'],
    when: (document) =>
      isAddress(document.id) && ['verificationMethod', ...RELATIONSHIPS].some((name) => Array.isArray(document[name])),
    format: 'did-document',
    explain: 'controlled-identifier-document',
    why: 'Its id is an address that is no DID, and it lists keys by their use.',
  },
  {
    name: 'OpenID4VP response, empty',
    members: ['vp_token'],
    when: ({ vp_token: presented }) => isObject(presented) && Object.keys(presented).length === 0,
    format: 'openid4vp-response',
    advice: 'Its vp_token contains no presentation, so there is nothing to verify.',
  },
  { name: 'OpenID4VP response', members: ['vp_token'], format: 'openid4vp-response' },
  {
    name: 'OpenID4VP response, encrypted',
    members: ['response'],
    when: ({ response }) => typeof response === 'string' && response.startsWith('eyJ'),
    format: 'openid4vp-response',
    why: 'It has the member response with a token.',
  },
  {
    name: 'OpenID4VP request, by reference',
    members: ['request_uri'],
    advice: 'The request itself is at the address in request_uri. Open it, and paste what it returns.',
  },
  { name: 'OpenID4VP request', members: ['client_id'], format: 'openid4vp-request' },
  {
    name: 'OpenID4VP request, for the Digital Credentials API',
    members: ['nonce', 'dcql_query'],
    format: 'openid4vp-request',
  },
  { name: 'Presentation definition', members: ['input_descriptors'], format: 'presentation-definition' },
  {
    name: 'DCQL query',
    members: ['credentials'],
    when: ({ credentials }) => listOf(credentials).some((one) => isObject(one) && 'format' in one),
    format: 'dcql-query',
    why: 'It has the member credentials with queries.',
  },
  { name: 'AnonCreds credential', members: ['cred_def_id', 'values', 'signature'], format: 'anoncreds' },
  { name: 'AnonCreds presentation', members: ['proof', 'requested_proof', 'identifiers'], format: 'anoncreds' },
  { name: 'Presentation submission', members: ['descriptor_map'], explain: 'presentation-submission' },
  { name: 'Encrypted token (JWE) in JSON', members: ['ciphertext', 'tag'], advice: 'Paste its compact form.' },
  { name: 'Metadata of a verifier', members: ['vp_formats_supported'], explain: 'verifier-metadata' },
  {
    name: 'Claims of a JWT, without their token',
    members: [],
    when: ({ vc, vp }) => [vc, vp].some((one) => isObject(one) && one.proof === undefined),
    explain: 'jwt',
    why: `It has a claim vc or vp. ${UNSIGNED}`,
    advice: WHOLE_TOKEN,
  },
  {
    name: 'Claims of a key binding JWT, without their token',
    members: ['sd_hash'],
    explain: 'key-binding-jwt',
    why: `It has the member sd_hash. ${UNSIGNED}`,
    advice: WHOLE_TOKEN,
  },
  {
    name: 'Claims of an SD-JWT VC, without their token',
    members: ['vct'],
    explain: 'sd-jwt-vc',
    why: `It has the member vct. ${UNSIGNED}`,
    advice: WHOLE_TOKEN,
  },
  {
    name: 'Data Integrity proof, without its document',
    members: ['cryptosuite', 'proofValue'],
    explain: 'data-integrity-proof',
    why: 'It has the members cryptosuite and proofValue. Without its document nothing can be verified.',
    advice: 'A proof is verified together with its document. Paste the document that contains it.',
  },
  {
    name: 'JOSE header, without its token',
    members: ['alg'],
    when: (header) => hasAny(header, 'typ', 'kid', 'x5c'),
    explain: 'jose-header',
    why: 'It has the member alg of a header, and no payload.',
    advice: WHOLE_TOKEN,
  },
  { name: 'JSON Schema', members: ['$schema'], format: 'json-schema' },
];
