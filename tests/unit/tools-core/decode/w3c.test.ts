import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { contextFault, isInstant, looksLikeW3c, V1, V2, w3cFaults } from '../../../../tools-core/decode/w3c.ts';

const two: JsonObject = {
  '@context': [V2],
  type: ['VerifiableCredential'],
  issuer: 'did:web:example.com',
  credentialSubject: { id: 'did:web:a' },
};
const one: JsonObject = { ...two, '@context': [V1], issuanceDate: '2026-01-01T00:00:00Z' };
const told = (document: JsonObject, level: 'credential' | 'presentation' = 'credential') =>
  w3cFaults(document, level, 'payload', '/vc').map(({ cause, detail, place }) => [cause, place.pointer, detail]);

test.each([two, one])('a credential that keeps every rule', (document) => {
  expect(told(document)).toEqual([]);
  expect(told({ ...document, issuer: { id: 'did:web:a' }, credentialSubject: [{ a: 1 }, { b: 2 }] })).toEqual([]);
});

describe('a rule of the data model that is broken', () => {
  const noIssuer = { ...two, issuer: undefined } as unknown as JsonObject;
  const noDate = { ...two, '@context': [V1] };
  test.each<[JsonObject, string, string, string]>([
    [{ ...two, type: 'Id' }, 'type-missing', '/type', 'type lacks VerifiableCredential: ["Id"]'],
    [noIssuer, 'member-missing', '/issuer', 'issuer is required'],
    [{ ...two, issuer: { name: 'x' } }, 'member-missing', '/issuer', 'issuer has no id'],
    [{ ...two, credentialSubject: {} }, 'member-missing', '/credentialSubject', 'credentialSubject is required'],
    [{ ...two, credentialSubject: 'x' }, 'member-missing', '/credentialSubject', 'credentialSubject is required'],
    [{ ...two, credentialSubject: [{ a: 1 }, {}] }, 'part-incomplete', '/credentialSubject/1', 'A subject is empty'],
    [{ ...two, credentialStatus: {} }, 'part-incomplete', '/credentialStatus', 'credentialStatus has no type'],
    [
      { ...two, credentialSchema: [{ type: 'JsonSchema', id: 'x' }, { type: 'JsonSchema' }] },
      'part-incomplete',
      '/credentialSchema/1',
      'credentialSchema has no id',
    ],
    [{ ...two, termsOfUse: { type: [] } }, 'part-incomplete', '/termsOfUse', 'termsOfUse has no type'],
    [{ ...two, evidence: [{}] }, 'part-incomplete', '/evidence/0', 'evidence has no type'],
    [{ ...two, refreshService: {} }, 'part-incomplete', '/refreshService', 'refreshService has no type'],
    [noDate, 'member-missing', '/issuanceDate', 'issuanceDate is required'],
    [
      { ...two, issuanceDate: '2026-01-01T00:00:00Z' },
      'members-mixed',
      '/issuanceDate',
      'issuanceDate is not of data model 2.0, which calls it validFrom',
    ],
    [
      { ...two, expirationDate: '2026-01-01T00:00:00Z' },
      'members-mixed',
      '/expirationDate',
      'expirationDate is not of data model 2.0, which calls it validUntil',
    ],
    [
      { ...noDate, validFrom: '2026-01-01T00:00:00Z' },
      'members-mixed',
      '/validFrom',
      'validFrom is not of data model 1.1, which calls it issuanceDate',
    ],
    [
      { ...one, validUntil: '2026-01-01T00:00:00Z' },
      'members-mixed',
      '/validUntil',
      'validUntil is not of data model 1.1, which calls it expirationDate',
    ],
    ...['validFrom', 'validUntil'].map((name): [JsonObject, string, string, string] => [
      { ...two, [name]: '2026-01-01' },
      'date-form',
      `/${name}`,
      `${name} is not a date and time with a time zone: "2026-01-01"`,
    ]),
    [
      { ...one, issuanceDate: 1 },
      'date-form',
      '/issuanceDate',
      'issuanceDate is not a date and time with a time zone: 1',
    ],
    [
      { ...one, expirationDate: '' },
      'date-form',
      '/expirationDate',
      'expirationDate is not a date and time with a time zone: ""',
    ],
    [
      { '@context': [V2], type: 'EnvelopedVerifiableCredential', id: 'urn:x' },
      'form-unknown',
      '/id',
      'The id of an EnvelopedVerifiableCredential is a data address with a token, and this is none that is read',
    ],
  ])('%j', (document, cause, pointer, detail) => {
    expect(told(document)).toEqual([[cause, `/vc${pointer}`, detail]]);
  });

  test('nothing is held to the rules of a version that nobody knows', () => {
    expect(told({ '@context': ['https://example.com'], type: 'Id' })).toEqual([]);
  });
});

test('a presentation has its type, and a holder with an id', () => {
  const presentation: JsonObject = { '@context': [V2], type: 'VerifiablePresentation', holder: 'did:web:a' };
  expect(told(presentation, 'presentation')).toEqual([]);
  expect(told({ ...presentation, holder: { name: 'x' } }, 'presentation')).toEqual([
    ['part-incomplete', '/vc/holder', 'holder is an object and has no id'],
  ]);
  expect(told({ ...presentation, type: 'Id' }, 'presentation')).toEqual([
    ['type-missing', '/vc/type', 'type lacks VerifiablePresentation: ["Id"]'],
  ]);
});

test('the base context comes first', () => {
  const place = { part: 'payload', pointer: '/vc/@context' };
  const fault = (contexts: Json | undefined) =>
    contextFault({ ...(contexts === undefined ? {} : { '@context': contexts }) }, 'payload', '/vc');
  expect(fault([V2, 'https://example.com'])).toBe(undefined);
  expect(fault(['https://example.com'])).toBe(undefined);
  for (const base of [V1, V2])
    expect(fault(['https://example.com', base])).toEqual({
      cause: 'context-order',
      detail: 'The base context is item 1 of @context, and comes first',
      place,
    });
  expect(fault(undefined)).toEqual({
    cause: 'context-order',
    detail: '@context is missing, whose first item is the base context',
    place,
  });
});

test.each<[JsonObject, boolean]>([
  [{ type: 'VerifiableCredential' }, true],
  [{ type: ['VerifiablePresentation'] }, true],
  [{ '@context': [V1], type: 'Id' }, true],
  [{ '@context': V2 }, false],
  [{ '@context': ['https://example.com'], type: 'Id' }, false],
  ...['credentialSubject', 'verifiableCredential', 'issuanceDate', 'validFrom'].flatMap(
    (name): [JsonObject, boolean][] => [
      [{ proof: {}, [name]: 1 }, true],
      [{ '@context': 'x', [name]: 1 }, true],
      [{ [name]: 1 }, false],
    ],
  ),
  [{ proof: {} }, false],
])('%j looks like a credential or a presentation: %s', (document, looks) => {
  expect(looksLikeW3c(document)).toBe(looks);
});

test.each<[Json, boolean]>([
  ['2026-01-01T00:00:00Z', true],
  ['2026-01-01T00:00:00.5+02:00', true],
  ['2026-01-01T00:00:00-02:00', true],
  ['2026-01-01T00:00:00', false],
  ['2026-01-01T00:00:00.Z', false],
  ['2026-01-01T00:00:00+0200', false],
  ['2026-13-01T00:00:00Z', false],
  ['on 2026-01-01T00:00:00Z', false],
  ['2026-01-01T00:00:00Z sharp', false],
  [20260101, false],
])('%j is a time with its zone: %s', (value, is) => {
  expect(isInstant(value)).toBe(is);
});
