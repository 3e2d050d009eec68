import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import type { Inspection } from '../../../tools-core/verify/index.ts';
import { inspectAs } from './samples.ts';
import { credentialBy, credentialOf, part } from './signing.ts';

// Issuers whose documents follow from their DIDs: the keys are found without a network and without anything beside.

const signer = testKey('issuer of any method', 'Ed25519');
const { jwk, multibase: multikey } = signer;

/** A did:peer of the kind 4, with its document behind the hash (Peer DID method, section "Generating a did:peer:4"). */
function peer4(): string {
  const document = {
    verificationMethod: [{ id: '#own', type: 'Multikey', publicKeyMultibase: multikey }],
    assertionMethod: ['#own'],
  };
  const encoded = `z${base58.encode(Buffer.concat([Uint8Array.of(0x80, 0x04), Buffer.from(JSON.stringify(document))]))}`;
  const hash = createHash('sha256').update(encoded).digest();
  return `did:peer:4z${base58.encode(Buffer.concat([Uint8Array.of(0x12, 0x20), hash]))}:${encoded}`;
}

const proofOf = ({ checks }: Inspection) => checks.find(({ policy }) => policy === 'proof');
const inspectBy = async (did: string, fragment: string) =>
  proofOf(await inspectAs('', credentialBy(signer, did, did + fragment), { material: [] }));

const solana = `did:pkh:solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${base58.encode(signer.raw)}`;
const DIDS: [string, string, isKnown: boolean][] = [
  [`did:key:${multikey}`, `#${multikey}`, true],
  [`did:jwk:${part(jwk)}`, '#0', true],
  [solana, '#controller', true],
  [`did:peer:0${multikey}`, `#${multikey}`, false],
  [`did:peer:2.A${multikey}`, '#key-1', false],
  [peer4(), '#own', false],
];

describe.each(DIDS)('%s', (did, fragment, isKnown) => {
  test('its signature is valid; a method that the platform does not resolve is rejected by name', async () => {
    const proof = await inspectBy(did, fragment);
    expect(proof?.steps).toContainEqual(
      expect.objectContaining({ text: 'The signature is valid for the header and the payload.', state: 'passed' }),
    );
    expect(proof?.state).toBe(isKnown ? 'passed' : 'failed');
    expect(proof?.fault?.key).toBe(isKnown ? undefined : 'method-unknown');
  });
});

test('the address of an account is no key, and nothing is said about its signature', async () => {
  const did = 'did:pkh:eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb';
  const proof = await inspectBy(did, '#blockchainAccountId');
  expect(proof?.state).toBe('not-checked');
  expect(proof?.steps.at(-1)?.text).toContain('is an account instead of a key');
});

test('a method that the resolver has in its configuration is known, though no document follows from its DID', async () => {
  const settings = { material: [], resolver: { methods: { example: { enabled: true } } } };
  const proof = proofOf(await inspectAs('', credentialBy(signer, 'did:example:123', 'did:example:123#key'), settings));
  expect(proof?.state).toBe('not-checked');
  expect(proof?.steps.at(-1)?.text).toContain("can't resolve");
});

test.each([
  ['did:example:123', 'method-unknown', 'did:example is not a method that the resolver knows'],
  [
    'did:peer:3zQmS19jtYDvGtKVrJhQnRFpBQAx3pJ9omx2HpNrcXFuRCz9',
    'did-missing',
    'only someone who received its document',
  ],
  [`did:jwk:${part({ ...jwk, d: 'AA' })}`, 'did-missing', 'The DID contains a private key'],
  ['did:key:z6Mk', 'did-missing', 'could not be resolved'],
  ['did:Web:example.com', 'did-missing', 'lower-case letters'],
])('%s: %s', async (did, key, words) => {
  const fault = (await inspectBy(did, '#key'))?.fault;
  expect(fault).toMatchObject({ slug: 'proof-resolve-issuer', key });
  expect(fault?.detail).toContain(words);
});

test.each(['P-256', 'Ed25519', 'RSA'] as const)(
  'a key of %s in publicKeyPem of a DID document is read',
  async (kind) => {
    const pair = kind === 'P-256' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : undefined;
    const { privateKey, publicKey } =
      pair ?? (kind === 'RSA' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519'));
    const did = 'did:web:example.net';
    const method = { id: `${did}#key`, type: 'JsonWebKey', controller: did };
    const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' });
    const document = { id: did, verificationMethod: [{ ...method, publicKeyPem }], assertionMethod: [method.id] };
    const alg = { 'P-256': 'ES256', Ed25519: 'EdDSA', RSA: 'RS256' }[kind];
    const signed = `${part({ alg, kid: method.id, typ: 'vc+jwt' })}.${part(credentialOf(did))}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign(kind === 'Ed25519' ? null : 'sha256', Buffer.from(signed), key).toString('base64url');
    const material = [JSON.stringify(document)];
    expect(proofOf(await inspectAs('', `${signed}.${signature}`, { material }))?.state).toBe('passed');
    expect((await inspectAs('', JSON.stringify(document))).notes.map(({ state }) => state)).toEqual(['passed']);
  },
);
