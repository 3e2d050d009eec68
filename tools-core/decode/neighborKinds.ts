import { isObject, type JsonObject } from '../base/index.ts';
import type { FormatId } from './types.ts';

/** A kind of JSON, by its members. */
export interface JsonKind {
  format: FormatId;
  name: string;
  explain: string;
  members: string[];
  says: string;
  /** What to do with it, where nothing is checked here. */
  advice?: string;
  when?: (document: JsonObject) => boolean;
}

const RESOLVER = 'The DID resolver takes it: it resolves DIDs and verifies their logs.';

/** JSON that people paste because it is near a credential, with what to do instead, first match first. */
export const NEIGHBOR_KINDS: readonly JsonKind[] = [
  {
    format: 'other-json',
    name: 'PLC operation',
    explain: 'json',
    members: ['type', 'sig', 'prev'],
    says: 'It has the members type, sig and prev.',
    advice: RESOLVER,
    when: ({ type }) => typeof type === 'string' && /^plc_(?:operation|tombstone)$|^create$/.test(type),
  },
  {
    format: 'other-json',
    name: 'Entry of a log of did:webvh',
    explain: 'json',
    members: ['versionId', 'parameters', 'state'],
    says: 'It has the members versionId, parameters and state.',
    advice: RESOLVER,
  },
  {
    format: 'other-json',
    name: 'OpenID4VCI credential offer',
    explain: 'json',
    members: ['credential_issuer'],
    says: 'It has the member credential_issuer with configuration IDs or grants.',
    advice: 'It offers a credential, and contains none. Paste the credential that the issuer gives for it.',
    when: (offer) => 'credential_configuration_ids' in offer || 'grants' in offer || Array.isArray(offer.credentials),
  },
  {
    format: 'other-json',
    name: 'OpenID4VCI credential offer, by reference',
    explain: 'json',
    members: ['credential_offer_uri'],
    says: 'It has the member credential_offer_uri.',
    advice: 'The offer itself is at the address in credential_offer_uri. Open it, and paste what it returns.',
  },
  {
    format: 'other-json',
    name: 'OpenID4VCI credential issuer metadata',
    explain: 'json',
    members: ['credential_issuer'],
    says: 'It has the member credential_issuer with endpoints or configurations.',
    advice: 'It describes what an issuer offers, and contains no credential.',
  },
  {
    format: 'other-json',
    name: 'OpenID4VCI credential request',
    explain: 'json',
    members: [],
    says: 'It has a proof of a key with the ID or the format of a credential.',
    advice: 'It asks for a credential. Paste the JWT in its proof to verify it.',
    when: (request) =>
      (isObject(request.proof) || isObject(request.proofs)) &&
      ['credential_configuration_id', 'credential_identifier', 'format'].some((name) => name in request),
  },
  {
    format: 'other-json',
    name: 'SD-JWT VC type metadata',
    explain: 'json',
    members: ['vct'],
    says: 'It has the member vct, and describes a type by its display or its claims.',
    advice: 'It describes a type of credentials, and contains none.',
    when: ({ display, claims, name, description, schema, iss }) =>
      (iss === undefined && [display, name, description, schema].some((one) => one !== undefined)) ||
      Array.isArray(claims),
  },
  {
    format: 'other-json',
    name: 'SD-JWT VC issuer metadata',
    explain: 'jwk-set',
    members: ['issuer'],
    says: 'It has the member issuer with jwks or jwks_uri.',
    advice: 'It publishes the keys of an issuer. Paste it next to a credential of that issuer.',
    when: (metadata) => 'jwks' in metadata || 'jwks_uri' in metadata,
  },
  {
    format: 'other-json',
    name: 'Request for the Digital Credentials API',
    explain: 'digital-credential-request',
    members: ['digital'],
    says: 'It has the member digital.',
    advice: 'It asks for a credential, and contains none.',
  },
  {
    format: 'other-json',
    name: 'Open Badge 2.0',
    explain: 'json',
    members: ['badge', 'recipient'],
    says: 'It has the members badge and recipient.',
    advice:
      'Open Badges 2.0 are verified at the address of their issuer (verification.type HostedBadge) or as a JWS. Open Badges 3.0 are verifiable credentials, which are checked here.',
  },
  {
    format: 'other-json',
    name: 'JSON-LD document with a graph',
    explain: 'json',
    members: ['@graph'],
    says: 'It has the member @graph.',
    advice:
      'Data Integrity and the data model of the W3C need the credential as one object. Paste the object in the graph.',
  },
];
