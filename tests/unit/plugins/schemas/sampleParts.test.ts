import { describe, expect, test } from 'vitest';
import type { Sample } from '../../../../plugins/pages/samplesOf.ts';
import type { JsonValue } from '../../../../plugins/schemas/jsonValue.ts';
import { jsonTexts, knownParts } from '../../../../plugins/schemas/sampleTexts.ts';
import { schemaNodes, schemaReferences } from '../../../../plugins/schemas/schemaProperties.ts';
import { standardParts as partsOfStandards } from '../../../../plugins/schemas/standardParts.ts';
import { wrongTypes } from '../../../../plugins/schemas/wrongTypes.ts';

const texts = (language: string, code: string) =>
  jsonTexts({ language, code, line: 10 }).map(({ text, line, column }) => `${line}:${column} ${text}`);

test.each<[language: string, code: string, found: string[]]>([
  ['json', '1', ['10:1 1']],
  ['http', 'POST /a HTTP/1.1\n\n{"a": 1}', ['12:1 {"a": 1}']],
  ['http', 'POST /a HTTP/1.1\n\na=1', []],
  ['http', 'GET /a HTTP/1.1', []],
  ['bash', 'curl --data \'{"a": 1}\' x', ['10:14 {"a": 1}']],
  ['bash', "curl -d '[1]' x\ncurl --data-raw '{}'", ['10:10 [1]', '11:18 {}']],
  ['bash', "curl --data-binary 'a=1' x", []],
  ['bash', "curl -d '{\"a\": \"it'\\''s\"}'", ['10:10 {"a": "it\'s"}']],
  ['bash', 'curl -d \'{"a": "it\'"\'"\'s"}\'', ['10:10 {"a": "it\'s"}']],
  ['bash', "cat > a.json <<'END'\n{\n}\nEND\n", ['11:1 {\n}']],
  ['bash', 'cat > a.txt <<END\ntext\nEND\n', []],
  ['text', '{}', []],
])('the JSON of %s %j is %j', (language, code, found) => expect(texts(language, code)).toEqual(found));

const sample = (more: Partial<Sample> = {}): Sample => ({
  page: { file: 'docs/a.mdx', route: '/a' },
  ...{
    language: 'json',
    title: 'Answer',
    noCheck: undefined,
    schema: undefined,
    meta: '',
    code: '',
    shortcode: undefined,
    line: 1,
  },
  ...more,
});
const parts = (value: JsonValue, more?: Partial<Sample>) => {
  const found = knownParts(sample(more), value);
  return typeof found === 'string'
    ? found
    : found.map(({ segments, kind }) => `/${segments.join('/')} ${JSON.stringify(kind)}`);
};
const AT_HOST = { code: 'curl https://verifier.management.eu.%brand.apiDomain%/a', language: 'bash' };

describe('what a sample is', () => {
  test.each<[reason: string, value: JsonValue, Partial<Sample> | undefined, found: string | string[]]>([
    ['is unknown without a name and a body', { a: 1 }, { title: 'A file' }, 'no kind'],
    ['is a body by its title', { a: 1 }, { title: 'Request body' }, []],
    ['is unknown by a schema of no form', {}, { schema: 'No Form' }, 'no schema'],
    [
      'is a list by its schema',
      [1, 2],
      { schema: 'list of jwk' },
      ['/0 {"is":"schema","name":"jwk","part":false}', '/1 {"is":"schema","name":"jwk","part":false}'],
    ],
    ['is no list', {}, { schema: 'list of jwk' }, 'no schema'],
    [
      'is a configuration',
      {},
      { schema: 'configuration of resolver' },
      ['/ {"is":"configuration","service":"resolver","core":false}'],
    ],
    [
      'is what stands inside of a body',
      { data: [{ policy: 'a' }, 1] },
      { schema: 'answer of verify' },
      ['/data/0 {"is":"policy result"}', '/data/1 {"is":"policy result"}'],
    ],
    ['are no results', { data: [{ a: 1 }] }, undefined, []],
    [
      'is a document of a policy',
      [{ policy: { document: {} } }, { inlinePolicyDocument: {} }, { inlinePolicyDocument: null }, { document: {} }],
      undefined,
      ['/0/policy/document {"is":"policy document"}', '/1/inlinePolicyDocument {"is":"policy document"}'],
    ],
    [
      'is a configuration of the service in the host',
      { instance: { inlineConfiguration: {} }, configuration: { values: {} }, values: {} },
      AT_HOST,
      [
        '/instance/inlineConfiguration {"is":"configuration","service":"verifier","core":false}',
        '/configuration/values {"is":"configuration","service":"verifier","core":false}',
      ],
    ],
    ['is none where nobody knows the service', { inlineConfiguration: {} }, undefined, []],
    ['is an object of a standard', { dcql_query: {} }, undefined, ['/dcql_query {"is":"schema","name":"dcql-query"}']],
  ])('%s', (_reason, value, more, found) => expect(parts(value, more)).toEqual(found));
});

const context = (version: string) => `https://www.w3.org/ns/credentials/${version}`;

test.each<[value: JsonValue, found: string[]]>([
  [{ presentation_definition: {} }, ['/presentation_definition presentation-definition']],
  [{ presentationDefinition: {} }, ['/presentationDefinition presentation-definition']],
  [{ presentation_submission: {} }, ['/presentation_submission presentation-submission']],
  [{ dcql: {} }, ['/dcql dcql-query']],
  [{ digitalCredentialGetRequest: {} }, ['/digitalCredentialGetRequest digital-credential-request']],
  [{ digitalCredentialGetResponse: {} }, ['/digitalCredentialGetResponse openid4vp-response']],
  [{ dcql: 'x', toString: {} }, []],
  [[{ a: { didDocument: {}, didResolutionMetadata: {} } }], ['/0/a did-resolution-result']],
  [{ didDocument: {} }, []],
  [{ content: {}, dereferencingMetadata: {} }, ['/ did-dereferencing-result']],
  [{ jwks_uri: '', response_types_supported: [] }, ['/ openid-configuration']],
  [{ keys: [1, { kty: 'EC' }] }, ['/ jwk-set']],
  [{ keys: [{ kid: '1' }] }, []],
  [{ '@context': context('v2'), type: ['VerifiableCredential'] }, ['/ verifiable-credential-v2']],
  [
    { '@context': ['https://www.w3.org/2018/credentials/v1'], type: 'VerifiableCredential' },
    ['/ verifiable-credential-v1'],
  ],
  [
    { '@context': context('v2'), type: ['VerifiableCredential', 'BitstringStatusListCredential'] },
    ['/ bitstring-status-list-credential'],
  ],
  [{ '@context': context('v1'), type: 'VerifiablePresentation' }, ['/ verifiable-presentation-v1']],
  [{ '@context': context('v2'), type: 'VerifiablePresentation' }, ['/ verifiable-presentation-v2']],
  [{ '@context': [{}], type: 'VerifiableCredential' }, []],
  [{ '@context': `${context('v2')}/more`, type: 'VerifiableCredential' }, []],
])('in %j stand objects of standards: %j', (value, found) => {
  expect(partsOfStandards(value).map(({ segments, schema }) => `/${segments.join('/')} ${schema}`)).toEqual(found);
});

test.each<[schema: JsonValue, found: string[]]>([
  [{ type: 'string', pattern: '^a$' }, []],
  [{ type: 'bool' }, ['type: JSON Schema has no type "bool". Did you mean "boolean"?']],
  [
    { items: [{ type: ['null', 'Sting'] }] },
    ['items/0/type/1: JSON Schema has no type "Sting". Did you mean "string"?'],
  ],
  [
    { type: 'zzzzzzzzzzzz' },
    [
      'type: JSON Schema has no type "zzzzzzzzzzzz". Write one of string, number, integer, boolean, object, array, null.',
    ],
  ],
  [
    {
      properties: { type: { type: 'Long' } },
      default: { type: 'x' },
      examples: [{ type: 'x' }],
      const: { type: 'x' },
      enum: [{ type: 'x' }],
      example: { type: 'x' },
    },
    ['properties/type/type: JSON Schema has no type "Long". Did you mean "integer"?'],
  ],
  [
    { $defs: { a: { type: 'dict' } }, dependentSchemas: { b: { type: 'none' } } },
    [
      '$defs/a/type: JSON Schema has no type "dict". Did you mean "object"?',
      'dependentSchemas/b/type: JSON Schema has no type "none". Did you mean "null"?',
    ],
  ],
  [
    { pattern: '(a' },
    [
      'pattern: The pattern is no regular expression: unterminated group. Close each bracket and parenthesis, and write \\ before a sign that stands for itself.',
    ],
  ],
  [
    { patternProperties: { '[a': { type: 'map' } } },
    [
      'patternProperties/[a: The pattern is no regular expression: unterminated character class. Close each bracket and parenthesis, and write \\ before a sign that stands for itself.',
    ],
  ],
  [
    { patternProperties: { a: { type: 'map' } } },
    ['patternProperties/a/type: JSON Schema has no type "map". Did you mean "object"?'],
  ],
  [
    { required: ['a', 'nmae', 1], properties: { a: {}, name: {} } },
    [
      'required/1: "required" names "nmae", which is no property. Did you mean "name"? Each name is one of its "properties".',
    ],
  ],
  [
    { required: ['b'], properties: { aaaaaa: {} } },
    [
      'required/0: "required" names "b", which is no property. Did you mean "aaaaaa"? Each name is one of its "properties".',
    ],
  ],
  [{ required: ['b'], properties: {}, allOf: [] }, []],
  [{ required: ['b'] }, []],
  [{ type: 5, pattern: 5 }, []],
])('wrong in %j is %j', (schema, found) => {
  expect(wrongTypes(schema).map(({ keys, message, fix }) => `${keys.join('/')}: ${message} ${fix}`)).toEqual(found);
});

test('a schema describes its document, its members, items, values and definitions', () => {
  const schema = {
    required: ['a'],
    properties: { a: { items: { title: 'I' } }, b: { $ref: '#/$defs/d' }, c: { $ref: 'x', title: 'C' }, if: true },
    additionalProperties: { properties: { e: { title: 'E' } } },
    $defs: { d: { properties: { a: { title: 'A' } } } },
    if: { properties: { never: {} } },
  };
  expect(schemaNodes(schema).map(({ pointer, kind, name, required }) => [pointer, kind, name, required])).toEqual([
    ['', 'document', undefined, false],
    ['/properties/a', 'property', 'a', true],
    ['/properties/a/items', 'item', undefined, false],
    ['/properties/c', 'property', 'c', false],
    ['/additionalProperties', 'value', undefined, false],
    ['/additionalProperties/properties/e', 'property', 'e', false],
    ['/$defs/d', 'definition', 'd', false],
    ['/$defs/d/properties/a', 'property', 'a', false],
  ]);
  expect(
    schemaReferences([
      { $ref: 'a' },
      { default: { $ref: 'b' }, const: { $ref: 'b' }, enum: [{ $ref: 'b' }], examples: [{ $ref: 'b' }] },
      { x: { $ref: { $ref: 'c' } } },
    ]),
  ).toEqual([
    { pointer: '/0/$ref', ref: 'a' },
    { pointer: '/2/x/$ref/$ref', ref: 'c' },
  ]);
});
