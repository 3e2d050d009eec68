import { expect, test } from 'vitest';
import { findExamples, findNames } from '../../../../plugins/userVariables/findExamples.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const BEARER = `-H "Authorization: Bearer $API_SECRET"`;

const found = (code: string, language = 'bash', title = 'Request') =>
  findExamples({ code, language, title }, 'acme.example').map(
    ({ name, start, end }) => `${name}=${code.slice(start, end)}`,
  );

test.each([
  ['a host', 'https://resolver-eu-1.resolver.service.eu.acme.example/health', ['resolver=resolver-eu-1', 'region=eu']],
  [
    'a management host',
    'curl https://verifier.management.eu.acme.example/instances/verifier-eu-1/status',
    ['region=eu', 'verifier=verifier-eu-1'],
  ],
  ['a global host', 'https://iam.management.global.acme.example/api-keys', []],
  ['another domain', 'https://a.service.eu.acme.example.org', []],
  ['a region alone', 'export REGION=eu', []],
  ['longer names', 'resolver-eu-12 my-resolver-eu-1 role_abcd12345', []],
  ['a role and a key', `role_abcd1234 ${BEARER}`, ['role=role_abcd1234', 'secret=$API_SECRET']],
  ['the secret elsewhere', 'read -rs API_SECRET && echo $API_SECRET', []],
  ['another variable', 'Bearer $API_SECRET_2', []],
  ['a DID', `curl "$ENDPOINT/${DID}"`, [`did=${DID}`]],
  ['a DID URL', `curl "$ENDPOINT/${DID}%23z6Mk" ${DID}#z ${DID}?service=a ${DID}/path`, []],
  [
    'a signed credential',
    `{"id": "${DID}", "proof": {"proofValue": "z2"}} to verifier-eu-1`,
    ['verifier=verifier-eu-1'],
  ],
  ['a token', `${DID} eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJhIn0.x`, []],
  ['an answer with its status line', 'HTTP/1.1 200 OK\n\n{"resourceId": "resolver-eu-1"}', []],
] as [string, string, string[]][])('marks in shell: %s', (_, code, expected) => {
  expect(found(code)).toEqual(expected);
});

test.each([
  ['a configuration', 'json', 'Inline configuration', ['region=eu', 'resolver=resolver-eu-1']],
  ['an answer', 'json', 'Answer', []],
  ['an output', 'json', 'Output for one entry', []],
  ['a result', 'json', 'Resolution result', []],
  ['plain text', 'text', 'Endpoint', []],
  ['a program', 'python', 'Request', ['region=eu', 'resolver=resolver-eu-1']],
])('minds language and title: %s', (_, language, title, expected) => {
  expect(found('{ "region": "eu", "resourceId": "resolver-eu-1" }', language, title)).toEqual(expected);
});

test('JSON never contains a DID or a secret to fill in', () => {
  expect(found(`{ "resourceId": "x", "id": "${DID}", "Authorization": "Bearer $API_SECRET" }`, 'json', 'Body')).toEqual(
    [],
  );
});

test.each([
  ['an instance', 'resolver-eu-1', ['resolver=resolver-eu-1']],
  ['a DID', DID, [`did=${DID}`]],
  ['a host', 'https://verifier.management.eu.acme.example', ['region=eu']],
  ['the end of a host', '.resolver.service.eu.', ['region=eu']],
  ['a region alone, which may be one of a list', 'eu', []],
  ['a member of an answer', 'https://eu.example', []],
  ['the variable of the secret', 'Bearer $API_SECRET', []],
])('marks in text: %s', (_, name, expected) => {
  expect(findNames(name, 'acme.example').map(({ name: to, start, end }) => `${to}=${name.slice(start, end)}`)).toEqual(
    expected,
  );
});

test('an answer beside its request gives back what the request names, and no more', () => {
  const code = '{"id": "resolver-eu-1", "serviceRole": {"resourceId": "role_abcd1234"}}';
  const answer = { code, language: 'json', title: 'Answer 200: The instance' };
  const names = (echoes?: ReadonlySet<'resolver' | 'secret'>) =>
    findExamples({ ...answer, echoes }, 'acme.example').map(({ name }) => name);
  expect(names(new Set(['resolver', 'secret']))).toEqual(['resolver']);
  expect(names(new Set())).toEqual([]);
  expect(names()).toEqual([]);
});
