import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import canonicalize from 'canonicalize';
import { encode, decode as readCborBytes, Tagged } from 'cborg';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { documentSignerCertificate, ROOT, rootCertificate } from '../../../scripts/examples/build/certificates.ts';
import * as story from '../../../scripts/examples/build/story.ts';
import { type CertificateOptions, pemOf, signCertificate } from '../../../scripts/examples/sign/certificates.ts';
import { signToken } from '../../../scripts/examples/sign/jws.ts';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import { signMdoc } from '../../../scripts/examples/sign/mdoc.ts';
import { signVical } from '../../../scripts/examples/sign/vical.ts';
import { index, read, readJson } from '../examples/published.ts';
import { credentialBy, credentialOf, part } from './signing.ts';

export interface Sample {
  input: string;
  /** What stands beside it, before everything of the published examples. */
  beside?: string[];
  /** What stands beside it and nothing else. */
  only?: string[];
  policies?: JsonObject;
  expected?: Record<string, string>;
}

export interface QuerySample {
  /** Slug of the error. */
  error: string;
  query: JsonObject;
  credentials?: string;
  says: string;
}

export interface LayerSample {
  error: string;
  /** Custom layer of a validator. */
  custom: JsonObject;
}

const employee = readJson('credentials/employee.json') as JsonObject;
const proof = employee.proof as JsonObject;
const portable = readJson('credentials/employee-portable.json') as JsonObject;
const token = read('credentials/employee.jose.jwt').trim();
const sdJwt = read('credentials/employee.sd-jwt').trim();
const bound = read('credentials/employee.sd-jwt-kb').trim();
const presentation = readJson('presentations/presentation.json') as JsonObject;

const text = (value: JsonObject): string => JSON.stringify(value);
const changed = (changes: JsonObject, document = employee): Sample => ({ input: text({ ...document, ...changes }) });
const proven = (changes: JsonObject): Sample => changed({ proof: { ...proof, ...changes } });
const without = (name: string, document = employee): Sample => ({
  input: text(Object.fromEntries(Object.entries(document).filter(([key]) => key !== name))),
});

/** The token of the examples with another header, whose signature does not hold any more. */
function withHeader(changes: JsonObject): string {
  const [header = '', ...rest] = token.split('.');
  return [part({ ...JSON.parse(Buffer.from(header, 'base64url').toString()), ...changes }), ...rest].join('.');
}

// Keys and documents of issuers who do something wrong.
const ed25519 = testKey('sample issuer', 'Ed25519');
const other = testKey('sample of another key', 'Ed25519');
const p256 = testKey('sample issuer on P-256', 'P-256');
const DID = 'did:web:example.net';
const METHOD = { id: `${DID}#key`, type: 'Multikey', controller: DID, publicKeyMultibase: ed25519.multibase };
const documentOf = (changes: JsonObject): string =>
  text({
    '@context': ['https://www.w3.org/ns/did/v1'],
    id: DID,
    verificationMethod: [METHOD],
    assertionMethod: [METHOD.id],
    ...changes,
  });
const signed = (changes: JsonObject, header: JsonObject = {}): Sample => ({
  input: credentialBy(ed25519, DID, METHOD.id, header),
  beside: [documentOf(changes)],
});
const withKey = (key: JsonObject): Sample =>
  signed({ verificationMethod: [{ id: METHOD.id, type: 'JsonWebKey', controller: DID, ...key }] });

// mdocs and chains of certificates.
type CborMap = Map<unknown, unknown>;
const tags = Tagged.preserve(0, 24, 1004);

/** The mdoc of the examples, changed; as base64url. */
function mdoc(change: (issuerSigned: CborMap) => void): string {
  const bytes = Buffer.from(read('mdoc/issuer-signed.txt').trim(), 'base64url');
  const value = readCborBytes(bytes, { useMaps: true, tags }) as CborMap;
  change(value);
  return Buffer.from(encode(value)).toString('base64url');
}

const authOf = (issuerSigned: CborMap) => issuerSigned.get('issuerAuth') as unknown[];
const { keys, times } = story;
const MIDDLE = 'Example test authority between, do not trust';
const authority = testKey('authority between', 'P-256');

const certificate = (changes: Partial<CertificateOptions>): Uint8Array =>
  signCertificate({
    subject: 'Example test signer, do not trust',
    issuer: ROOT,
    key: keys.credentialSigner,
    issuerKey: keys.certificateRoot,
    serialNumber: 9,
    notBefore: times.validFrom,
    notAfter: times.validUntil,
    kind: 'credential signer',
    uri: story.CERTIFIED_ISSUER,
    ...changes,
  });
const between = certificate({ subject: MIDDLE, key: authority, kind: 'root', uri: undefined });
const leafBelow = certificate({ issuer: MIDDLE, issuerKey: authority });

/** An SD-JWT with a chain of certificates, and nothing to disclose. */
const chained = (...chain: Uint8Array[]): Sample => {
  const header = { typ: 'dc+sd-jwt', x5c: chain.map((der) => Buffer.from(der).toString('base64')) };
  const payload = { iss: story.CERTIFIED_ISSUER, vct: story.VCT, iat: story.seconds(times.signed) };
  return { input: `${signToken(header, payload, keys.credentialSigner)}~`, only: [pemOf(rootCertificate)] };
};

/** An mdoc that was signed before the certificate of its issuer was valid. */
const signedEarly = (): string =>
  Buffer.from(
    signMdoc({
      docType: story.DOCTYPE,
      namespace: story.DOCTYPE,
      elements: { site: 'north' },
      key: keys.documentSigner,
      chain: [documentSignerCertificate],
      deviceKey: keys.device,
      signed: '2025-06-01T00:00:00Z',
      validFrom: '2025-06-01T00:00:00Z',
      validUntil: times.validUntil,
    }),
  ).toString('base64url');

/** A credential whose proof has an end, by `eddsa-jcs-2022` (VC Data Integrity EdDSA Cryptosuites 1.0 section 3.3.1). */
function ended(): string {
  const document = credentialOf(story.PORTABLE_ISSUER);
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: times.signed,
    expires: times.expired,
    verificationMethod: story.PORTABLE_ISSUER_KEY,
    proofPurpose: 'assertionMethod',
  };
  const hash = (value: object) =>
    createHash('sha256')
      .update(String(canonicalize(value)))
      .digest();
  const signature = keys.issuerEd25519.sign(Buffer.concat([hash(options), hash(document)]));
  return text({ ...document, proof: { ...options, proofValue: `z${base58.encode(signature)}` } });
}

const definition = readJson('queries/definition.json') as JsonObject;
const [descriptor] = definition.input_descriptors as [JsonObject];
const dcql = readJson('queries/dcql.json') as JsonObject;
const [asked] = dcql.credentials as [JsonObject];
const askedFor = (changes: JsonObject, more: JsonObject = {}): JsonObject => ({
  credentials: [{ ...asked, ...changes }],
  ...more,
});

/** The configuration of a validator with these sources of trust anchors, beside a credential whose chain is in order. */
const trusting = (...sources: JsonObject[]): Sample => ({
  ...chained(certificate({})),
  only: [],
  policies: { trustedIssuer: { trustedIssuerRootCertificates: sources } },
});
const rootPem = pemOf(rootCertificate);
const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
const vicalSource = (cborText: string, ...trusted: string[]): JsonObject => ({
  type: 'vical',
  cbor: cborText,
  vicalTrustedCertificates: trusted,
});
/** The root of the examples as it was on another list: its certificate, and so its entry, has ended. */
const endedRoot = certificate({
  subject: ROOT,
  key: keys.certificateRoot,
  kind: 'root',
  uri: undefined,
  notAfter: '2026-03-01T00:00:00Z',
});
const endedVical = signVical({
  provider: story.ISSUER_NAME,
  date: times.validFrom,
  nextUpdate: times.validUntil,
  authorities: [
    { certificate: endedRoot, serialNumber: 9, keyIdentifier: new Uint8Array(20), docTypes: [story.DOCTYPE] },
  ],
  key: keys.listSigner,
  chain: [certificate({ key: keys.listSigner, kind: 'list signer', uri: undefined })],
});

// Whole requests to a validator.
const answer = readJson('queries/response-sd-jwt.json') as JsonObject;
const submission = answer.presentation_submission as JsonObject;
const asking = readJson('queries/definition-sd-jwt.json') as JsonObject;
const answered = (changes: JsonObject, token = answer.vp_token as string): JsonObject => ({
  type: 'DIF.PresentationExchange',
  presentation_definition: asking,
  presentation_submission: { ...submission, ...changes },
  vp_token: token,
});
const deviceRequest = (version: string): string =>
  Buffer.from(
    encode(
      new Map<string, unknown>([
        ['version', version],
        ['docRequests', [new Map()]],
      ]),
    ),
  ).toString('base64url');
const deviceResponse = read('mdoc/device-response.txt').trim();
const byDevice = (request: string, response: string): JsonObject => ({
  type: 'ISO18013-5.DeviceRequest',
  device_request: request,
  device_response: response,
});

/** The response of a service whose policy failed, as curl -i prints it. */
const failing = (service: string, policy: string, error: JsonObject): string =>
  [
    `HTTP/2 ${error.status === 500 ? 500 : 422}`,
    'content-type: application/json',
    'x-request-id: 4be1d3a0-1c0f-4c59-9f57-0a6c8d9e2b11',
    '',
    text({ data: [{ path: [], policy, service, error }] }),
  ].join('\n');
const unexpected = (detail: string, external?: JsonObject): string =>
  failing('verifier', 'proof', {
    platformType: 'unexpected-error',
    title: 'Unexpected error',
    status: 500,
    detail,
    instance: 'urn:uuid:6e0f2b1c-3f0e-4d5c-9a67-0d5f3f1f2a11',
    ...(external && { external }),
  });
const anchors = (error: string, ...sources: JsonObject[]): LayerSample => ({
  error,
  custom: { policies: { trustedIssuer: { trustedIssuerRootCertificates: sources } } },
});

/** Inputs that show a cause in the inspector, by the ID of the cause. */
export const INSPECTED_SAMPLES: Record<string, Sample> = {
  'context-order': changed({
    '@context': ['https://example.com/contexts/employee', 'https://www.w3.org/ns/credentials/v2'],
  }),
  'type-missing': changed({ type: ['EmployeeCredential'] }),
  'member-missing': without('issuer'),
  'date-form': changed({ validFrom: '2026-01-01T00:00:00' }),
  'token-form': { input: token.replace(/^[^.]+/, 'eyJhbGciOg') },
  'disclosure-stray': {
    input: `${sdJwt}${part(['salt', 'admin', true])}~`,
  },
  'mdoc-unsigned': { input: mdoc((all) => all.delete('issuerAuth')) },
  'members-mixed': changed({
    issuanceDate: '2026-01-01T00:00:00Z',
  }),
  'context-version': changed({
    '@context': ['https://www.w3.org/ns/credentials/v3'],
  }),
  'form-unknown': { input: 'employee E-1042' },
  'family-other': {
    input: text({
      schema_id: 'did:example:123/anoncreds/v0/SCHEMA/Employee/1.0',
      cred_def_id: 'did:example:123/anoncreds/v0/CLAIM_DEF/1/default',
      values: { site: { raw: 'north', encoded: '1139481716457488690172217916278103335' } },
      signature: {},
    }),
  },
  encrypted: {
    input: `${part({ alg: 'ECDH-ES', enc: 'A256GCM' })}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
  },
  'version-off': {
    input: text(employee),
    policies: { format: { standards: { w3c: { 'vc-data-model': { 'v2.0': { enabled: false } } } } } },
  },
  'iso-off': {
    input: mdoc(() => {}),
    policies: { format: { standards: { iso: { '18013-5:2021': { enabled: false } } } } },
  },
  'proof-format-off': {
    input: token,
    policies: { proof: { formats: { jwt: { enabled: false } } } },
  },
  'purpose-off': {
    input: text(employee),
    policies: { proof: { formats: { w3c: { proofPurpose: { assertionMethod: { enabled: false } } } } } },
  },
  'key-curve': proven({ cryptosuite: 'ecdsa-rdfc-2019' }),
  'key-malformed': withKey({
    publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' },
  }),
  'key-point': withKey({
    publicKeyJwk: { ...p256.jwk, y: p256.jwk.x } as unknown as JsonObject,
  }),
  'signature-length': { input: token.slice(0, -4) },
  'proof-value': proven({ proofValue: `${proof.proofValue}0` }),
  canonicalization: changed({
    credentialSubject: { ...(employee.credentialSubject as JsonObject), 'not a term': 'x' },
  }),
  'alg-differs': { input: withHeader({ alg: 'EdDSA' }) },
  'method-unknown': {
    input: credentialBy(ed25519, 'did:example:42', 'did:example:42#key'),
  },
  'did-missing': {
    input: credentialBy(ed25519, DID, METHOD.id),
    beside: [text({ didDocument: JSON.parse(documentOf({})), didDocumentMetadata: { deactivated: true } })],
  },
  'did-late': {
    input: credentialBy(ed25519, DID, METHOD.id),
    only: [
      text({
        didDocument: null,
        didDocumentMetadata: {},
        didResolutionMetadata: {
          error: {
            type: 'https://www.w3.org/ns/did#INTERNAL_ERROR',
            title: 'Internal error',
            detail: 'https://example.net did not answer within 5000 ms',
          },
        },
      }),
    ],
  },
  'key-missing': proven({
    verificationMethod: `${proof.verificationMethod}9`,
  }),
  'other-did': changed({ issuer: 'did:web:example.org' }),
  'no-key': {
    input: signToken({ typ: 'dc+sd-jwt' }, { vct: story.VCT }, ed25519).concat('~'),
  },
  'suite-unknown': proven({
    type: 'RsaSignature2018',
  }),
  'alg-unknown': { input: withHeader({ alg: 'none' }) },
  'chain-suite': changed(
    {
      proof: [
        { ...(portable.proof as JsonObject), id: 'urn:uuid:1' },
        { ...(portable.proof as JsonObject), cryptosuite: 'eddsa-2022', previousProof: 'urn:uuid:1' },
      ].reverse(),
    },
    portable,
  ),
  'crit-unknown': { input: withHeader({ crit: ['exp'] }) },
  'cose-crit': {
    input: mdoc((all) => {
      authOf(all)[0] = encode(
        new Map<number, unknown>([
          [1, -7],
          [2, [42]],
          [42, 1],
        ]),
      );
    }),
  },
  'hash-unknown': {
    input: signToken({ typ: 'dc+sd-jwt' }, { vct: story.VCT, _sd_alg: 'md5' }, ed25519).concat('~'),
  },
  'signature-foreign': {
    input: `${token.slice(0, token.lastIndexOf('.'))}.${Buffer.alloc(64, 255).toString('base64url')}`,
  },
  'signature-mismatch': changed({ id: 'urn:uuid:00000000-0000-4000-8000-000000000000' }),
  'other-key': signed({
    verificationMethod: [
      { ...METHOD, publicKeyMultibase: other.multibase },
      { ...METHOD, id: `${DID}#second` },
    ],
  }),
  challenge: {
    input: text(presentation),
    expected: { challenge: 'another', domain: story.DOMAIN },
  },
  'proof-ended': { input: ended() },
  relationship: signed({
    assertionMethod: [],
  }),
  parameters: {
    input: text(presentation),
    expected: { challenge: story.CHALLENGE, domain: 'example.net' },
  },
  'key-binding': {
    input: bound,
    expected: { audience: story.CLIENT_ID, nonce: 'another' },
  },
  device: {
    input: read('mdoc/device-response.txt').trim(),
    expected: { ...index.expected, nonce: 'another', responseMode: 'direct_post' },
  },
  'anchor-pem': trusting({ type: 'pem', pem: rootPem.replace('MII', 'MIA') }),
  'anchor-several': trusting({ type: 'pem', pem: rootPem + pemOf(between) }),
  'anchor-cbor': trusting(vicalSource(base64(rootPem))),
  'anchor-vical': trusting(vicalSource(read('certificates/vical.txt').trim(), pemOf(between))),
  'no-chain': { input: text(employee) },
  'no-x5c': { input: sdJwt },
  'chain-root': {
    ...chained(certificate({})),
    only: [pemOf(between)],
  },
  'anchors-replaced': trusting({
    type: 'pem',
    pem: pemOf(between),
  }),
  'anchor-ended': trusting(vicalSource(base64(endedVical), rootPem)),
  'anchors-empty': trusting(),
  'chain-time': {
    ...chained(certificate({ notAfter: '2026-02-01T00:00:00Z' })),
  },
  'chain-order': chained(leafBelow, rootCertificate, between),
  'chain-signature': chained(certificate({ issuer: MIDDLE }), between),
  'chain-gap': chained(leafBelow, rootCertificate),
  'chain-usage': chained(certificate({ kind: 'root' })),
  'chain-mdoc': { input: signedEarly() },
};

/** Queries that lead to an error. */
export const QUERY_SAMPLES: Record<string, QuerySample> = {
  'claim-missing': {
    error: 'credential-query-evaluation',
    query: askedFor({ claims: [{ path: ['birth_date'] }] }),
    credentials: sdJwt,
    says: 'birth_date',
  },
  'value-mismatch': {
    error: 'credential-query-evaluation',
    query: askedFor({ claims: [{ path: ['site'], values: ['south'] }] }),
    credentials: sdJwt,
    says: 'south',
  },
  'type-mismatch': {
    error: 'credential-query-evaluation',
    query: askedFor({ meta: { vct_values: ['https://example.com/credentials/visitor'] } }),
    credentials: sdJwt,
    says: 'vct',
  },
  'option-unmet': {
    error: 'credential-query-evaluation',
    query: askedFor(
      { format: 'mso_mdoc', meta: { doctype_value: 'com.example.badge.1' }, claims: [{ path: ['namespace', 'site'] }] },
      { credential_sets: [{ options: [[String(asked.id)]] }] },
    ),
    credentials: sdJwt,
    says: 'No option',
  },
  'descriptor-map': { error: 'credential-query-evaluation', query: answered({}, token), says: 'descriptor_map/0/path' },
  'definition-incomplete': {
    error: 'credential-query-format',
    query: { ...definition, id: '' },
    says: 'A definition must have an id.',
  },
  'descriptor-twice': {
    error: 'credential-query-format',
    query: { ...definition, input_descriptors: [descriptor, descriptor] },
    says: 'occurs twice',
  },
  'from-both': {
    error: 'credential-query-format',
    query: { ...definition, submission_requirements: [{ rule: 'all', from: 'A', from_nested: [] }] },
    says: 'both from and from_nested',
  },
  'query-id': { error: 'credential-query-format', query: askedFor({ id: 'a b' }), says: 'id' },
  'claims-empty': { error: 'credential-query-format', query: askedFor({ claims: [] }), says: 'claims' },
  'definition-id': {
    error: 'credential-query-format',
    query: answered({ definition_id: 'another' }),
    says: 'definition_id',
  },
  'device-request': {
    error: 'credential-query-format',
    query: byDevice(deviceRequest('1.0').slice(0, -8), deviceResponse),
    says: 'device_request',
  },
  'device-version': {
    error: 'credential-query-format',
    query: byDevice(deviceRequest('2.0'), deviceResponse),
    says: 'version 2.0, but the response has 1.0',
  },
  'query-type': { error: 'credential-query-unsupported', query: { ...answered({}), type: 'PEX' }, says: 'PEX' },
  'mdoc-only': {
    error: 'credential-query-unsupported',
    query: byDevice(deviceRequest('1.0'), sdJwt),
    says: 'Only an mdoc can meet',
  },
};

/** Layers of configurations that lead to an error. */
export const LAYER_SAMPLES: Record<string, LayerSample> = {
  'warnings are errors': {
    error: 'credential-query-evaluation',
    custom: { policies: { presentationSubmission: { onPresentationEvaluationWarning: 'error' } } },
  },
  'an unknown tag': anchors('trusted-issuer-configuration-invalid', { type: 'predefined', tag: 'production' }),
  'production roots alone': anchors('trusted-issuer-untrusted', { type: 'predefined', tag: 'aamva' }),
};

/** Responses that show a cause in the decoder, with its error and its ID. */
export const ANSWERS: [error: string, cause: string, answer: string][] = [
  [
    'trusted-issuer-configuration-invalid',
    'vical-unreachable',
    failing('validator', 'trustedIssuer', {
      platformType: 'trusted-issuer-configuration-invalid',
      title: 'Trust anchors cannot be used',
      status: 422,
      detail: '1 of 2 trust anchor sources cannot be used',
      errors: [
        {
          detail: 'https://example.com/list.vical did not answer within 5000 ms',
          pointer: '/policies/trustedIssuer/trustedIssuerRootCertificates/1/url',
        },
      ],
    }),
  ],
  ['unexpected-error', 'internal', unexpected('The request could not be completed')],
  [
    'unexpected-error',
    'instance-status',
    unexpected('The resolver answered with status 418', {
      resolver: { title: 'Unexpected status', status: 418, detail: 'resolver-eu-1 gave no result' },
    }),
  ],
  ['unexpected-error', 'upstream', unexpected('The registry of did:cheqd gave an odd answer')],
];
