import { expect, test } from 'vitest';
import type { Sample } from '../../../../plugins/pages/samplesOf.ts';
import type { Json } from '../../../../plugins/schemas/jsonValue.ts';
import { parseSampleSchema, serviceOfHost } from '../../../../plugins/schemas/sampleSchema.ts';
import { jsonTexts, knownParts } from '../../../../plugins/schemas/sampleTexts.ts';

test.each<[language: string, code: string, found: string[]]>([
  ['json', '1', ['10:1 1']],
  ['http', 'POST /a HTTP/1.1\n\n{"a": 1}', ['12:1 {"a": 1}']],
  ['http', 'POST /a HTTP/1.1\n\na=1', []],
  ['http', 'GET /a HTTP/1.1', []],
  ['bash', 'curl --data \'{"a": 1}\' x', ['10:14 {"a": 1}']],
  ['bash', "curl -d '[1]' x\ncurl --data-raw '{}'", ['10:10 [1]', '11:18 {}']],
  ['bash', "curl --data-binary 'a=1' x", []],
  // A quoted text ends for a quote, which a backslash or double quotes protect, and goes on.
  ['bash', "curl -d '{\"a\": \"it'\\''s\"}'", ['10:10 {"a": "it\'s"}']],
  ['bash', 'curl -d \'{"a": "it\'"\'"\'s"}\'', ['10:10 {"a": "it\'s"}']],
  ['text', '{}', []],
])('the JSON of %s %j is %j', (language, code, found) => {
  const texts = jsonTexts({ language, code, line: 10 });
  expect(texts.map(({ text, line, column }) => `${line}:${column} ${text}`)).toEqual(found);
});

test.each<[text: string, schema: object | undefined]>([
  ['did-document', { is: 'schema', name: 'did-document', list: false, part: false }],
  ['dcql#claim', { is: 'schema', name: 'dcql', definition: 'claim', list: false, part: false }],
  ['list of parts of jwk', { is: 'schema', name: 'jwk', list: true, part: true }],
  ['core configuration of resolver', { is: 'configuration', service: 'resolver', core: true }],
  ['cors configuration', { is: 'cors', core: false }],
  ['results', { is: 'results' }],
  ['request of createInstance', { is: 'request', operation: 'createInstance' }],
  ['response of readStatus', { is: 'response', operation: 'readStatus' }],
  ['response 422 of verifyJwt', { is: 'response', operation: 'verifyJwt', status: 422 }],
  ...['', 'DID document', 'a list of jwk', 'request 200 of verifyJwt', 'configurations of verifier', '#x'].map(
    (text): [string, undefined] => [text, undefined],
  ),
])('schema="%s" is %j', (text, schema) => expect(parseSampleSchema(text)).toEqual(schema));

test.each([
  ['PUT https://verifier.management.eu.acme.example/instances/x', 'verifier'],
  ['https://resolver-eu-1.resolver.service.eu.acme.example', 'resolver'],
  ['https://iam.management.global.acme.example', undefined],
])('the service of %s is %s', (text, service) => expect(serviceOfHost(text)).toBe(service));

const V1 = 'https://www.w3.org/2018/credentials/v1';
const V2 = 'https://www.w3.org/ns/credentials/v2';
const AT_HOST = { code: 'curl https://verifier.management.eu.%brand.apiDomain%/a', language: 'bash' };

test.each<[value: unknown, Partial<Sample>, found: string | string[]]>([
  [{ a: 1 }, { title: 'A file' }, 'no kind'],
  [{ a: 1 }, { title: 'Request body' }, []],
  [{}, { schema: 'No Form' }, 'no schema'],
  [[1, 2], { schema: 'list of jwk' }, ['/0 jwk', '/1 jwk']],
  [{}, { schema: 'list of jwk' }, 'no schema'],
  [{}, { schema: 'configuration of resolver' }, ['/ resolver']],
  [
    { data: [{ policy: 'a' }, 1] },
    { schema: 'response of verify' },
    ['/data/0 policy-result', '/data/1 policy-result'],
  ],
  [{ data: [{ a: 1 }] }, {}, []],
  [[{ policy: { document: {} } }, { document: {} }], {}, ['/0/policy/document policy-document']],
  [[{ inlinePolicyDocument: {} }, { inlinePolicyDocument: null }], {}, ['/0/inlinePolicyDocument policy-document']],
  [{ instance: { inlineConfiguration: {} }, values: {} }, AT_HOST, ['/instance/inlineConfiguration verifier']],
  [{ configuration: { values: {} } }, AT_HOST, ['/configuration/values verifier']],
  [{ inlineConfiguration: {} }, {}, []],
  [{ presentation_definition: {} }, {}, ['/presentation_definition presentation-definition']],
  [{ query: { dcql: {} } }, {}, ['/query/dcql dcql-query']],
  [{ dcql: 'x', toString: {} }, {}, []],
  [{ didDocument: null, didResolutionMetadata: {} }, {}, ['/ did-resolution-result']],
  [{ didDocument: {} }, {}, []],
  [{ content: {}, dereferencingMetadata: {} }, {}, ['/ did-dereferencing-result']],
  [{ jwks_uri: '', response_types_supported: [] }, {}, ['/ openid-configuration']],
  [{ keys: [{ kty: 'EC' }] }, {}, ['/ jwk-set']],
  [{ keys: [{ kid: '1' }] }, {}, []],
  [[{ '@context': V2, type: ['VerifiableCredential'] }], {}, ['/0 verifiable-credential-v2']],
  [{ '@context': [V1], type: 'VerifiableCredential' }, {}, ['/ verifiable-credential-v1']],
  [
    { '@context': V2, type: ['VerifiableCredential', 'BitstringStatusListCredential'] },
    {},
    ['/ bitstring-status-list-credential'],
  ],
  [{ '@context': V2, type: 'VerifiablePresentation' }, {}, ['/ verifiable-presentation-v2']],
  [{ '@context': `${V2}/more`, type: 'VerifiableCredential' }, {}, []],
])('%j, %j has the parts %j', (value, more, found) => {
  const page = { file: 'docs/a.mdx', route: '/a' };
  const sample = { page, language: 'json', title: 'Response', code: '', ...more } as Sample;
  const parts = knownParts(sample, value as Json);
  const names = (all: Exclude<typeof parts, string>) =>
    all.map(
      ({ segments, kind }) =>
        `/${segments.join('/')} ${'name' in kind ? kind.name : 'service' in kind && kind.service}`,
    );
  expect(typeof parts === 'string' ? parts : names(parts)).toEqual(found);
});
