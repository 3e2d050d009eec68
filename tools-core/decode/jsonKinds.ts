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

const isAddress = (value: Json | undefined): boolean => typeof value === 'string' && /^[a-z][\w+.-]*:/i.test(value);
const hasAny = (document: JsonObject, ...names: string[]): boolean =>
  names.some((name) => document[name] !== undefined);

/** An OpenID4VP request in it is what counts, as anything else that is in an envelope. */
const isOpenId = (request: Json | undefined): boolean =>
  /"(?:request|dcql_query)":/.test(JSON.stringify(request) ?? '');

/** Contexts of badges and records that are no W3C credentials. */
const BADGES = /openbadges\/v[12]|purl\.imsglobal\.org\/spec\/clr\/v1/;

/** A part of a token, as a decoder shows it. */
const withoutToken = (
  name: string,
  explain: string,
  members: string[],
  when: JsonKind['when'] = () => true,
): JsonKind => ({
  name,
  members,
  when,
  explain,
  advice: 'The signature is over the whole token, so nothing can be verified. Paste the token.',
});

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
  { name: 'Entry of a did:webvh log', members: ['versionId', 'parameters', 'state'], advice: RESOLVER },
  {
    name: 'OpenID4VCI credential offer, malformed',
    members: ['credential_offer'],
    advice: 'credential_offer is not whole JSON, or credential_offer_uri is there as well. Copy the link again.',
  },
  {
    name: 'OpenID4VCI credential offer',
    members: ['credential_issuer'],
    when: (offer) => hasAny(offer, 'credential_configuration_ids', 'grants') || Array.isArray(offer.credentials),
    advice: 'It offers a credential, but contains none. Paste the credential that the issuer returns for it.',
  },
  {
    name: 'OpenID4VCI credential offer, by reference',
    members: ['credential_offer_uri'],
    when: (offer) => offer.credential_offer === undefined,
    advice: 'The offer itself is at the URL in credential_offer_uri. Open it, and paste what it returns.',
  },
  {
    name: 'OpenID4VCI credential issuer metadata',
    members: ['credential_issuer'],
    advice: 'It describes what an issuer offers, but contains no credential.',
  },
  {
    name: 'OpenID4VCI credential request',
    members: [],
    when: (request) =>
      hasAny(request, 'credential_configuration_id', 'credential_identifier') ||
      ((isObject(request.proof) || isObject(request.proofs)) && 'format' in request),
    why: 'It has the ID of a credential, or its format with a proof of a key.',
    advice: 'It requests a credential. Paste the JWT in its proof to verify it.',
  },
  {
    name: 'OpenID4VCI deferred credential response',
    members: ['transaction_id'],
    advice: "The issuer hasn't made the credential yet. Request it with the transaction_id, and paste that response.",
  },
  {
    name: 'OpenID4VCI nonce response',
    members: ['c_nonce'],
    when: (response) => !hasAny(response, 'credential', 'credentials', 'access_token'),
    advice: 'It has the nonce for the proof of a key, but contains no credential.',
  },
  {
    name: 'OAuth authorization server metadata',
    members: ['issuer'],
    when: (metadata) => hasAny(metadata, 'token_endpoint', 'authorization_endpoint'),
    advice: 'It describes a server, but contains no credential.',
  },
  {
    name: 'OAuth token response',
    members: ['access_token', 'token_type'],
    advice: 'It contains an access token. Request the credential from the issuer with it, and paste the response.',
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
    advice: 'It describes a type of credential, but contains none.',
  },
  {
    name: 'SD-JWT VC issuer metadata',
    members: ['issuer'],
    when: (metadata) => hasAny(metadata, 'jwks', 'jwks_uri'),
    explain: 'jwk-set',
    advice: 'It publishes the keys of an issuer. Paste it along with a credential from that issuer.',
  },
  {
    name: 'Request for the Digital Credentials API',
    members: [],
    when: ({ digital, requests, ...one }) =>
      (digital !== undefined && !isOpenId(digital)) ||
      [one, ...objectsOf(requests)].some(({ protocol, data }) => protocol && isObject(data) && 'deviceRequest' in data),
    why: 'It contains a protocol and a request for it.',
    explain: 'digital-credential-request',
    advice: 'It requests a credential, but contains none.',
  },
  {
    name: 'Open Badge 2.0 or CLR 1.0',
    members: [],
    when: (badge) => hasAny(badge, 'badge', 'type') && BADGES.test(JSON.stringify(badge['@context'] ?? null)),
    why: 'Its @context is that of Open Badges 2.0 or of CLR 1.0.',
    advice:
      "Open Badges 2.0 are verified at their issuer's URL (verification.type HostedBadge) or as a JWS. Open Badges 3.0 are verifiable credentials, which are checked here.",
  },
  {
    name: 'JSON-LD document with a graph',
    members: ['@graph'],
    advice:
      'Data Integrity and the W3C data model require the credential to be one object. Paste the object in the graph.',
  },
  {
    name: 'Verification method',
    members: ['type', 'controller'],
    when: (document) =>
      Object.keys(document).some((name) => /^(?:public|secret|private)Key[A-Z]|^blockchainAccountId$/.test(name)),
    explain: 'verification-method',
  },
  {
    name: 'DID document',
    members: ['id'],
    when: ({ id }) => typeof id === 'string' && id.startsWith('did:'),
    format: 'did-document',
    why: "Its id is a DID, and it isn't a credential.",
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
    advice: 'Add the private key of the verifier as a JWK to read the response.',
    members: ['response'],
    when: ({ response }) => typeof response === 'string' && response.startsWith('eyJ'),
    format: 'openid4vp-response',
  },
  {
    name: 'OAuth pushed authorization response',
    members: ['request_uri', 'expires_in'],
    advice: 'It refers to a request that only the authorization server has. Paste the request itself.',
  },
  {
    name: 'OpenID4VP request, by reference',
    members: ['request_uri'],
    advice: 'The request itself is at the URL in request_uri. Open it, and paste what it returns.',
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
  },
  { name: 'AnonCreds credential', members: ['cred_def_id', 'values', 'signature'], format: 'anoncreds' },
  { name: 'AnonCreds presentation', members: ['proof', 'requested_proof', 'identifiers'], format: 'anoncreds' },
  { name: 'Presentation submission', members: ['descriptor_map'], explain: 'presentation-submission' },
  { name: 'Encrypted token (JWE) in JSON', members: ['ciphertext', 'tag'], advice: 'Paste its compact form.' },
  { name: 'Metadata of a verifier', members: ['vp_formats_supported'], explain: 'verifier-metadata' },
  {
    ...withoutToken('Claims of a JWT, without their token', 'jwt', []),
    when: ({ vc, vp }) => [vc, vp].some((one) => isObject(one) && one.proof === undefined),
    why: 'It has a claim vc or vp.',
  },
  withoutToken('Claims of a status list token, without their token', 'status-list-token', ['status_list']),
  withoutToken('Claims of a key binding JWT, without their token', 'key-binding-jwt', ['sd_hash']),
  withoutToken('Claims of an SD-JWT VC, without their token', 'sd-jwt-vc', ['vct']),
  withoutToken('JOSE header, without its token', 'jose-header', ['alg'], (header) =>
    hasAny(header, 'typ', 'kid', 'x5c'),
  ),
  {
    name: 'Data Integrity proof, without its document',
    members: ['cryptosuite', 'proofValue'],
    explain: 'data-integrity-proof',
    advice: 'A proof is verified together with its document. Paste the document that contains it.',
  },
  { name: 'JSON Schema', members: ['$schema'], format: 'json-schema' },
];
