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
  query: JsonObject;
  credentials?: string;
  says: string;
}

export interface LayerSample {
  service: string;
  custom: JsonObject;
}

export interface AccessSample {
  policy: JsonObject;
  request: string;
}

export interface AnswerSample {
  answer: string;
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

/** The answer of a service whose policy failed, as curl -i prints it. */
const failing = (service: string, policy: string, error: JsonObject): AnswerSample => ({
  answer: [
    `HTTP/2 ${error.status === 500 ? 500 : 422}`,
    'content-type: application/json',
    'x-request-id: 4be1d3a0-1c0f-4c59-9f57-0a6c8d9e2b11',
    '',
    text({ data: [{ path: [], policy, service, error }] }),
  ].join('\n'),
});
const unexpected = (detail: string, external?: JsonObject): AnswerSample =>
  failing('verifier', 'proof', {
    platformType: 'unexpected-error',
    title: 'Unexpected error',
    status: 500,
    detail,
    instance: 'urn:uuid:6e0f2b1c-3f0e-4d5c-9a67-0d5f3f1f2a11',
    ...(external && { external }),
  });
const anchors = (...sources: JsonObject[]): LayerSample => ({
  service: 'validator',
  custom: { policies: { trustedIssuer: { trustedIssuerRootCertificates: sources } } },
});

/**
 * For each cause on an error page, by its words: an input that shows it in the inspector, a query that shows it in the
 * evaluator, or why none can.
 */
export const CAUSE_SAMPLES: Record<
  string,
  Record<string, Sample | QuerySample | LayerSample | AccessSample | AnswerSample>
> = {
  'credential-query-evaluation': {
    "A required claim or data element is missing, or the holder didn't disclose it.": {
      query: askedFor({ claims: [{ path: ['birth_date'] }] }),
      credentials: sdJwt,
      says: 'birth_date',
    },
    "A Presentation Exchange `filter` or a DCQL `values` restriction doesn't match.": {
      query: askedFor({ claims: [{ path: ['site'], values: ['south'] }] }),
      credentials: sdJwt,
      says: 'south',
    },
    'The credential has a different `vct`, `doctype` or `type` than the query requests.': {
      query: askedFor({ meta: { vct_values: ['https://example.com/credentials/visitor'] } }),
      credentials: sdJwt,
      says: 'vct',
    },
    "No option of a required credential set is met, or a submission requirement isn't met.": {
      query: askedFor(
        { format: 'mso_mdoc', meta: { doctype_value: 'com.example.badge.1' } },
        { credential_sets: [{ options: [[String(asked.id)]] }] },
      ),
      credentials: sdJwt,
      says: 'No option',
    },
    "The submission's descriptor map points to the wrong credential.": {
      query: answered({}, token),
      says: 'descriptor_map/0/path',
    },
    'There were only warnings, but `onPresentationEvaluationWarning` is set to `error`.': {
      service: 'validator',
      custom: { policies: { presentationSubmission: { onPresentationEvaluationWarning: 'error' } } },
    },
  },
  'credential-query-format': {
    'A presentation definition has no `id` or no `input_descriptors`.': {
      query: { ...definition, id: '' },
      says: 'A definition must have an id.',
    },
    'Two input descriptors have the same `id`.': {
      query: { ...definition, input_descriptors: [descriptor, descriptor] },
      says: 'occurs twice',
    },
    'A submission requirement has both `from` and `from_nested`.': {
      query: { ...definition, submission_requirements: [{ rule: 'all', from: 'A', from_nested: [] }] },
      says: 'both from and from_nested',
    },
    'The `id` of a DCQL credential query is used twice, or contains something other than letters, digits, `_` and `-`.':
      {
        query: askedFor({ id: 'a b' }),
        says: 'id',
      },
    'A DCQL credential query has an empty `claims` array.': { query: askedFor({ claims: [] }), says: 'claims' },
    "The submission's `definition_id` is missing, or differs from the definition's `id`.": {
      query: answered({ definition_id: 'another' }),
      says: 'definition_id',
    },
    "A device request's CBOR can't be decoded.": {
      query: byDevice(deviceRequest('1.0').slice(0, -8), deviceResponse),
      says: 'device_request',
    },
    "A device request's version doesn't match the version in the response.": {
      query: byDevice(deviceRequest('2.0'), deviceResponse),
      says: 'version 2.0, but the response has 1.0',
    },
  },
  'credential-query-unsupported': {
    "`type` isn't `DIF.PresentationExchange`, `DCQL` or `ISO18013-5.DeviceRequest`. It may be abbreviated or misspelled.":
      { query: { ...answered({}), type: 'PEX' }, says: 'PEX' },
    'The query is an `ISO18013-5.DeviceRequest`, but the presentation contains something other than an mdoc.': {
      query: byDevice(deviceRequest('1.0'), sdJwt),
      says: 'Only an mdoc can meet',
    },
  },
  'invalid-format': {
    "`@context` is missing, or doesn't start with the base context.": changed({
      '@context': ['https://example.com/contexts/employee', 'https://www.w3.org/ns/credentials/v2'],
    }),
    'The `type` of a W3C credential lacks `VerifiableCredential`.': changed({ type: ['EmployeeCredential'] }),
    'A W3C credential has no `issuer` or no `credentialSubject`.': without('issuer'),
    "`validFrom` isn't a date and time with a time zone.": changed({ validFrom: '2026-01-01T00:00:00' }),
    "A JWT doesn't have three parts, or its header isn't JSON.": { input: token.replace(/^[^.]+/, 'eyJhbGciOg') },
    'A disclosure in an SD-JWT matches none of the digests the issuer signed.': {
      input: `${sdJwt}${part(['salt', 'admin', true])}~`,
    },
    'An mdoc has no `issuerAuth`.': { input: mdoc((all) => all.delete('issuerAuth')) },
    'The credential mixes members of data model 1.1 and 2.0, such as `issuanceDate` with the 2.0 context.': changed({
      issuanceDate: '2026-01-01T00:00:00Z',
    }),
  },
  'unsupported-format': {
    '`@context` contains a version other than data model 1.1 or 2.0.': changed({
      '@context': ['https://www.w3.org/ns/credentials/v3'],
    }),
    "The string isn't a JWT, an SD-JWT or encoded CBOR.": { input: 'employee E-1042' },
    'The credential belongs to a different family, such as AnonCreds.': {
      input: text({
        schema_id: 'did:example:123/anoncreds/v0/SCHEMA/Employee/1.0',
        cred_def_id: 'did:example:123/anoncreds/v0/CLAIM_DEF/1/default',
        values: { site: { raw: 'north', encoded: '1139481716457488690172217916278103335' } },
        signature: {},
      }),
    },
    "The input is an encrypted token (JWE) that wasn't decrypted.": {
      input: `${part({ alg: 'ECDH-ES', enc: 'A256GCM' })}..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA`,
    },
  },
  'not-allowed-by-configuration': {
    'The version of the W3C VC Data Model is disabled.': {
      input: text(employee),
      policies: { format: { standards: { w3c: { 'vc-data-model': { 'v2.0': { enabled: false } } } } } },
    },
    'ISO/IEC 18013-5:2021 is disabled.': {
      input: mdoc(() => {}),
      policies: { format: { standards: { iso: { '18013-5:2021': { enabled: false } } } } },
    },
    'The proof format is disabled: JWT (with SD-JWT), Data Integrity or mdoc.': {
      input: token,
      policies: { proof: { formats: { jwt: { enabled: false } } } },
    },
    'The proof purpose is disabled.': {
      input: text(employee),
      policies: { proof: { formats: { w3c: { proofPurpose: { assertionMethod: { enabled: false } } } } } },
    },
  },
  'proof-cryptographic-error': {
    "The key's curve doesn't fit the algorithm.": proven({ cryptosuite: 'ecdsa-rdfc-2019' }),
    'The JWK or the multibase key in the DID document is malformed.': withKey({
      publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: 'AAAA' },
    }),
    "The point of an elliptic-curve key isn't on its curve.": withKey({
      publicKeyJwk: { ...p256.jwk, y: p256.jwk.x } as unknown as JsonObject,
    }),
    'The signature has the wrong length.': { input: token.slice(0, -4) },
    "`proofValue` can't be decoded.": proven({ proofValue: `${proof.proofValue}0` }),
    'Canonicalization failed. A JSON-LD context may not have loaded.': changed({
      credentialSubject: { ...(employee.credentialSubject as JsonObject), 'not a term': 'x' },
    }),
    "`alg` in the header differs from the key's algorithm.": { input: withHeader({ alg: 'EdDSA' }) },
  },
  'proof-resolve-issuer': {
    "The DID method isn't supported, or it's disabled on the resolver instance.": {
      input: credentialBy(ed25519, 'did:example:42', 'did:example:42#key'),
    },
    "The DID doesn't exist or has been deactivated.": {
      input: credentialBy(ed25519, DID, METHOD.id),
      beside: [text({ didDocument: JSON.parse(documentOf({})), didDocumentMetadata: { deactivated: true } })],
    },
    "The registry or the web host didn't respond in time.": {
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
    "`verificationMethod` or `kid` refers to a key that isn't in the DID document.": proven({
      verificationMethod: `${proof.verificationMethod}9`,
    }),
    'The key belongs to a DID other than the `issuer`.': changed({ issuer: 'did:web:example.org' }),
    "The `resolver` setting refers to a stopped instance, or to a role that doesn't allow `resolve`.": {
      policy: {
        version: '1.0',
        permissions: [
          {
            effect: 'allow',
            scope: 'service',
            actions: ['list-methods'],
            resources: [{ region: 'eu', service: 'resolver', resourceType: 'instance', resourceId: 'resolver-eu-1' }],
          },
        ],
      },
      request: 'GET /did:web:example.com:issuers:42 HTTP/1.1\nHost: resolver-eu-1.resolver.service.eu.example',
    },
    "The JWT doesn't identify a key: there's no `kid`, no `x5c` and no issuer metadata.": {
      input: signToken({ typ: 'dc+sd-jwt' }, { vct: story.VCT }, ed25519).concat('~'),
    },
  },
  'proof-unsupported-feature': {
    '`cryptosuite` is unknown, or the proof uses an old linked-data suite such as `RsaSignature2018`.': proven({
      type: 'RsaSignature2018',
    }),
    '`alg` is `none` or another unsupported algorithm.': { input: withHeader({ alg: 'none' }) },
    'A proof chain contains a proof with an unknown suite.': changed(
      {
        proof: [
          { ...(portable.proof as JsonObject), id: 'urn:uuid:1' },
          { ...(portable.proof as JsonObject), cryptosuite: 'eddsa-2022', previousProof: 'urn:uuid:1' },
        ].reverse(),
      },
      portable,
    ),
    'The `crit` header of a JWT lists an unsupported extension.': { input: withHeader({ crit: ['exp'] }) },
    "A critical COSE header isn't supported.": {
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
    "The digest algorithm in `_sd_alg` or `digestAlgorithm` isn't supported.": {
      input: signToken({ typ: 'dc+sd-jwt' }, { vct: story.VCT, _sd_alg: 'md5' }, ed25519).concat('~'),
    },
  },
  'proof-verification-failed': {
    "The signature doesn't belong to this data.": {
      input: `${token.slice(0, token.lastIndexOf('.'))}.${Buffer.alloc(64, 255).toString('base64url')}`,
    },
    'The data changed after signing.': changed({ id: 'urn:uuid:00000000-0000-4000-8000-000000000000' }),
    'The proof was checked with a different key than the one that signed it.': signed({
      verificationMethod: [
        { ...METHOD, publicKeyMultibase: other.multibase },
        { ...METHOD, id: `${DID}#second` },
      ],
    }),
    "The challenge isn't the expected one.": {
      input: text(presentation),
      expected: { challenge: 'another', domain: story.DOMAIN },
    },
    'The proof has expired.': { input: ended() },
    "The key isn't listed under the right verification relationship.": signed({
      assertionMethod: [],
    }),
    'Required authentication parameters are missing or wrong.': {
      input: text(presentation),
      expected: { challenge: story.CHALLENGE, domain: 'example.net' },
    },
    'The key binding of an SD-JWT is invalid.': {
      input: bound,
      expected: { audience: story.CLIENT_ID, nonce: 'another' },
    },
    'Device authentication of an mdoc failed, or `options.sessionTranscript` is missing.': {
      input: read('mdoc/device-response.txt').trim(),
      expected: { ...index.expected, nonce: 'another', responseMode: 'direct_post' },
    },
  },
  'trusted-issuer-configuration-invalid': {
    "A `pem` value can't be parsed.": trusting({ type: 'pem', pem: rootPem.replace('MII', 'MIA') }),
    'A `pem` value contains more than one certificate.': trusting({ type: 'pem', pem: rootPem + pemOf(between) }),
    '`cbor` contains JSON or PEM text instead of the raw bytes in base64.': trusting(vicalSource(base64(rootPem))),
    "A VICAL's URL doesn't respond, or doesn't return CBOR.": failing('validator', 'trustedIssuer', {
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
    "The VICAL's signer doesn't chain to any certificate in `vicalTrustedCertificates`.": trusting(
      vicalSource(read('certificates/vical.txt').trim(), pemOf(between)),
    ),
    'A predefined source has an unknown `tag`.': anchors({ type: 'predefined', tag: 'production' }),
  },
  'trusted-issuer-unsupported': {
    'The credential is a W3C VC with a Data Integrity proof, or a JWT VC.': { input: text(employee) },
    'The credential is an SD-JWT VC without an `x5c` header.': { input: sdJwt },
  },
  'trusted-issuer-untrusted': {
    "The issuer's certificate authority isn't in the list.": {
      ...chained(certificate({})),
      only: [pemOf(between)],
    },
    "An inline list replaced the predefined one. Arrays aren't merged.": trusting({
      type: 'pem',
      pem: pemOf(between),
    }),
    'The certificate authority was removed from the VICAL, or its entry has expired.': trusting(
      vicalSource(base64(endedVical), rootPem),
    ),
    'A test issuer was checked against production roots, or a production issuer against test roots.': anchors({
      type: 'predefined',
      tag: 'aamva',
    }),
    'The list is empty, so no issuer is trusted.': trusting(),
  },
  'trusted-issuer-validation-error': {
    "A certificate has expired, or isn't valid yet.": {
      ...chained(certificate({ notAfter: '2026-02-01T00:00:00Z' })),
    },
    'The certificates in `x5c` are in the wrong order. The leaf has to be first.': chained(
      leafBelow,
      rootCertificate,
      between,
    ),
    'A signature between two certificates is invalid.': chained(certificate({ issuer: MIDDLE }), between),
    'An intermediate certificate is missing.': chained(leafBelow, rootCertificate),
    "The leaf certificate's key usage doesn't allow signing documents.": chained(certificate({ kind: 'root' })),
    "An mdoc issuer's certificate failed its validity check.": { input: signedEarly() },
  },
  'unexpected-error': {
    'The service had an internal error.': unexpected('The request could not be completed'),
    'An instance the service called returned an unexpected status.': unexpected(
      'The resolver answered with status 418',
      { resolver: { title: 'Unexpected status', status: 418, detail: 'resolver-eu-1 gave no result' } },
    ),
    'A registry or another upstream host returned an unexpected response.': unexpected(
      'The registry of did:cheqd gave an odd answer',
    ),
  },
};
