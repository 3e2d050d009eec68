import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject, Outcome } from '../../../../tools-core/base/index.ts';
import {
  checkDocument,
  METHODS,
  methodOf,
  type ResolveRequest,
  readDidUrl,
  resolutionReport,
  resolve,
} from '../../../../tools-core/resolve/index.ts';
import { coreConfiguration } from './core.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const { methods } = JSON.parse(readFileSync(path.join(root, 'docs/public/spec/did-methods.json'), 'utf8')) as {
  methods: { method: string; key: string; versions: boolean; examples: string[] }[];
};
const ask = (input: string, options: Partial<ResolveRequest> = {}) =>
  resolve({ input, configuration: coreConfiguration, now: 0, ...options });
const withMethods = (changed: Record<string, JsonObject>): JsonObject => {
  const core = coreConfiguration.methods as Record<string, JsonObject>;
  const blocks = Object.entries(changed).map(([name, block]) => [name, { ...core[name], ...block }]);
  return { ...coreConfiguration, methods: { ...core, ...Object.fromEntries(blocks) } };
};

const KEY = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const PEER = 'did:peer:0z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH';

test('the methods are those that the site publishes, with their switches and histories', () => {
  const published = methods.map(({ method, key, versions }) => [method, key, versions]);
  const known = Object.entries(METHODS).flatMap(([name, { key, keepsVersions }]) =>
    key ? [[name, key, keepsVersions === true]] : [],
  );
  expect(published).toEqual(expect.arrayContaining(known));
  // A method that came later is known by its block in the configuration.
  expect(methods.filter(({ method, key }) => methodOf(method, coreConfiguration)?.key !== key)).toEqual([]);
});

test.each(methods.flatMap(({ examples }) => examples))('%s of the site gets past the router', (input) => {
  const { steps, problem } = ask(input);
  expect([problem, steps[4].outcome]).toEqual([undefined, 'success']);
});

test.each([
  [`did:key:${'z'.repeat(20_000)}`, /^No key has 19999 characters in this encoding\. Copy the whole value again/],
  ['did:key:z0O', /a character outside base58btc, which has no 0, O, I and l: it is "0"\.$/],
  [`"${KEY}"`, /^A DID begins with "did:"\. One begins at character 2: remove the rest\.$/],
  [`https://main.resolver.service.example.com/${KEY}`, /One begins at character 43/],
  [KEY.replaceAll(':', '%3A'), /Its colons are percent-encoded here/],
  ['hello', /^A DID begins with "did:"\.$/],
  [KEY.slice(0, -1), /^No known kind of key .* Copy the whole value again/],
  ['did:jwk:abc', /is base64url, but it isn't a JWK\. It is not text in UTF-8\. Copy the whole DID/],
  ['did:jwk:eyJrdHki', /is base64url, but it isn't a JWK\. It is cut off/],
  ['did:jwk:a.b', /is not base64url\.$/],
  ['did:web:10.0.0.1', /IP addresses aren't allowed/],
  ['did:web:example.com:..:x', /cannot be a folder/],
  ['did:web:example.com%2Fpath', /only the colon before a port is encoded/],
  ['did:web:-a.example', /isn't a valid host name/],
])('%.40s is refused for the right reason', (input, words) => {
  expect(ask(input).problem?.message).toMatch(words);
});

test('the place of a fault counts the white space in front of a DID', () => {
  expect(ask('  did:web:exa mple').problem?.at).toBe('  did:web:exa'.length);
});

test.each([
  ['did:web:example.com', 'https://example.com/.well-known/did.json', ''],
  ['did:web:example.com:issuers:42', 'https://example.com/issuers/42/did.json', ''],
  ['did:web:localhost%3A8443', 'https://localhost:8443/.well-known/did.json', ''],
  ['did:web:example.com:3000', 'https://example.com/3000/did.json', ' If it is a port, write %3A3000.'],
  ['did:plc:nxwgclo2fk25igedqzgpygsz', 'https://plc.directory/did:plc:nxwgclo2fk25igedqzgpygsz', ''],
])('%s is published at %s', (did, address, hint) => {
  const { needs, steps } = ask(did);
  expect(needs).toMatchObject({ kind: 'document', address });
  expect(steps.at(-1)?.detail).toMatch(new RegExp(`^The driver fetches \\S+\\.(?: The colon .*)?${hint}$`));
});

describe('what is given for a DID', () => {
  const give = (text: string, input = 'did:web:example.com') => ask(input, { given: { text } });

  test('a response with its headers is read', () => {
    const text = 'HTTP/1.1 200 OK\r\nContent-Type: application/did\r\n\r\n{"id": "did:web:example.com"}';
    expect(give(text).response?.status).toBe(200);
  });

  test.each([
    ['<!DOCTYPE html><html></html>', 'This looks like a web page or XML.'],
    ['{"id": "did:web:example.com",}', 'line 1, column 30. Delete the comma before }.'],
    ['{"didDocument": null}', 'The result has no document and no error'],
  ])('%s is refused in words', (text, words) => {
    expect(give(text).problem).toMatchObject({ code: 'INVALID_DID_DOCUMENT', message: expect.stringContaining(words) });
  });

  // DID Resolution sections 7.1 and 11, and how drafts until 2024 wrote an error.
  test.each([
    [{ type: 'https://www.w3.org/ns/did#NOT_FOUND', detail: 'No such file' }, 404, 'NOT_FOUND, No such file'],
    ['notFound', 404, 'NOT_FOUND'],
    ['somethingElse', 500, 'INTERNAL_ERROR'],
  ])('a result with the error %j says why there is none', (error, status, words) => {
    const text = JSON.stringify({ didDocument: null, didDocumentMetadata: {}, didResolutionMetadata: { error } });
    expect(give(text)).toMatchObject({ response: { status }, problem: { message: expect.stringContaining(words) } });
  });

  test.each([
    ['did:web:example.com', 'didDocumentMetadata'],
    ['did:web:example.com#key-1', 'contentMetadata'],
  ])('%s was deactivated: the response is 410 with its metadata, and no fault is made up', (input, name) => {
    const result = { didDocument: null, didDocumentMetadata: { deactivated: true }, didResolutionMetadata: {} };
    const { response, problem } = give(JSON.stringify(result), input);
    expect(problem).toBe(undefined);
    expect(response).toMatchObject({ status: 410, body: { [name]: { deactivated: true } } });
  });
});

test.each([`did:key:${'z'.repeat(20_000)}`, `did:web:${'a'.repeat(20_000)}`])(
  '%.20s is not repeated whole',
  (input) => {
    expect(ask(input).steps.filter(({ detail }) => detail.length > 500)).toEqual([]);
  },
);

describe('routing', () => {
  const sample = { enabled: true };
  const configuration = withMethods({ plc: { enabled: false }, cheqd: { networks: ['mainnet'] }, sample });
  test.each<[did: string, last: number, outcome: Outcome, status: number | undefined]>([
    [KEY, 8, 'success', 200],
    ['did:web:example.com:issuers:42', 6, 'skipped', undefined],
    ['did:cheqd:testnet:c1685ca0-1f5b-439c-8eb8-5c0e85ab7cd0', 5, 'error', 501],
    ['did:plc:nxwgclo2fk25igedqzgpygsz', 4, 'error', 501],
    // A method that only the configuration has is routed by its switch.
    ['did:sample:1', 6, 'skipped', undefined],
    ['did:example:1', 3, 'error', 501],
    ['did:constructor:1', 3, 'error', 501],
    ['did:Web:example.com', 1, 'error', 400],
    ['did::example.com', 1, 'error', 400],
    ['did:key:z6Mk', 6, 'error', 400],
    [`${KEY}?versionId=1`, 6, 'error', 501],
    // A method that the platform lacks is worked out all the same, beside its response.
    [PEER, 8, 'skipped', 501],
  ])('%s ends at step %i, %s', (did, last, outcome, status) => {
    const { steps, response, document } = ask(did, { configuration });
    expect(steps.at(-1)).toMatchObject({ number: last, outcome });
    expect(response?.status).toBe(status);
    if (last === 8) expect(document?.id).toBe(did);
  });
});

test('the configuration chooses the form of keys', () => {
  const { document } = ask(KEY, { configuration: { ...coreConfiguration, preferredPublicKeyEncoding: 'multibase' } });
  expect(document).toMatchObject({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    verificationMethod: [{ type: 'Multikey', publicKeyMultibase: KEY.slice('did:key:'.length) }],
  });
});

const OLDER = 'application/ld+json;profile="https://w3id.org/did-resolution"';
test.each<[accept: string | undefined, status: number, contentType: string]>([
  [undefined, 200, 'application/did'],
  ['*/*', 200, 'application/did'],
  ['application/did-resolution', 200, 'application/did-resolution'],
  [OLDER.replace(';', '; '), 200, OLDER],
  ['text/html', 406, 'application/did-resolution'],
])('Accept: %s', (accept, status, contentType) => {
  const configuration = { ...coreConfiguration, contentType: 'application/did' };
  expect(ask(KEY, { configuration, ...(accept && { accept }) }).response).toMatchObject({ status, contentType });
});

describe('dereferencing', () => {
  const did = 'did:web:example.com:issuers:42';
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1'],
    id: did,
    verificationMethod: [{ id: '#key-1', type: 'Multikey', controller: did, publicKeyMultibase: KEY.slice(8) }],
    assertionMethod: ['#key-1'],
    service: [
      { id: `${did}#files`, type: 'LinkedDomains', serviceEndpoint: 'https://files.example.com/base/' },
      { id: '#mail', type: ['Mail', 'Chat'], serviceEndpoint: { uri: 'https://mail.example.com' } },
    ],
  };
  const given = { text: JSON.stringify(document) };
  const at = (rest: string, options: Partial<ResolveRequest> = {}) => ask(did + rest, { given, ...options });

  test('a key by its fragment, with the contexts of its document', () => {
    const content = { '@context': document['@context'], ...document.verificationMethod[0] };
    expect(at('#key-1').dereferenced).toEqual({ what: 'verification method', content });
  });

  test('a key for a use that the document does not give it', () => {
    expect(at('#key-1', { verificationRelationship: 'assertionMethod' }).response?.status).toBe(200);
    expect(at('#key-1', { verificationRelationship: 'authentication' }).problem?.code).toBe('INVALID_OPTIONS');
  });

  test.each<[rest: string, location: string | undefined, service: number[]]>([
    ['?service=files&relativeRef=a.pdf', 'https://files.example.com/base/a.pdf', [0]],
    ['?serviceType=Chat', undefined, [1]],
    ['/files/a.pdf', 'https://example.com/issuers/42/files/a.pdf', []],
  ])('%s leads to %s', (rest, location, service) => {
    const { dereferenced } = at(rest);
    expect(dereferenced?.location).toBe(location);
    const content = { service: service.map((index) => document.service[index]) };
    if (service.length > 0) expect(dereferenced?.content).toMatchObject(content);
  });

  test('an address, where a list of addresses is accepted', () => {
    const { response } = at('?service=files&relativeRef=/a.pdf', { accept: 'text/uri-list' });
    expect(response).toMatchObject({ status: 303, location: 'https://files.example.com/a.pdf' });
  });

  test.each(['#nothing', '?service=nothing', '?other=1'])('%s leads nowhere', (rest) =>
    expect(at(rest).response).toMatchObject({ status: 404, contentType: 'application/did-url-dereferencing' }),
  );

  test('a method without paths', () => expect(ask(`${KEY}/path`).response?.status).toBe(404));

  test('each member of the document has a line about it, and a type its own', () => {
    const tree = resolutionReport(at('')).sections.find(({ kind }) => kind === 'tree');
    const nodes = tree?.kind === 'tree' ? tree.nodes : [];
    expect(nodes.map(({ name }) => name)).toEqual(Object.keys(document));
    const [, id, methods, , services] = nodes;
    expect(id).toMatchObject({ value: did, note: expect.stringMatching(/\.$/), link: { href: expect.any(String) } });
    const typeOf = (node: typeof id) => node.children?.[0].children?.find(({ name }) => name === 'type')?.note;
    expect(typeOf(methods)).toContain('multibase');
    expect(typeOf(services)).toContain('domains');
  });
});

test.each<[text: string, at: number]>([
  ['', 0],
  ['DID:web:example.com', 0],
  ['did:', 4],
  ['did:we_b:x', 6],
  ['did:web', 7],
  ['did:web:', 8],
  ['did:web:example.com:', 20],
  ['did:web:exämple.com', 10],
  ['did:web:a%2', 9],
  ['did:web:a b', 9],
  ['did:web:a/b c', 11],
])('the DID URL %j is wrong at %i', (text, at) => {
  expect(() => readDidUrl(text, 'INVALID_DID')).toThrow(expect.objectContaining({ code: 'INVALID_DID', at }));
});

test('a DID URL has parts', () => {
  const parts = { did: 'did:web:a:b%3A', method: 'web', id: 'a:b%3A', path: '/c/d', query: 'e=f?', fragment: 'g/h' };
  expect(readDidUrl('did:web:a:b%3A/c/d?e=f?#g/h', 'INVALID_DID_URL')).toEqual(parts);
});

const jwk = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', d: 'x' };
const secret = { id: '#a', type: 'JsonWebKey', controller: 'did:web:a', publicKeyJwk: jwk };
test.each<[name: string, change: JsonObject, pointer: string]>([
  ['another id', { id: 'did:web:example.org' }, '/id'],
  ['keys that are no list', { verificationMethod: {} }, '/verificationMethod'],
  ['a private key', { verificationMethod: [secret] }, '/verificationMethod/0/publicKeyJwk/d'],
  ['a relationship to nothing', { authentication: ['key-1'] }, '/authentication/0'],
  ['a service without an endpoint', { service: [{ id: '#a', type: 'A' }] }, '/service/0/serviceEndpoint'],
  ['another name that is not a URI', { alsoKnownAs: ['Example'] }, '/alsoKnownAs/0'],
])('a document with %s is rejected', (_name, change, pointer) => {
  const document = { id: 'did:web:a', ...change };
  expect(checkDocument(document, 'did:web:a')).toMatchObject([{ pointer }]);
  expect(ask('did:web:a', { given: { text: JSON.stringify(document) } }).response?.status).toBe(500);
});

const multikey = { id: '#a', type: 'Multikey', controller: 'did:web:a', publicKeyMultibase: KEY.slice(8) };
const curve = { ...multikey, publicKeyMultibase: undefined, publicKeyJwk: { kty: 'EC', crv: 'p-256' } };

test.each([
  [
    'a key without its prefix',
    { verificationMethod: [{ ...multikey, publicKeyMultibase: KEY.slice(9) }] },
    'cannot be used',
  ],
  ['a curve in small letters', { verificationMethod: [curve] }, 'you probably mean P-256'],
  ['two keys of one id', { verificationMethod: [multikey, multikey] }, 'Two verification methods'],
  ['a service without an id', { service: [{ type: 'A', serviceEndpoint: 'https://a.example' }] }, 'no id'],
])('a document with %s is used with a warning', (_name, change, words) => {
  const resolution = ask('did:web:a', { given: { text: JSON.stringify({ id: 'did:web:a', ...change }) } });
  const report = resolutionReport(resolution);
  expect(report.outcome).toBe('warning');
  expect(report.summary).toContain(words);
});
