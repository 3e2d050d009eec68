import { expect, test } from 'vitest';
import { bodySchemas } from '../../../../plugins/openapi/bodySchemas.ts';
import { neededActions, responseKey } from '../../../../plugins/openapi/operations.ts';
import { responsesOf, sharedResponses, statusText } from '../../../../plugins/openapi/responses.ts';
import { sampleRequest } from '../../../../plugins/openapi/samples/sampleRequest.ts';
import { placeOfSchema, sharedObjects } from '../../../../plugins/openapi/sharedObjects.ts';
import { api } from './keyApi.ts';

const [read, write, token] = api.operations;
const named = (answers: ReturnType<typeof responsesOf>) =>
  answers.map(({ status, shared, value }) => `${status} ${shared} ${value.description ?? ''}`);

test('the answers of an operation, and the errors that operations share, by status', () => {
  expect(named(responsesOf(api, read))).toEqual([
    '200 undefined ',
    '401 Unauthorized No key.',
    '404 NotFound No such key.',
  ]);
  expect(named(responsesOf(api, write))).toEqual([
    '204 undefined Done.',
    '404 NotFound No such key.',
    '4XX undefined Other.',
  ]);
  expect(named(sharedResponses(api))).toEqual(['401 Unauthorized No key.', '404 NotFound No such key.']);
});

test.each([
  ['200', '200 OK'],
  ['413', '413 Content Too Large'],
  ['422', '422 Unprocessable Content'],
  ['2XX', '2XX'],
  ['default', 'default'],
])('the name of %s', (status, wanted) => expect(statusText(status)).toBe(wanted));

test('the answer that describes a status: itself, its class, or any', () => {
  expect([200, 404, 500].map((status) => responseKey(read, status))).toEqual(['200', '404', undefined]);
  expect([204, 404, 409].map((status) => responseKey(write, status))).toEqual(['204', '404', '4XX']);
  expect([201, 500].map((status) => responseKey(token, status))).toEqual(['201', 'default']);
});

test('the actions that an operation needs', () =>
  expect(api.operations.map(neededActions)).toEqual([
    { actions: ['read'], resourceType: 'api-key' },
    { actions: ['create', 'update', 'tag-key'], resourceType: 'instance' },
    undefined,
  ]));

test('the objects that bodies contain have their own places, except those of other pages', () => {
  expect(sharedObjects(api)).toEqual(['ApiKey', 'Policy', 'PlatformError']);
  expect(sharedObjects(api)).toBe(sharedObjects(api));
  expect(placeOfSchema(api, 'Instance')).toEqual({ base: api.base, schema: {} });
  expect(() => placeOfSchema(api, 'Gone')).toThrow('The API keys has no schema Gone.');
});

test('the bodies of an API as one schema', () =>
  expect(bodySchemas(api, 'https://a.example/keys.json')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://a.example/keys.json',
    title: 'Bodies of the Key API',
    description: 'Each body of a request or a response is a definition named after its operation and status.',
    $defs: {
      ApiKey: { properties: { owner: { $ref: '#/$defs/Owner' }, values: { $ref: '#/$defs/ConfigurationValues' } } },
      Owner: { discriminator: { propertyName: 'kind' }, anyOf: [{ $ref: '#/$defs/Policy' }] },
      Policy: { properties: { key: { $ref: '#/$defs/ApiKey' } } },
      Instance: {},
      ConfigurationValues: { properties: { a: { $ref: '#/$defs/Instance' } } },
      PlatformError: {},
      'readKey.200': { $ref: '#/$defs/ApiKey' },
      'readKey.401': { $ref: '#/$defs/PlatformError' },
      'readKey.404': { $ref: '#/$defs/PlatformError' },
      'writeKey.request': { $ref: '#/$defs/ApiKey' },
      'writeKey.404': { $ref: '#/$defs/PlatformError' },
      'writeKey.4XX': { $ref: '#/$defs/Owner' },
      'makeToken.request': { type: 'object' },
      'makeToken.201': { $ref: '#/$defs/Owner' },
    },
  }));

test('requests with the values of examples', () => {
  expect(sampleRequest(api.document, read)).toMatchObject({
    url: 'https://keys.eu.example.com/keys/did:web:a%20b?from=a%2Fb%27',
    headers: [['Accept', 'application/json']],
    hasKey: true,
    responseKind: 'json',
  });
  const { url, headers } = sampleRequest(api.document, read, undefined, { id: 'x/y(1)', 'X-Trace': 't2' });
  expect(url).toBe('https://keys.eu.example.com/keys/x/y%281%29?from=a%2Fb%27');
  expect(headers[0]).toEqual(['X-Trace', 't2']);
  expect(sampleRequest(api.document, write, 'large').body?.value).toEqual({ name: 'b', more: [1] });
  expect(() => sampleRequest(api.document, write, 'huge')).toThrow('writeKey has no example huge for its body.');
  expect(sampleRequest(api.document, token)).toMatchObject({
    hasKey: false,
    body: { mediaType: 'application/x-www-form-urlencoded', kind: 'form', value: { grant: 'x y', count: 2 } },
    responseKind: 'text',
  });
});
