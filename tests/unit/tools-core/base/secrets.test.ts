import { expect, test } from 'vitest';
import { findSecret } from '../../../../tools-core/base/index.ts';

const LONG = 'x'.repeat(16);

test.each([
  ['a private key in PEM', '-----BEGIN EC PRIVATE KEY-----'],
  ...['d', 'qi'].map((name) => ['a private key in a JWK', `"${name}" : "${LONG}"`]),
  ['a symmetric key in a JWK', `"k":"${LONG}"`],
  ...['privateKeyJwk', 'secretKeyBase58', 'seed', 'mnemonic'].map((name) => ['a private key', `"${name}": "x"`]),
  ['a private key', '"privateKeyJwk" : {}'],
  ...['z3u2', 'z488'].map((start) => ['a private key in Multikey', start + 'e'.repeat(40)]),
  ['an Authorization header', 'Authorization: Bearer abcdef'],
  ['a cookie', 'Cookie: session=abcdef'],
  ['a cookie', '< Set-Cookie: session=abcdef; Path=/'],
  ['a client secret or a password', 'client_secret=abcdef'],
  ['a client secret or a password', 'password": "abcdef"'],
  ['a client secret or a password', 'api_secret: abcdef'],
])('%s is found: %s', (what, text) => {
  const before = what === 'a cookie' ? 'GET / HTTP/1.1\n' : 'so it goes, ';
  expect(findSecret(before + text)).toEqual({ what, start: before.length });
});

test.each([
  '-----BEGIN PUBLIC KEY-----',
  `"x": "${LONG}", "n": "${LONG}"`,
  '"d": "short"',
  `"id": "${LONG}"`,
  'privateKeyJwk: the private key of nobody',
  `z6Mk${'e'.repeat(40)}`,
  `z3u2${'e'.repeat(39)}`,
  'Authorization: Bearer $TOKEN',
  'Authorization: Bearer <token>',
  'Authorization: Digest abcdef',
  'we set cookie: session=abcdef in the text',
  'Cookie: session=abc',
  'password: $PASSWORD',
  'password="$PASSWORD"',
  '{"password":"********"}',
  "client_secret: '<your secret>'",
])('%s is no secret', (text) => {
  expect(findSecret(text)).toBe(undefined);
});
