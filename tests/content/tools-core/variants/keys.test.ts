import { generateKeyPairSync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { signToken } from '../../../../scripts/examples/sign/jws.ts';
import { testKey } from '../../../../scripts/examples/sign/keys.ts';
import { inspectionReport } from '../../../../tools-core/inspect/index.ts';
import { inspect } from '../../../../tools-core/verify/index.ts';
import { inspectAs, settingsOf } from '../samples.ts';
import { part } from '../signing.ts';
import { certificate, did, key, kid, NOW, p256, sd, testRows, text, token, vc } from './rows.ts';

// Keys, and who they belong to: the slips of `cases.ts` in other fields, algorithms, containers and forms.

/** A token whose signature is in DER. */
function inDer(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = `did:jwk:${part(publicKey.export({ format: 'jwk' }))}`;
  const input = `${part({ alg: 'ES256', kid: `${id}#0`, typ: 'JWT' })}.${part({ iss: id, exp: NOW + 1000 })}`;
  return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
}
const pem = (type: 'pkcs1' | 'spki', pair: ReturnType<typeof generateKeyPairSync>): string =>
  String(pair.publicKey.export({ type: type as 'spki', format: 'pem' }));
const port = 'did:web:localhost%3A3000';
const portDocument = text({
  id: port,
  verificationMethod: [{ id: `${port}#a`, type: 'Multikey', controller: port, publicKeyMultibase: key.multibase }],
  assertionMethod: [`${port}#a`],
});
const byHttps = (header: JsonObject = {}) => sd({ iss: 'https://i.example' }, { kid: undefined as never, ...header });
const requestOf = (client_id: string): string =>
  token({ client_id, response_type: 'vp_token' }, { typ: 'oauth-authz-req+jwt' });

const ed448 = `z${base58.encode(Uint8Array.from([0x83, 0x24, ...new Uint8Array(57).fill(9)]))}`;
const encrypting = `did:jwk:${part({ ...key.jwk, key_ops: ['encrypt'] })}`;
const inBase58 = (type: string, publicKeyBase58: string): string => {
  const id = 'did:example:a';
  return text({ id, verificationMethod: [{ id: `${id}#a`, type, controller: id, publicKeyBase58 }] });
};
const account = 'did:web:a.example';
const [twin, own] = [testKey('twin', 'P-256').jwk, p256.jwk].map((jwk) => ({ ...jwk, kid: 'a' }));
const edTwin = { ...key.jwk, kid: 'a' };
const setOf = (...keys: object[]): string[] => [text({ keys })];
const byKid = `${signToken({ typ: 'dc+sd-jwt', kid: 'a' }, { iss: 'https://i.example', vct: 'https://example.com/t', exp: NOW + 1000 }, p256)}~`;
const ownByKey = vc({ issuer: account }, { kid: `${account}#a` });
const methods = (...keys: object[]): string => {
  const verificationMethod = keys.map((publicKeyJwk) => ({
    id: `${account}#a`,
    type: 'JsonWebKey',
    controller: account,
    publicKeyJwk,
  }));
  return text({ id: account, verificationMethod, assertionMethod: [`${account}#a`] });
};
const accountDocument = text({
  id: account,
  verificationMethod: [
    { id: `${account}#a`, type: 'EcdsaSecp256k1RecoveryMethod2020', controller: account, ethereumAddress: '0xF3' },
  ],
});

testRows([
  // A kid may name several keys of different types, and of one type only one (RFC 7517 section 4.5).
  ['two keys with the same kid', byKid, 'warning', 'proof', '', setOf(own, twin)],
  ['two keys with the same kid, in the other order', byKid, 'warning', 'proof', '', setOf(twin, own)],
  ['the same key twice', byKid, 'success', '', '', setOf(own, own)],
  ['keys of two types with the same kid', byKid, 'success', '', '', setOf(edTwin, own)],
  ['a key for encryption with the same kid', byKid, 'success', '', '', setOf({ ...twin, use: 'enc' }, own)],
  ['a key for encryption', byKid, 'error', 'relationship', 'header/kid', setOf({ ...own, use: 'enc' })],
  ['a key for another algorithm', byKid, 'error', 'alg-differs', 'header/alg', setOf({ ...own, alg: 'ES384' })],
  ['a shared secret with the same kid', byKid, 'success', '', '', setOf({ kty: 'oct', k: 'AAAA', kid: 'a' }, own)],
  ['keys without a kid', byKid, 'success', '', '', setOf(testKey('twin', 'P-256').jwk, p256.jwk)],
  ['a set with a kid twice', text({ keys: [own, twin] }), 'warning', 'JSON Web Key set'],
  [
    'a DID document with an id twice',
    ownByKey,
    'warning',
    'proof',
    '',
    [methods(key.jwk, testKey('b', 'Ed25519').jwk)],
  ],
  [
    'a kid with a query',
    vc({ issuer: account }, { kid: `${account}?versionId=1#a` }),
    'success',
    '',
    '',
    [methods(key.jwk)],
  ],
  ['names in lower case', vc({}, { alg: 'eddsa' }), 'error', 'alg-unknown', 'header/alg'],
  ['a space in front of a kid', vc({}, { kid: ` ${kid}` }), 'error', 'key-missing', 'header/kid'],
  ['a kid in capitals', vc({}, { kid: kid.replace('did:key', 'DID:KEY') }), 'error', 'key-missing', 'header/kid'],
  ['a kid with percent signs', vc({}, { kid: encodeURIComponent(kid) }), 'error', 'key-missing', 'header/kid'],
  ['a kid with a port', vc({ issuer: port }, { kid: `${port}#a` }), 'success', '', '', [portDocument]],
  ['a kid of another key', vc({}, { kid: `${did}#key-1` }), 'error', 'key-missing', 'header/kid'],
  ['a kid that is a number', vc({}, { kid: 5 }), 'error', 'claim-form', 'header/kid'],
  ['DER of ES256', inDer(), 'error', 'signature-length', 'signature'],
  ['a token without a signature', vc().replace(/[^.]+$/, ''), 'error', 'signature-length', 'signature'],
  ['a prefix with hyphens', requestOf('x509-san-dns:v.example'), 'error', 'other-did', 'payload/client_id'],
  ['a client that nobody registered', requestOf('foo:bar'), 'error', 'proof'],
  ['only a root beside', byHttps(), 'skipped', 'proof', '', [certificate]],
  [
    'a key as a verification method',
    byHttps(),
    'success',
    '',
    '',
    [text({ id: 'a#1', type: 'Multikey', controller: 'a', publicKeyMultibase: key.multibase })],
  ],
  ['a key in multibase', byHttps(), 'success', '', '', [key.multibase]],
  ['a key in PEM with \\n', byHttps(), 'skipped', 'proof', '', [text(certificate)]],
  [
    'a key for another issuer',
    byHttps({ kid: 'a' }),
    'skipped',
    'key',
    '',
    [text({ issuer: 'https://j.example', jwks: { keys: [{ ...key.jwk, kid: 'a' }] } })],
  ],
  ['RSA in PKCS #1', pem('pkcs1', generateKeyPairSync('rsa', { modulusLength: 2048 })), 'success', 'Public key, RSA'],
  ['X25519 in PEM', pem('spki', generateKeyPairSync('x25519')), 'success', 'Public key, X25519'],
  ['Ed448 in PEM', pem('spki', generateKeyPairSync('ed448')), 'success', 'Public key, Ed448'],
  ['a curve in small letters', text({ ...p256.jwk, crv: 'p-256' }), 'error'],
  ['a curve without a hyphen', text({ ...p256.jwk, crv: 'P256' }), 'error'],
  ['a DID in capitals', did.replace('did', 'DID'), 'skipped', 'DID'],
  ['a did:key of Ed448', vc({}, { kid: `did:key:${ed448}#${ed448}` }), 'error', 'did-missing', 'header/kid'],
  [
    'a key for encryption alone',
    vc({ issuer: encrypting }, { kid: `${encrypting}#0` }),
    'error',
    'relationship',
    'header/kid',
  ],
  // The keys of the test vectors of did:key, in the form that they had before Multikey.
  [
    'Ed25519 in base58',
    inBase58('Ed25519VerificationKey2018', 'B12NYF8RrR3h41TDCTJojY59usg3mbtbjnFs7Eud1Y6u'),
    'success',
  ],
  [
    'X25519 in base58',
    inBase58('X25519KeyAgreementKey2019', '4Dy8E9UaZscuPUf2GLxV44RCNL7oxmEXXkgWXaug1WKV'),
    'success',
  ],
  [
    'secp256k1 in base58',
    inBase58('EcdsaSecp256k1VerificationKey2019', '23o6Sau8NxxzXcgSc3PLcNxrzrZpbLeBn1izfv3jbKhuv'),
    'success',
  ],
  [
    'secp256k1 as Ed25519',
    inBase58('Ed25519VerificationKey2018', '23o6Sau8NxxzXcgSc3PLcNxrzrZpbLeBn1izfv3jbKhuv'),
    'error',
  ],
  [
    'an account of Ethereum',
    vc({ issuer: account }, { kid: `${account}#a` }),
    'skipped',
    'proof',
    '',
    [accountDocument],
  ],
]);

test('a damaged request for a certificate is not called a certificate', async () => {
  const label = 'CERTIFICATE REQUEST';
  const damaged = `-----BEGIN ${label}-----\nMIIBAAAAAAAAAAAAAAAAAAAA\n-----END ${label}-----`;
  await expect(inspectAs('', damaged)).rejects.toThrow(`the label ${label}, whose content is damaged`);
});

test('the summary of a set speaks about all of its keys', async () => {
  const settings = settingsOf('');
  const report = await inspectionReport(await inspect(text({ keys: [key.jwk, p256.jwk] }), settings), settings);
  expect(report.summary).toContain('All 2 keys are usable.');
});
