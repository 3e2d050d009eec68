import { bytesOfBase64, isObject, type Json, type JsonObject, textOf } from '../base/index.ts';
import { decodeSdJwt, digestOf, objectsOfToken } from '../decode/index.ts';
import type { FaultName } from './faultNames.ts';
import { certifiedByForeignRoot, partOf, signToken } from './sign.ts';

/** Published examples that the samples are made from, and what a presentation has to contain. */
export interface Sources {
  /** SD-JWT VC with a certificate of its issuer, and JWT of VC Data Model 1.1. */
  sdJwt: string;
  jwt: string;
  /** `DeviceResponse` in base64url. */
  mdoc: string;
  audience: string;
  nonce: string;
  responseUri: string;
  /** Time of the check. */
  now: Date;
}

export interface SampleDefinition {
  title: string;
  /** Faults that this sample cannot have, with the reason. */
  lacks: Partial<Record<FaultName, string>>;
  /** The sample with faults, signed again with the test keys. What was changed after signing is not. */
  make: (sources: Sources, has: (fault: FaultName) => boolean) => string | Promise<string>;
}

/** End of the validity in the past of all examples: March 31, 2026. */
export const EXPIRED = Date.parse('2026-03-31T23:59:59Z') / 1000;

export const OTHER_NONCE = 'nonce-of-another-request';

/** Entries of the published status lists: one that is valid and one that is revoked. */
export const TOKEN_LIST = { uri: 'https://example.com/statuslists/7', valid: 1842, revoked: 5123 };
const LIST_2021 = { id: 'https://example.com/status/1', valid: 94_567, revoked: 512 };

/** The samples by the names that the tool lists. */
export const SAMPLES: Readonly<Record<string, SampleDefinition>> = {
  'SD-JWT VC': { title: 'an SD-JWT VC with key binding', lacks: {}, make: makeSdJwt },
  'JWT VC': {
    title: 'a JWT credential in a presentation',
    lacks: { 'foreign-root': 'The key of this sample comes from a DID, so there is no certificate.' },
    make: makeJwt,
  },
  mdoc: {
    title: 'an mdoc as a device presents it',
    lacks: {},
    make: async (...how) => (await import('./mdocSample.ts')).makeMdoc(...how),
  },
};

function makeSdJwt({ sdJwt, audience, nonce, now }: Sources, has: (fault: FaultName) => boolean): string {
  const { token, disclosures } = decodeSdJwt(sdJwt.trim()).sdJwt;
  const { header, payload } = token;
  const [certificate] = Array.isArray(header.x5c) ? header.x5c.map(String) : [];
  const signed = signToken(
    {
      ...header,
      ...(has('wrong-typ') && { typ: 'JWT' }),
      ...(has('foreign-root') && { x5c: [foreignOf(certificate ?? '')] }),
    },
    {
      ...payload,
      ...(has('expired') && { exp: EXPIRED }),
      status: { status_list: { idx: has('revoked') ? TOKEN_LIST.revoked : TOKEN_LIST.valid, uri: TOKEN_LIST.uri } },
    },
    'credential signer',
  );
  const shown = disclosures.flatMap(({ text, salt, claim, value }) => {
    if (claim !== 'employeeId' && claim !== 'site') return [];
    return claim === 'site' && has('changed-claim') ? partOf([salt, claim, `not ${value}`]) : text;
  });
  const presented = `${[signed, ...shown].join('~')}~`;
  const response = {
    iat: now.getTime() / 1000 - 60,
    aud: audience,
    nonce: has('other-nonce') ? OTHER_NONCE : nonce,
    sd_hash: digestOf(presented, payload) ?? null,
  };
  return presented + signToken({ alg: 'ES256', typ: 'kb+jwt' }, response, 'holder device');
}

/** A certificate of a header, in base64 (RFC 7515 section 4.1.6). */
const foreignOf = (certificate: string): string =>
  btoa(String.fromCharCode(...certifiedByForeignRoot(bytesOfBase64(certificate) ?? new Uint8Array())));

function makeJwt({ jwt, audience, nonce, now }: Sources, has: (fault: FaultName) => boolean): string {
  const [header = {}, payload = {}] = objectsOfToken(jwt.trim());
  const index = has('revoked') ? LIST_2021.revoked : LIST_2021.valid;
  const credential: JsonObject = {
    ...(isObject(payload.vc) ? payload.vc : {}),
    credentialStatus: {
      id: `${LIST_2021.id}#${index}`,
      type: 'StatusList2021Entry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: LIST_2021.id,
    },
  };
  const claims = { ...payload, ...(has('expired') && { exp: EXPIRED }), vc: credential };
  const signed = signToken({ ...header, ...(has('wrong-typ') && { typ: 'dc+sd-jwt' }) }, claims, 'issuer 3');
  const changed = { ...claims, vc: withClaim(credential, 'site', 'south') };
  const shown = has('changed-claim') ? signed.replace(/\.[^.]+\./, `.${partOf(changed)}.`) : signed;
  const holder = textOf(payload.sub);
  const seconds = now.getTime() / 1000;
  const response = {
    iss: holder,
    aud: audience,
    nonce: has('other-nonce') ? OTHER_NONCE : nonce,
    iat: seconds - 60,
    exp: seconds + 240,
    vp: {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiablePresentation'],
      verifiableCredential: [shown],
    },
  };
  return signToken({ alg: 'EdDSA', typ: 'JWT', kid: `${holder}#${holder.split(':').at(-1)}` }, response, 'holder');
}

function withClaim(credential: JsonObject, name: string, value: Json): JsonObject {
  const { credentialSubject: subject } = credential;
  return { ...credential, credentialSubject: { ...(isObject(subject) ? subject : {}), [name]: value } };
}
