import { createRequire } from 'node:module';
import { type Schema, Validator } from '@cfworker/json-schema';
import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { example } from './runLiveSample.ts';
import { spec } from './spec.ts';

/** What standards show as examples or forbid in words, at the edges where a schema is easily too strict or too lax. */
const documents = [...spec.schemas, ...spec.standards].map(({ value }) => value).filter(isObject);
const ajv = new SchemaValidator(documents);

/** The schema of schemas, which Ajv brings along. */
const META = [
  'schema',
  ...['applicator', 'content', 'core', 'format-annotation', 'meta-data', 'unevaluated', 'validation'].map(
    (name) => `meta/${name}`,
  ),
];
const require = createRequire(import.meta.url);
const metaSchemas = META.map((name): Schema => require(`ajv/dist/refs/json-schema-2020-12/${name}.json`));

const fileOf = (name: string) => documents.find(({ $id }) => String($id).endsWith(`/${name}.json`)) as JsonObject;

/** Two libraries judge, so that a slip of one of them does not pass for the schema. */
function verdicts(name: string, value: JsonValue): [ajv: boolean, cfworker: boolean] {
  const document = fileOf(name);
  const other = new Validator(document as Schema, '2020-12');
  for (const one of [...documents, ...metaSchemas]) if (one !== document) other.addSchema(one as Schema);
  return [ajv.compile(String(document.$id))(value).length === 0, other.validate(value).valid];
}

const read = (name: string): JsonObject => JSON.parse(example(name));
const employee = read('credentials/employee.json');
const proof = employee.proof as JsonObject;
const V2 = 'https://www.w3.org/ns/credentials/v2';
/** VC Data Model 2.0, section 4.13.1. */
const enveloped = (context: JsonValue, id = 'data:application/vc+sd-jwt,QzVjV.RMjU') => ({
  '@context': [V2],
  type: ['VerifiablePresentation'],
  verifiableCredential: [{ '@context': context, id, type: 'EnvelopedVerifiableCredential' }],
});
const entry = (members: object) => ({
  type: 'BitstringStatusListEntry',
  statusPurpose: 'message',
  statusListIndex: '1',
  statusListCredential: 'https://example.com/status/3',
  ...members,
});
const messages = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ status: `0x${at.toString(16)}`, message: 'any' }));
const request = (members: object) => ({
  response_type: 'vp_token',
  response_mode: 'direct_post',
  client_id: 'x509_san_dns:verifier.example.com',
  response_uri: 'https://verifier.example.com/direct_post',
  nonce: 'n-0S6_WzA2Mj',
  scope: 'com.example.employee',
  ...members,
});

/** DID Core, sections 5.2 and 5.4: sets, which may be empty. */
const NO_KEYS = { verificationMethod: [], service: [] };

describe('a schema takes what its standard takes', () => {
  test.each<[what: string, schema: string, value: JsonValue]>([
    ['a signed credential', 'verifiable-credential-v2', employee],
    ['an enveloped credential with a context in a string', 'verifiable-presentation-v2', enveloped(V2)],
    ['an enveloped credential with a list of contexts', 'verifiable-presentation-v2', enveloped([V2])],
    ['a proof value in base64url', 'data-integrity-proof', { ...proof, proofValue: 'u2V0AhVhA-_' }],
    [
      'an entry of two bits with four messages',
      'bitstring-status-list-entry',
      entry({ statusSize: 2, statusMessage: messages(4) }),
    ],
    ['an entry of one bit without messages', 'bitstring-status-list-entry', entry({ statusSize: 1 })],
    ['a request whose answer is posted', 'openid4vp-request', request({})],
    [
      'a request that leads back to the verifier',
      'openid4vp-request',
      request({ response_mode: 'fragment', response_uri: undefined, redirect_uri: 'https://verifier.example.com/cb' }),
    ],
    ['a further type', 'sd-jwt-vc', { vct: 'urn:example:eudi:pid:aendgard:1', aka_vcts: ['urn:example:eudi:pid'] }],
    ['an encrypted answer', 'openid4vp-response', { response: 'eyJhbGciOiJFQ0RILUVTIn0..aXY.dGV4dA.dGFn' }],
    ['a dereferenced key with its contexts', 'did-dereferencing-result', dereferenced()],
    [
      'a key of a deactivated DID',
      'did-dereferencing-result',
      { content: null, contentMetadata: { deactivated: true }, dereferencingMetadata: {} },
    ],
    ['a document without keys and services', 'did-document', { id: 'did:web:example.com', ...NO_KEYS }],
    ['the same for any URL', 'controlled-identifier-document', { id: 'https://example.com/me', ...NO_KEYS }],
  ])('%s', (_, schema, value) => {
    expect(verdicts(schema, JSON.parse(JSON.stringify(value)))).toEqual([true, true]);
  });
});

/** DID Resolution, section 5.5.1: a verification method, with the context of its document. */
function dereferenced(): JsonObject {
  return {
    content: {
      '@context': 'https://www.w3.org/ns/did/v1.1',
      id: 'did:example:123456789abcdefghi#keys-1',
      type: 'Multikey',
      controller: 'did:example:123456789abcdefghi',
      publicKeyMultibase: 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    },
    contentMetadata: {},
    dereferencingMetadata: { contentType: 'application/did' },
  };
}

describe('a schema refuses what its standard refuses', () => {
  test.each<[what: string, schema: string, value: JsonValue]>([
    [
      'an enveloped credential without the context of version 2.0',
      'verifiable-presentation-v2',
      enveloped('https://example.com/v1'),
    ],
    [
      'an enveloped credential that is cut',
      'verifiable-presentation-v2',
      enveloped(V2, 'data:application/vc+jwt,eyJ…'),
    ],
    [
      'an enveloped credential without content',
      'verifiable-presentation-v2',
      enveloped(V2, 'data:application/vc+jwt,'),
    ],
    ['a proof value with an ellipsis', 'data-integrity-proof', { ...proof, proofValue: 'z3vKq…' }],
    ['a proof value without a value', 'data-integrity-proof', { ...proof, proofValue: 'z' }],
    ['characters that are no base58: 0, O, I, l', 'data-integrity-proof', { ...proof, proofValue: 'z3vKq0OIl' }],
    ['an entry of two bits without messages', 'bitstring-status-list-entry', entry({ statusSize: 2 })],
    [
      'an entry of two bits with two messages',
      'bitstring-status-list-entry',
      entry({ statusSize: 2, statusMessage: messages(2) }),
    ],
    [
      'an address to lead back to where the answer is posted (OpenID4VP 1.0, section 8.2)',
      'openid4vp-request',
      request({ redirect_uri: 'https://verifier.example.com/cb' }),
    ],
    ['the type of drafts until 2024', 'sd-jwt-vc-header', { alg: 'ES256', typ: 'vc+sd-jwt' }],
    ['no further type', 'sd-jwt-vc', { vct: 'urn:example:eudi:pid', aka_vcts: [] }],
    ['an encrypted answer of three parts', 'openid4vp-response', { response: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln' }],
  ])('%s', (_, schema, value) => {
    expect(verdicts(schema, value)).toEqual([false, false]);
  });
});

test('both libraries take every example of every published schema', () => {
  const examples = documents.flatMap((document) =>
    ((document.examples ?? []) as JsonValue[]).map(
      (value) => [String(document.$id).replace(/^.*\/|\.json$/g, ''), value] as const,
    ),
  );
  expect(examples.length).toBeGreaterThan(60);
  expect(examples.filter(([name, value]) => !verdicts(name, value).every(Boolean)).map(([name]) => name)).toEqual([]);
});
