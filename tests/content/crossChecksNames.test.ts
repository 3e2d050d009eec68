import { describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../plugins/pages/page.ts';
import { configurationKeys, vocabularyOf } from './crossChecks/data.ts';
import { callsIn, codeNames, describes, isCall, isWithin } from './crossChecks/names.ts';

const page = (source: string) => parsePage('docs/x.mdx', 'x.mdx', source) as Page;

test('keys come from the schemas, through references, maps and unions', () => {
  expect(configurationKeys.get('verifier')).toContain('policies.proof.formats.w3c.proofPurpose.authentication.domain');
  expect(configurationKeys.get('verifier')).toContain('resolver.serviceRole.owner');
  expect(configurationKeys.get('gateway')).toContain('paths.*.service');
  expect(configurationKeys.get('validator')).toContain('policies.trustedIssuer.trustedIssuerRootCertificates.*.pem');
});

describe('a name is part of a way', () => {
  test.each([
    ['policies.proof', 'policies.proof.skip', true],
    ['proof.skip', 'policies.proof.skip', true],
    ['credentials.*.enabled', 'notAfter.credentials.verifiableCredential.enabled', true],
    ['v2.0.enabled', 'vc-data-model.v2.0.enabled', true],
    ['w3c["v1.1"].enabled', 'standards.w3c.v1.1.enabled', true],
    ['roots[].pem', 'policies.roots.*.pem', true],
    ['w3c["v1.0"].enabled', 'standards.w3c.v1.1.enabled', false],
    ['proof[].skip', 'policies.proof.skip', false],
    ['proof.skipped', 'policies.proof.skip', false],
    ['roof.skip', 'policies.proof.skip', false],
    ['policies.skip', 'policies.proof.skip', false],
    ['credentials.*', 'credentials', false],
  ])('%s in %s: %s', (name, way, expected) => {
    expect(isWithin(name, way)).toBe(expected);
  });
});

describe('a section describes a key', () => {
  test.each([
    ['by its whole name', ['cors.maxAge'], 'cors.maxAge', true],
    ['by a part below its holder', ['cors', 'maxAge'], 'cors.maxAge', true],
    ['with brackets', ['standards', 'w3c["v1.1"].enabled'], 'standards.w3c.v1.1.enabled', true],
    ['inside a list', ['policies.roots', 'pem'], 'policies.roots.*.pem', true],
    ['by the name of an item', ['Fields', 'roots[].pem'], 'policies.roots.*.pem', true],
    ['not by a part alone', ['Fields', 'maxAge'], 'cors.maxAge', false],
    ['not by another key', ['cors', 'origin'], 'cors.maxAge', false],
  ])('%s', (_name, texts, key, expected) => {
    expect(describes(texts, key)).toBe(expected);
  });
});

test('a call is that of an operation, whatever stands for its variables', () => {
  const calls = [
    { method: 'GET', path: '/policies/{id}' },
    { method: 'GET', path: '/{did}' },
  ];
  const rows: [string, boolean][] = [
    ['GET /policies/{id}?policyType=account', true],
    ['GET /policies/policy_1', true],
    ['GET /did:web:example.com', true],
    ['POST /policies/{id}', false],
    ['GET /policies/{id}/more', false],
  ];
  expect(rows.map(([text]) => [text, isCall(text, calls)])).toEqual(rows);
});

test('names carry their place and the heading above', () => {
  const [name] = codeNames([page('# T\n\n## cors\n\nSet `maxAge`.\n')]);
  expect(name).toMatchObject({ text: 'maxAge', place: 'docs/x.mdx:5:5', heading: 'cors' });
});

test('calls are found in one piece and in cells', () => {
  const source =
    'See `GET /health`.\n\n| a | b |\n| --- | --- |\n| x | `PUT`, `DELETE` `/policies/{id}` |\n| `/none` | |\n';
  expect(callsIn([page(source)])).toEqual(['GET /health', 'PUT /policies/{id}', 'DELETE /policies/{id}']);
});

test('a vocabulary holds names, texts, and members one step below others', () => {
  const { names, pairs, texts } = vocabularyOf([{ properties: { a: { properties: { b: { enum: ['c'] } } } } }]);
  expect([names.has('b'), texts.has('c'), pairs.has('a.b'), pairs.has('b.a')]).toEqual([true, true, true, false]);
});
