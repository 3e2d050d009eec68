import { expect, test } from 'vitest';
import { findSecret } from '../../../../tools-core/base/index.ts';

const LONG = 'x'.repeat(16);

test.each([
  ['a private key in PEM', '-----BEGIN PRIVATE KEY-----'],
  ['a private key in PEM', '-----BEGIN EC PRIVATE KEY-----'],
  ...['d', 'p', 'q', 'dp', 'dq', 'qi'].map((name) => ['a private key in a JWK', `"${name}" : "${LONG}"`]),
  ['a symmetric key in a JWK', `"k":"${LONG}"`],
  ...['privateKey', 'privateKeyJwk', 'secretKeyBase58', 'seed', 'mnemonic', 'PrivateKeyHex'].map((name) => [
    'a private key',
    `"${name}": "x"`,
  ]),
  ['a private key', '"privateKeyJwk" : {}'],
  ...['z3u2', 'z42t', 'z3we', 'z3wf', 'z488'].map((start) => ['a private key in Multikey', start + 'e'.repeat(40)]),
  ['an Authorization header', 'Authorization: Bearer abcdef'],
  ['an Authorization header', `authorization' = "basic abcdef"`],
  ['a cookie', 'Cookie: session=abcdef'],
  ['a cookie', '< Set-Cookie: session=abcdef; Path=/'],
  ['a client secret or a password', 'client_secret=abcdef'],
  ['a client secret or a password', 'password": "abcdef"'],
  ['a client secret or a password', 'apiSecret: abcdef'],
  ['a client secret or a password', 'api_secret: abcdef'],
])('%s is found: %s', (what, text) => {
  const before = what === 'a cookie' ? 'GET / HTTP/1.1\n' : 'so it goes, ';
  expect(findSecret(before + text)).toEqual({ what, start: before.length });
});

test.each([
  'nothing to see',
  '-----BEGIN PUBLIC KEY-----',
  '-----BEGIN CERTIFICATE-----',
  `"x": "${LONG}", "n": "${LONG}"`,
  '"d": "short"',
  '"k": "short"',
  `"id": "${LONG}"`,
  'privateKeyJwk: the private key of nobody',
  `z6Mk${'e'.repeat(40)}`,
  `z3u2${'e'.repeat(39)}`,
  `xz3u2${'e'.repeat(40)}`,
  'Authorization: Bearer $TOKEN',
  'Authorization: Bearer <token>',
  'Authorization: Bearer %TOKEN%',
  'Authorization: Bearer ******',
  'Authorization: Bearer abc',
  'Authorization: Digest abcdef',
  'we set cookie: session=abcdef in the text',
  'Cookie: session=abc',
  'password: $PASSWORD',
  'password: <password>',
  'passwords are long',
])('%s is no secret', (text) => {
  expect(findSecret(text)).toBe(undefined);
});
