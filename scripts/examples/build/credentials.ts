import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { EXAMPLES_CONTEXT } from '../../../tests/verify/contexts.ts';
import * as story from './story.ts';

const { claims, times } = story;

export const CONTEXT_V2 = 'https://www.w3.org/ns/credentials/v2';
export const CONTEXT_V1 = 'https://www.w3.org/2018/credentials/v1';
export const DATA_INTEGRITY_CONTEXT = 'https://w3id.org/security/data-integrity/v2';
export const STATUS_LIST_2021_CONTEXT = 'https://w3id.org/vc/status-list/2021/v1';
const TYPES = ['VerifiableCredential', 'ExampleEmployeeCredential'];

const subject = { id: story.HOLDER, ...claims };
const schema = { id: story.SCHEMA, type: 'JsonSchema' };

/** Entry of a status list at an index (Bitstring Status List 1.0 section 2.1, which has the form of its predecessor). */
const statusEntry = (list: string, type: string, index: number): JsonObject => ({
  id: `${list}#${index}`,
  type,
  statusPurpose: 'revocation',
  statusListIndex: String(index),
  statusListCredential: list,
});

/** What an issuer says of the employee in VC Data Model 2.0. */
const statement = (id: string, issuer: string, validUntil: string): JsonObject => ({
  '@context': [CONTEXT_V2, EXAMPLES_CONTEXT],
  id: `urn:uuid:${id}`,
  type: TYPES,
  name: 'Employee credential',
  issuer: { id: issuer, name: story.ISSUER_NAME },
  validFrom: times.validFrom,
  validUntil,
  credentialSubject: subject,
});

/** The employee credential in VC Data Model 2.0, not yet secured. */
export const employee = (id: string, statusIndex = story.VALID_INDEX): JsonObject => ({
  ...statement(id, story.ISSUER, times.validUntil),
  credentialStatus: statusEntry(story.STATUS_LIST, 'BitstringStatusListEntry', statusIndex),
  credentialSchema: schema,
});

/** The same statement without anything to look up: its issuer is a did:key, and it has neither status nor schema. */
export const portableEmployee = (
  id: string,
  validUntil = times.validUntil,
  issuer = story.PORTABLE_ISSUER,
): JsonObject => statement(id, issuer, validUntil);

/** The same credential with another job title, which its issuer never signed. */
export const tampered = (credential: JsonObject): JsonObject => ({
  ...credential,
  credentialSubject: { ...(credential.credentialSubject as JsonObject), jobTitle: 'Head of security' },
});

/** The employee credential in VC Data Model 1.1, not yet secured, with the status list of that time. */
export const employeeV1 = (id: string): JsonObject => ({
  '@context': [CONTEXT_V1, DATA_INTEGRITY_CONTEXT, STATUS_LIST_2021_CONTEXT, EXAMPLES_CONTEXT],
  id: `urn:uuid:${id}`,
  type: TYPES,
  issuer: story.ISSUER,
  issuanceDate: times.validFrom,
  expirationDate: times.validUntil,
  credentialSubject: subject,
  credentialStatus: statusEntry(story.STATUS_LIST_2021, 'StatusList2021Entry', story.VALID_INDEX),
});

/**
 * Payload of a VC Data Model 1.1 credential as JWT (section 6.3.1): claims of JWT replace issuer, subject, id and
 * dates, the rest is in `vc`.
 */
export const employeeJwtPayload = (id: string): JsonObject => ({
  iss: story.ISSUER,
  sub: story.HOLDER,
  jti: `urn:uuid:${id}`,
  nbf: story.seconds(times.validFrom),
  exp: story.seconds(times.validUntil),
  vc: { '@context': [CONTEXT_V1, EXAMPLES_CONTEXT], type: TYPES, credentialSubject: subject },
});

/** Claims of the employee credential as SD-JWT VC. Those of `sdJwtDisclosable` can be disclosed one by one. */
export const sdJwtPayload = (issuer: string): JsonObject => ({
  // Beside `cnf`, one of `iss` and `sub` has to be there (RFC 7800 section 3).
  iss: issuer,
  vct: story.VCT,
  nbf: story.seconds(times.validFrom),
  exp: story.seconds(times.validUntil),
  cnf: { jwk: { ...story.keys.device.jwk } as JsonObject },
  ...claims,
});

export const sdJwtDisclosable = Object.keys(claims);
