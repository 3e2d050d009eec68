import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { credentialsIn, envelopedIn, kindOf, presentedIn } from '../../../../tools-core/decode/documents.ts';

const V1 = 'https://www.w3.org/2018/credentials/v1';
const V2 = 'https://www.w3.org/ns/credentials/v2';
const NO_SIGNATURE = 'Claims alone carry no signature, so that nothing can be verified.';

/** What a reader is told of each, who opens it in a tool: its name, the list that explains its members, and why. */
const KINDS: [document: JsonObject, format: string, name: string, explain: string, why: string][] = [
  [{ keys: [] }, 'jwk-set', 'JSON Web Key set', 'jwk-set', 'It has the member keys.'],
  [{ kty: 'OKP' }, 'jwk', 'JSON Web Key', 'jwk', 'It has the member kty.'],
  [
    { type: 'Multikey', controller: 'did:web:example.com', publicKeyMultibase: 'z6Mk' },
    'other-json',
    'Verification method',
    'verification-method',
    'It has the members type and controller, and a key.',
  ],
  [
    { type: 'X', controller: 'did:pkh:eip155:1:0x0', blockchainAccountId: 'eip155:1:0x0' },
    'other-json',
    'Verification method',
    'verification-method',
    'It has the members type and controller, and a key.',
  ],
  [
    { id: 'did:web:example.com' },
    'did-document',
    'DID document',
    'did-document',
    'Its id is a DID, and it is no credential.',
  ],
  [
    { didDocument: null },
    'did-document',
    'DID resolution result',
    'did-resolution-result',
    'It has the member didDocument.',
  ],
  [
    { content: {}, contentMetadata: {} },
    'other-json',
    'DID URL dereferencing result',
    'did-dereferencing-result',
    'It has the members content and contentMetadata.',
  ],
  ...[
    'verificationMethod',
    'authentication',
    'assertionMethod',
    'keyAgreement',
    'capabilityInvocation',
    'capabilityDelegation',
  ].map((use): (typeof KINDS)[number] => [
    { id: 'https://example.com/who', [use]: [] },
    'did-document',
    'Controlled identifier document',
    'controlled-identifier-document',
    'Its id is an address that is no DID, and it lists keys by their use.',
  ]),
  [{ vp_token: {} }, 'openid4vp-response', 'OpenID4VP answer', 'openid4vp-response', 'It has the member vp_token.'],
  [
    { response: 'eyJhbGciOiJFQ0RILUVTIn0....' },
    'openid4vp-response',
    'OpenID4VP answer, encrypted',
    'openid4vp-response',
    'It has the member response with a token.',
  ],
  [
    { client_id: 'x509_san_dns:example.com' },
    'openid4vp-request',
    'OpenID4VP request',
    'openid4vp-request',
    'It has the member client_id.',
  ],
  [
    { nonce: 'n', dcql_query: {} },
    'openid4vp-request',
    'OpenID4VP request, for the Digital Credentials API',
    'openid4vp-request',
    'It has the members nonce and dcql_query.',
  ],
  [
    { input_descriptors: [] },
    'presentation-definition',
    'Presentation definition',
    'presentation-definition',
    'It has the member input_descriptors.',
  ],
  [
    { credentials: ['other', { format: 'dc+sd-jwt' }] },
    'dcql-query',
    'DCQL query',
    'dcql-query',
    'It has the member credentials with queries.',
  ],
  [
    { cred_def_id: '1', values: {}, signature: {} },
    'anoncreds',
    'AnonCreds credential',
    'json',
    'It has the members cred_def_id, values and signature, as AnonCreds has them.',
  ],
  [
    { proof: {}, requested_proof: {}, identifiers: [] },
    'anoncreds',
    'AnonCreds presentation',
    'json',
    'It has the members proof, requested_proof and identifiers, as AnonCreds has them.',
  ],
  [
    { descriptor_map: [] },
    'other-json',
    'Presentation submission',
    'presentation-submission',
    'It has the member descriptor_map.',
  ],
  [
    { vp_formats_supported: {} },
    'other-json',
    'Metadata of a verifier',
    'verifier-metadata',
    'It has the member vp_formats_supported.',
  ],
  ...['vc', 'vp'].map((claim): (typeof KINDS)[number] => [
    { [claim]: {} },
    'other-json',
    'Claims of a JWT, without their token',
    'jwt',
    `It has a claim vc or vp. ${NO_SIGNATURE}`,
  ]),
  [
    { sd_hash: 'x' },
    'other-json',
    'Claims of a key binding JWT, without their token',
    'key-binding-jwt',
    `It has the member sd_hash. ${NO_SIGNATURE}`,
  ],
  [
    { vct: 'https://example.com/id' },
    'other-json',
    'Claims of an SD-JWT VC, without their token',
    'sd-jwt-vc',
    `It has the member vct. ${NO_SIGNATURE}`,
  ],
  [
    { cryptosuite: 'eddsa-rdfc-2022', proofValue: 'z1' },
    'other-json',
    'Data Integrity proof, without its document',
    'data-integrity-proof',
    'It has the members cryptosuite and proofValue. Without its document nothing can be verified.',
  ],
  ...[{ typ: 'JWT' }, { kid: '1' }, { x5c: [] }].map((more: object): (typeof KINDS)[number] => [
    { alg: 'ES256', ...more },
    'other-json',
    'JOSE header, without its token',
    'jose-header',
    'It has the member alg of a header, and no payload.',
  ]),
  [{ $schema: 'x' }, 'json-schema', 'JSON Schema', 'json', 'It has the member $schema.'],
];

describe('JSON is told by its members', () => {
  test.each(KINDS)('%j', (document, format, name, explain, why) => {
    expect(kindOf(document)).toEqual({ format, name, explain, why: [why], level: 'other' });
  });

  test.each([
    {},
    { type: 'Multikey', controller: 'did:web:example.com' },
    { type: 'X', controller: 'did:web:example.com', notAblockchainAccountId: 'x', xpublicKeyJwk: {} },
    { type: 'X', controller: 'did:web:example.com', blockchainAccountIds: [] },
    { controller: 'did:web:example.com', publicKeyJwk: {} },
    { id: 'urn:uuid:1' },
    { id: 'my did:web:example.com' },
    { id: 'no address', authentication: [] },
    { id: 'https://example.com/who', authentication: 'all' },
    { content: {} },
    { response: 'none' },
    { nonce: 'n' },
    { credentials: [{ type: 'x' }, 'format'] },
    { cred_def_id: '1', values: {} },
    { requested_proof: {}, identifiers: [] },
    { vc: 'text', vp: 1 },
    { proofValue: 'z1' },
    { alg: 'ES256' },
  ])('%j is of no known format', (document) => {
    expect(kindOf(document as JsonObject)).toEqual({
      format: 'unknown',
      name: 'JSON of no known format',
      why: ['It has no member by which a credential, a request, a DID document or a key is told.'],
      level: 'other',
      explain: 'json',
    });
  });
});

describe('W3C credentials and presentations', () => {
  const credential = { type: ['VerifiableCredential', 'Id'], credentialSubject: {} };
  test.each([
    [{ '@context': [V1], ...credential }, 'w3c-1.1', 'W3C VC 1.1, credential', 'verifiable-credential-v1'],
    [{ '@context': V2, ...credential }, 'w3c-2.0', 'W3C VC 2.0, credential', 'verifiable-credential-v2'],
    [
      { '@context': [V1], type: 'VerifiablePresentation' },
      'w3c-1.1',
      'W3C VC 1.1, presentation',
      'verifiable-presentation-v1',
    ],
    [
      { '@context': [V2], type: ['VerifiablePresentation'] },
      'w3c-2.0',
      'W3C VC 2.0, presentation',
      'verifiable-presentation-v2',
    ],
    [
      { '@context': ['https://example.com'], ...credential },
      'unknown',
      'W3C VC of an unknown version, credential',
      'verifiable-credential-v2',
    ],
  ])('%j', (document, format, name, explain) => {
    const level = name.split(', ')[1];
    expect(kindOf(document)).toMatchObject({ format, name, explain, level });
  });

  test('say by what they are told', () => {
    expect(kindOf({ '@context': [V1], ...credential, proof: [{ type: 'Ed25519Signature2018' }] }).why).toEqual([
      `The first item of @context is ${V1}.`,
      'type is VerifiableCredential, Id.',
      'It holds a proof of the type Ed25519Signature2018.',
    ]);
    expect(kindOf({ '@context': [V2], ...credential, proof: { type: 'D', cryptosuite: 'bbs-2023' } }).why).toEqual([
      `The first item of @context is ${V2}.`,
      'type is VerifiableCredential, Id.',
      'It holds a proof of the type bbs-2023.',
    ]);
    expect(kindOf({ '@context': ['https://example.com'], ...credential }).why).toEqual([
      'The first item of @context is "https://example.com", which is no known version.',
      'type is VerifiableCredential, Id.',
      'It holds no proof.',
    ]);
    expect(kindOf(credential).why[0]).toBe('It has no @context.');
  });

  test('a credential without a type is one by its other members, and says so', () => {
    const { why, level } = kindOf({ '@context': [V2], credentialSubject: {}, issuer: 'did:web:example.com' });
    expect(level).toBe('credential');
    expect(why[1]).toBe('It has members of a credential, and no type.');
  });

  test.each([
    ['BitstringStatusList', V2, 'Bitstring Status List, W3C VC 2.0'],
    ['StatusList2021', V1, 'Status List 2021, W3C VC 1.1'],
  ])('a list of the type %s is a status list', (type, context, name) => {
    const kind = kindOf({ '@context': [context], ...credential, credentialSubject: { type } });
    expect(kind).toMatchObject({ format: 'status-list', name, explain: 'bitstring-status-list-credential' });
    expect(kind.why.at(-1)).toBe(`The type of its subject is ${type}.`);
  });
});

describe('what documents hold', () => {
  test.each(['EnvelopedVerifiableCredential', 'EnvelopedVerifiablePresentation'])('%s has its data address', (type) => {
    expect(envelopedIn({ type, id: 'data:application/vc+jwt,eyJ' })).toBe('data:application/vc+jwt,eyJ');
    expect(envelopedIn({ type: ['Other', type], id: 'data:,x' })).toBe('data:,x');
    expect(envelopedIn({ type, id: 'urn:x' })).toBe(undefined);
    expect(envelopedIn({ type: `My${type}`, id: 'data:,x' })).toBe(undefined);
    expect(envelopedIn({ type: `${type}s`, id: 'data:,x' })).toBe(undefined);
  });

  test('credentials of a presentation have their place, and an enveloped one is its token', () => {
    expect(credentialsIn({ verifiableCredential: 'eyJ' })).toEqual([
      { value: 'eyJ', pointer: '/verifiableCredential' },
    ]);
    const signed = { id: 'data:,x', proof: {} };
    const enveloped = { id: 'data:application/vc+jwt,eyJ' };
    expect(credentialsIn({ verifiableCredential: [enveloped, signed, { id: 'urn:x' }] })).toEqual([
      { value: enveloped.id, pointer: '/verifiableCredential/0/id' },
      { value: signed, pointer: '/verifiableCredential/1' },
      { value: { id: 'urn:x' }, pointer: '/verifiableCredential/2' },
    ]);
    expect(credentialsIn({})).toEqual([]);
  });

  test('an answer of OpenID4VP presents texts, lists, objects, and lists by the id of a query', () => {
    expect(presentedIn({})).toEqual([]);
    expect(presentedIn({ vp_token: 'eyJ' })).toEqual([{ value: 'eyJ', pointer: '/vp_token' }]);
    expect(presentedIn({ vp_token: ['a', 'b'] })).toEqual([
      { value: 'a', pointer: '/vp_token/0' },
      { value: 'b', pointer: '/vp_token/1' },
    ]);
    const presentation = { '@context': [V2], type: 'VerifiablePresentation' };
    expect(presentedIn({ vp_token: presentation })).toEqual([{ value: presentation, pointer: '/vp_token' }]);
    expect(presentedIn({ vp_token: { 'a/b': ['x'], c: 'y' } })).toEqual([
      { value: 'x', pointer: '/vp_token/a~1b/0' },
      { value: 'y', pointer: '/vp_token/c' },
    ]);
  });
});
