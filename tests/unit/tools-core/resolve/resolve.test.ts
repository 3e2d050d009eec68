import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Json, type JsonObject, valueAt } from '../../../../tools-core/base/index.ts';
import {
  checkDocument,
  type ExplainedMember,
  explainDocument,
  METHODS,
  methodOf,
  type ResolveRequest,
  readDidUrl,
  resolve,
} from '../../../../tools-core/resolve/index.ts';
import { coreConfiguration } from './core.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const publicFile = (name: string) => JSON.parse(readFileSync(path.join(root, 'docs/public', name), 'utf8'));
const ask = (input: string, options: Partial<ResolveRequest> = {}) =>
  resolve({ input, configuration: coreConfiguration, now: 0, ...options });
const withMethods = (methods: JsonObject): JsonObject => {
  const core = coreConfiguration.methods as Record<string, JsonObject>;
  const changed = Object.entries(methods).map(([name, block]) => [name, { ...core[name], ...(block as JsonObject) }]);
  return { ...coreConfiguration, methods: { ...core, ...Object.fromEntries(changed) } };
};

const KEY = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

test('the methods are those that the site publishes, with their switches and histories', () => {
  const { methods } = publicFile('spec/did-methods.json') as {
    methods: { method: string; key: string; versions: boolean }[];
  };
  const published = methods.map(({ method, key, versions }) => [method, key, versions]);
  const known = Object.entries(METHODS).flatMap(([name, { key, keepsVersions }]) =>
    key ? [[name, key, keepsVersions === true]] : [],
  );
  expect(published).toEqual(expect.arrayContaining(known));
  // A method that came later is known by its block in the configuration.
  expect(published.filter(([name, key]) => methodOf(name as string, coreConfiguration)?.key !== key)).toEqual([]);
});

test('a method that only a configuration has is routed by its switch, and its document has to be given', () => {
  const switched = (enabled: boolean) => ({ configuration: withMethods({ sample: { enabled } }) });
  expect(ask('did:sample:1', switched(true))).toMatchObject({ needs: { kind: 'document' } });
  expect(ask('did:sample:1', switched(false)).problem?.message).toContain('not supported by this instance');
  expect(ask('did:sample:1').steps.at(-1)).toMatchObject({ number: 3, state: 'failed' });
});

test.each([
  [`did:key:${'z'.repeat(20_000)}`, /^No key has 19999 characters in this encoding\. Copy the whole value again/],
  ['did:key:z0O', /a character outside base58btc, which has no 0, O, I and l: it is "0"\.$/],
  [`${KEY}.`, /a character outside base58btc, .* it is "\."\.$/],
  [`"${KEY}"`, /^A DID begins with "did:"\. One begins at character 2: leave out what stands around it\.$/],
  [`https://main.resolver.service.example.com/${KEY}`, /One begins at character 43/],
  [KEY.replaceAll(':', '%3A'), /Its colons are percent-encoded here/],
  ['hello', /^A DID begins with "did:"\.$/],
  [KEY.slice(0, -1), /^No known kind of key .* Copy the whole value again/],
  ['did:jwk:abc', /is base64url, and not of a JWK\. It is not text in UTF-8\. Copy the whole DID/],
  ['did:jwk:eyJrdHki', /is base64url, and not of a JWK\. It is cut off/],
  ['did:jwk:a.b', /is not base64url\.$/],
])('%.40s is refused for the right reason', (input, words) => {
  expect(ask(input).problem?.message).toMatch(words);
});

test('the place of a fault counts the white space in front of a DID', () => {
  expect(ask('  did:web:exa mple').problem?.at).toBe('  did:web:exa'.length);
});

test('a port after a colon is a folder, which is said', () => {
  const waits = (input: string) => ask(input).steps.at(-1)?.detail;
  expect(waits('did:web:example.com:3000')).toBe(
    'The driver asks https://example.com/3000/did.json. The colon makes 3000 a folder. If it is a port, write %3A3000.',
  );
  expect(waits('did:web:example.com%3A3000')).toBe('The driver asks https://example.com:3000/.well-known/did.json.');
  expect(waits('did:web:example.com:issuers:42')).not.toContain('port');
});

describe('what is given for a DID', () => {
  const document = { id: 'did:web:example.com' };
  const give = (text: string, input = 'did:web:example.com') => ask(input, { given: { text } });

  test('an answer with its headers is read', () => {
    const text = `HTTP/1.1 200 OK\r\nContent-Type: application/did\r\n\r\n${JSON.stringify(document)}`;
    expect(give(text).answer?.status).toBe(200);
  });

  test.each([
    ['<!DOCTYPE html><html></html>', 'This looks like a web page or XML.'],
    ['{"id": "did:web:example.com",}', 'line 1, column 30. The comma in front of } is one too many.'],
    ['{"didDocument": null}', 'The result holds no document, and does not say why'],
  ])('%s is refused in words', (text, words) => {
    expect(give(text).problem).toMatchObject({ code: 'INVALID_DID_DOCUMENT', message: expect.stringContaining(words) });
  });

  // DID Resolution sections 7.1 and 11, and how drafts until 2024 wrote an error.
  test.each([
    [
      { type: 'https://www.w3.org/ns/did#NOT_FOUND', title: 'Not found', detail: 'No such file' },
      404,
      'NOT_FOUND, No such file',
    ],
    ['notFound', 404, 'NOT_FOUND'],
    ['somethingElse', 500, 'INTERNAL_ERROR'],
  ])('a result with the error %j says why there is none', (error, status, words) => {
    const text = JSON.stringify({ didDocument: null, didDocumentMetadata: {}, didResolutionMetadata: { error } });
    expect(give(text)).toMatchObject({ answer: { status }, problem: { message: expect.stringContaining(words) } });
  });

  test.each([
    ['did:web:example.com', 'didDocumentMetadata'],
    ['did:web:example.com#key-1', 'contentMetadata'],
  ])('%s was deactivated: the answer is 410 with its metadata, and no fault is made up', (input, name) => {
    const text = JSON.stringify({
      didDocument: null,
      didDocumentMetadata: { deactivated: true },
      didResolutionMetadata: {},
    });
    const { answer, problem, steps } = give(text, input);
    expect(problem).toBe(undefined);
    expect(answer).toMatchObject({ status: 410, body: { [name]: { deactivated: true } } });
    expect(steps.at(-1)?.detail).toContain('was deactivated');
  });
});

test('a DID of many letters is not repeated whole in the steps', () => {
  for (const input of [`did:key:${'z'.repeat(20_000)}`, `did:web:${'a'.repeat(20_000)}`]) {
    const long = ask(input).steps.filter(({ detail }) => detail.length > 500);
    expect(long).toEqual([]);
  }
});

test('every example DID of the site gets past the router', () => {
  const { methods } = publicFile('spec/did-methods.json') as { methods: { examples: string[] }[] };
  for (const input of methods.flatMap(({ examples }) => examples)) {
    const { steps, problem } = ask(input);
    expect([input, problem, steps[4].state]).toEqual([input, undefined, 'passed']);
  }
});

describe('routing', () => {
  const configuration = withMethods({ plc: { enabled: false }, cheqd: { networks: ['mainnet'] } });
  test.each<[did: string, last: number, state: string, status: number | undefined]>([
    [KEY, 8, 'passed', 200],
    ['did:web:example.com:issuers:42', 6, 'waiting', undefined],
    ['did:cheqd:testnet:c1685ca0-1f5b-439c-8eb8-5c0e85ab7cd0', 5, 'failed', 501],
    ['did:plc:nxwgclo2fk25igedqzgpygsz', 4, 'failed', 501],
    ['did:example:1', 3, 'failed', 501],
    ['did:constructor:1', 3, 'failed', 501],
    ['did:Web:example.com', 1, 'failed', 400],
    ['did::example.com', 1, 'failed', 400],
    ['did:key:z6Mk', 6, 'failed', 400],
    [`${KEY}?versionId=1`, 6, 'failed', 501],
  ])('%s ends at step %i, %s', (did, last, state, status) => {
    const { steps, answer } = ask(did, { configuration });
    expect(steps.at(-1)).toMatchObject({ number: last, state });
    expect(answer?.status).toBe(status);
  });

  test('a method that the platform lacks is worked out all the same, beside its answer', () => {
    const { steps, answer, document } = ask('did:peer:0z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH');
    expect(steps.map(({ state }) => state)).toEqual(['passed', 'passed', 'failed', ...Array(5).fill('beyond')]);
    expect([answer?.status, document?.id]).toEqual([501, 'did:peer:0z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH']);
  });

  test.each([
    ['did:web:example.com', 'https://example.com/.well-known/did.json'],
    ['did:web:example.com:issuers:42', 'https://example.com/issuers/42/did.json'],
    ['did:web:localhost%3A8443', 'https://localhost:8443/.well-known/did.json'],
    ['did:plc:nxwgclo2fk25igedqzgpygsz', 'https://plc.directory/did:plc:nxwgclo2fk25igedqzgpygsz'],
  ])('%s is published at %s', (did, address) => expect(ask(did).needs).toEqual({ kind: 'document', address }));

  test.each(['did:web:10.0.0.1', 'did:web:example.com:..:x', 'did:web:example.com%2Fpath', 'did:web:-a.example'])(
    '%s has no address',
    (did) => expect(ask(did)).toMatchObject({ problem: { code: 'INVALID_DID' } }),
  );
});

describe('options of the configuration', () => {
  test('the form of keys', () => {
    const { document } = ask(KEY, { configuration: { ...coreConfiguration, preferredPublicKeyEncoding: 'multibase' } });
    expect(document).toMatchObject({
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
      verificationMethod: [{ type: 'Multikey', publicKeyMultibase: KEY.slice('did:key:'.length) }],
    });
  });

  test.each<[accept: string | undefined, status: number, contentType: string]>([
    [undefined, 200, 'application/did'],
    ['*/*', 200, 'application/did'],
    ['application/did-resolution', 200, 'application/did-resolution'],
    [
      'application/ld+json; profile="https://w3id.org/did-resolution"',
      200,
      'application/ld+json;profile="https://w3id.org/did-resolution"',
    ],
    ['text/html', 406, 'application/did-resolution'],
  ])('Accept: %s', (accept, status, contentType) => {
    const configuration = { ...coreConfiguration, contentType: 'application/did' };
    expect(ask(KEY, { configuration, ...(accept && { accept }) }).answer).toMatchObject({ status, contentType });
  });
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
    const { dereferenced } = at('#key-1');
    expect(dereferenced).toEqual({
      what: 'verification method',
      content: { '@context': document['@context'], ...document.verificationMethod[0] },
    });
  });

  test('a key for a use that the document does not give it', () => {
    expect(at('#key-1', { verificationRelationship: 'assertionMethod' }).answer?.status).toBe(200);
    expect(at('#key-1', { verificationRelationship: 'authentication' }).problem?.code).toBe('INVALID_OPTIONS');
  });

  test('an address in a service', () => {
    expect(at('?service=files&relativeRef=a.pdf').dereferenced).toMatchObject({
      location: 'https://files.example.com/base/a.pdf',
      content: { service: [document.service[0]] },
    });
    expect(at('?service=files&relativeRef=/a.pdf', { accept: 'text/uri-list' }).answer).toMatchObject({
      status: 303,
      location: 'https://files.example.com/a.pdf',
    });
  });

  test('services of a type', () => {
    expect(at('?serviceType=Chat').dereferenced?.content).toMatchObject({ service: [document.service[1]] });
  });

  test('a file of the host', () => {
    expect(at('/files/a.pdf').dereferenced?.location).toBe('https://example.com/issuers/42/files/a.pdf');
  });

  test.each(['#nothing', '?service=nothing', '?other=1'])('%s leads nowhere', (rest) =>
    expect(at(rest).answer).toMatchObject({ status: 404, contentType: 'application/did-url-dereferencing' }),
  );

  test('a method without paths', () => expect(ask(`${KEY}/path`).answer?.status).toBe(404));
});

describe('the grammar of a DID URL', () => {
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
  ])('%j is wrong at %i', (text, at) => {
    try {
      readDidUrl(text, 'INVALID_DID');
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ code: 'INVALID_DID', at });
    }
  });

  test('all parts', () => {
    expect(readDidUrl('did:web:a:b%3A/c/d?e=f?#g/h', 'INVALID_DID_URL')).toEqual({
      did: 'did:web:a:b%3A',
      method: 'web',
      id: 'a:b%3A',
      path: '/c/d',
      query: 'e=f?',
      fragment: 'g/h',
    });
  });
});

describe('a document that is given', () => {
  test.each<[name: string, change: JsonObject, pointer: string]>([
    ['another id', { id: 'did:web:example.org' }, '/id'],
    ['keys that are no list', { verificationMethod: {} }, '/verificationMethod'],
    [
      'a private key',
      {
        verificationMethod: [
          { id: '#a', type: 'JsonWebKey', controller: 'did:web:a', publicKeyJwk: { kty: 'OKP', d: 'x' } },
        ],
      },
      '/verificationMethod/0/publicKeyJwk/d',
    ],
    ['a relationship to nothing', { authentication: ['key-1'] }, '/authentication/0'],
    ['a service without an endpoint', { service: [{ id: '#a', type: 'A' }] }, '/service/0/serviceEndpoint'],
    ['another name that is no URI', { alsoKnownAs: ['Example'] }, '/alsoKnownAs/0'],
  ])('%s', (_name, change, pointer) => {
    const document = { id: 'did:web:a', ...change };
    expect(checkDocument(document, 'did:web:a')).toMatchObject([{ pointer }]);
    expect(ask('did:web:a', { given: { text: JSON.stringify(document) } }).answer?.status).toBe(500);
  });
});

test('a document explained has every member of the document, and each of a known name has its section', () => {
  const document = publicFile('examples/did/issuer.did.json') as JsonObject;
  const flat = (members: ExplainedMember[]): ExplainedMember[] =>
    members.flatMap((one) => [one, ...flat(one.members ?? [])]);
  const members = flat(explainDocument(document));
  for (const { pointer, value } of members) {
    const found = valueAt(document, pointer);
    expect([pointer, found]).not.toEqual([pointer, undefined]);
    if (value !== undefined) expect(value).toBe(typeof found === 'string' ? found : JSON.stringify(found));
  }
  expect(members.filter(({ value }) => value !== undefined)).toHaveLength(countLeaves(document));
  expect(members.find(({ pointer }) => pointer === '/assertionMethod')?.section).toEqual({
    title: 'Controlled Identifiers 1.0, section 2.3.2',
    address: 'https://www.w3.org/TR/cid-1.0/#assertion',
  });
});

function countLeaves(value: Json): number {
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return inner.length === 0 ? 1 : inner.reduce<number>((sum, one) => sum + countLeaves(one), 0);
}
