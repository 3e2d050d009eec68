import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Resolution, type ResolveRequest, resolve } from '../../../../tools-core/resolve/index.ts';
import { coreConfiguration } from './core.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'tests/fixtures/said/resolutions');
const published = (name: string) => readFileSync(path.join(root, 'docs/public/examples/did', name), 'utf8');
const KEY = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const P256 = 'did:key:zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv';
const K1 = 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme';
const WEB = 'did:web:example.com:issuers:42';
const LIST = 'text/uri-list';

type Asked = [input: string, options?: Partial<ResolveRequest>];

/** Settings of a resolver that writes keys in multibase. */
const multibase = { configuration: { ...coreConfiguration, preferredPublicKeyEncoding: 'multibase' } };
const given = (text: string) => ({ given: { text } });
const service = (own: object) =>
  given(JSON.stringify({ id: 'did:web:a.example', service: [{ id: '#s', type: 'T', ...own }] }));
const issuer = given(published('issuer.did.json'));

const KEYS: Asked[] = [
  [KEY],
  [KEY, multibase],
  [KEY, { enableEncryptionKeyDerivation: true }],
  [KEY, { enableEncryptionKeyDerivation: true, ...multibase }],
  [P256],
  [P256, { enableEncryptionKeyDerivation: true }],
  [K1, multibase],
  [JSON.parse(published('issuer.did-jwk.json')).id],
  [JSON.parse(published('holder.did-jwk.json')).id],
  [
    'did:jwk:eyJrdHkiOiJPS1AiLCJjcnYiOiJYMjU1MTkiLCJ1c2UiOiJlbmMiLCJ4IjoiM3A3YmZYdDl3YlRUVzJIQzdPUTFOei1EUThoYmVHZE5yZng4Ny1Lb0hERSJ9',
  ],
  ['did:peer:0z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH'],
  ['did:peer:2.Vz6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH.SeyJ0IjoiZG0iLCJzIjoiaHR0cHM6Ly9hLmV4YW1wbGUifQ'],
  ['did:pkh:eip155:1:0xb9c5714089478a327f09197987f16f9e5d936e8a'],
  ['did:pkh:solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:CKg5d12Jhpej1JqtmxLJgaFqqeYjxgPqToJ4LBdvG9Ev'],
  ['did:pkh:tezos:NetXdQprcVkpaWU:tz1TzrmTBSuiVHV2VfMnGRMYvTEPCP42oSM8'],
];

const REFUSED: Asked[] = [
  ['did:web:'],
  ['did:web:a:'],
  ['did::a'],
  ['did:web'],
  ['did:WEB:a'],
  ['did:web:a%zz'],
  ['did:web:a/b%'],
  ['did:web:a?b=é'],
  ['did:web:10.0.0.1'],
  ['did:web:a.example%2Fb'],
  ['did:web:a.example:..'],
  ['did:webvh:abc:a.example'],
  ['did:plc:abc'],
  ['did:pkh:eip155:1:0x1'],
  ['did:pkh:eip155:1'],
  ['did:pkh:solana:x:1'],
  ['did:pkh:tezos:x:tz9'],
  ['did:pkh:other:x:1'],
  ['did:peer:1zQm'],
  ['did:peer:7'],
  ['did:peer:2Vz6'],
  ['did:peer:2.Xz6'],
  ['did:peer:4zQm'],
  ['did:peer:4zQm:z2'],
  ['did:jwk:e30'],
  ['did:jwk:W10'],
  ['did:jwk:eyJrdHkiOiJFQyJ9'],
  ['did:jwk:eyJrdHkiOiJPS1AiLCJkIjoieCJ9'],
  ['did:key:x6Mk'],
  ['did:key:z6Mk'],
  [`${KEY}?versionTime=2026-01-01T00:00:00Z`],
  [`${KEY}?other=1`],
  [`${KEY}#none`],
  [`${KEY}/path`],
  [KEY, { accept: 'text/html' }],
];

const FETCHED: Asked[] = [
  [WEB],
  ['did:web:example.com:3000'],
  ['did:web:localhost%3A8443'],
  [`did:webvh:${'Q'.repeat(46)}:example.com:a`],
  ['did:plc:nxwgclo2fk25igedqzgpygsz'],
  ['did:ethr:sepolia:0xb9c5714089478a327f09197987f16f9e5d936e8a'],
  [WEB, issuer],
  [WEB, { ...issuer, accept: 'application/did' }],
  [WEB, { ...issuer, accept: 'application/did+ld+json' }],
  [`${WEB}#key-1`, issuer],
  [`${WEB}#key-1`, { ...issuer, verificationRelationship: 'assertionMethod' }],
  [`${WEB}#key-1`, { ...issuer, verificationRelationship: 'keyAgreement' }],
  [`${WEB}/files/a.txt`, issuer],
  [`${WEB}/files/a.txt`, { ...issuer, accept: LIST }],
  ['did:web:a.example?service=s', service({ serviceEndpoint: 'https://b.example/c/' })],
  [
    'did:web:a.example?service=s&relativeRef=%2Fd%3Fe',
    { ...service({ serviceEndpoint: 'https://b.example/c/' }), accept: LIST },
  ],
  ['did:web:a.example?service=s#f', { ...service({ serviceEndpoint: ['https://b.example'] }), accept: LIST }],
  ['did:web:a.example?service=s', service({ serviceEndpoint: { uri: 'https://b.example' } })],
  ['did:web:a.example?service=s', service({ serviceEndpoint: 'no address' })],
  ['did:web:a.example?serviceType=T', service({ serviceEndpoint: 'https://b.example' })],
  ['did:web:a.example?serviceType=U', service({ serviceEndpoint: 'https://b.example' })],
  ['did:web:a.example#s', service({ serviceEndpoint: 'https://b.example' })],
  ['did:web:a.example', given('{"id":"did:web:b.example"}')],
  [
    'did:web:a.example',
    given(
      '{"id":"did:web:a.example","verificationMethod":{},"authentication":[1],"service":[{"id":1}],"alsoKnownAs":["x"]}',
    ),
  ],
  [
    'did:web:a.example',
    given(
      '{"id":"did:web:a.example","verificationMethod":[{"id":"x","controller":"y","publicKeyJwk":{"d":"z"},"publicKeyMultibase":"z"},7]}',
    ),
  ],
  ['did:web:a.example', given('{"didDocument":{"id":"did:web:a.example"},"didDocumentMetadata":{"deactivated":true}}')],
];

function linesOf([input, options = {}]: Asked): string[] {
  const { steps, problem, ...found }: Resolution = resolve({
    input,
    configuration: coreConfiguration,
    now: 0,
    ...options,
  });
  const { configuration, ...rest } = options;
  return [
    `# ${input} ${JSON.stringify(rest).slice(0, 200)}${configuration ? ' multibase' : ''}`,
    ...steps.map(({ number, title, state, detail }) => `${number} ${title}: ${state}. ${detail}`),
    ...(problem ? [`${problem.code} at ${problem.at}: ${problem.message}`] : []),
    ...Object.entries(found).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '',
  ];
}

/** `-u` writes them anew: read what changed, since it is what a reader sees. */
describe('all that comes of a DID', () => {
  test.each([
    ['keys', KEYS],
    ['refused', REFUSED],
    ['fetched', FETCHED],
  ])('%s', async (name, asked) => {
    await expect(asked.flatMap(linesOf).join('\n')).toMatchFileSnapshot(path.join(folder, `${name}.txt`));
  });
});
