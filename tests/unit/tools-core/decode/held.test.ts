import { expect, test } from 'vitest';
import type { Json } from '../../../../tools-core/base/index.ts';
import { nestedInputs } from '../../../../tools-core/decode/documents.ts';

const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln';
const pointers = (value: Json) => nestedInputs(value).map(({ pointer }) => pointer);

test.each([
  ['a token', TOKEN],
  ['a token whose header begins with a space', `ew${TOKEN.slice(2)}`],
  ['a token without a signature', 'eyJhbGciOiJub25lIn0.eyJ9.'],
  ['an SD-JWT', `${TOKEN}~WyJzYWx0Il0~`],
  ['an SD-JWT with a key binding', `${TOKEN}~WyJzYWx0Il0~${TOKEN}`],
  ['an mdoc', `omd2ZXJzaW9u${'A'.repeat(80)}`],
])('%s is taken out of an answer', (_, text) => {
  expect(nestedInputs({ data: { credential_response: text } })).toEqual([
    { value: text, pointer: '/data/credential_response' },
  ]);
});

test.each([
  ['two parts', 'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJ4In0'],
  ['four parts', `${TOKEN}.c2ln`],
  ['another beginning', `a${TOKEN}`],
  ['words around it', `see ${TOKEN}`],
  ['words behind it', `${TOKEN} and more`],
  ['a short text like an mdoc', `omd2ZXJzaW9u${'A'.repeat(20)}`],
])('%s is no token', (_, text) => {
  expect(nestedInputs({ data: text })).toEqual([]);
});

test.each(['credential', 'presentation'])('what a request has as %s is what it is about, whatever it is', (name) => {
  expect(pointers({ [name]: 'no token' })).toEqual([`/${name}`]);
  expect(pointers({ [name]: { any: 'thing' } })).toEqual([`/${name}`]);
  expect(pointers({ inner: { [name]: 'no token' } })).toEqual([]);
});

test.each([
  ['a credential of an issuer', { type: 'VerifiableCredential', issuer: 'did:web:example.com' }],
  ['a credential with a proof', { type: 'VerifiableCredential', proof: {} }],
  ['a presentation', { type: 'VerifiablePresentation', verifiableCredential: [] }],
  [
    'an enveloped credential',
    { '@context': ['https://www.w3.org/ns/credentials/v2'], type: 'EnvelopedVerifiableCredential', id: 'data:,x' },
  ],
  ['a request', { client_id: 'x' }],
  ['an answer', { vp_token: TOKEN }],
  ['a definition', { input_descriptors: [] }],
  ['a query', { credentials: [{ format: 'mso_mdoc' }] }],
])('%s is taken as a whole, with its place', (_, value) => {
  expect(nestedInputs([{ 'a/b': value }])).toEqual([{ value, pointer: '/0/a~1b' }]);
});

test('the description of a credential is none, and neither is the whole text', () => {
  expect(nestedInputs({ offer: { type: 'VerifiableCredential' } })).toEqual([]);
  expect(nestedInputs({ type: 'VerifiableCredential', issuer: 'did:web:example.com' })).toEqual([]);
});

test('of a long list, the first twenty are taken', () => {
  expect(pointers(Array.from({ length: 30 }, () => TOKEN))).toEqual(
    Array.from({ length: 20 }, (_, index) => `/${index}`),
  );
});

test('looking ends after five thousand values', () => {
  const after = (count: number) => pointers([...Array.from({ length: count }, () => 0), TOKEN]);
  expect(after(4_998)).toEqual(['/4998']);
  expect(after(4_999)).toEqual([]);
});
