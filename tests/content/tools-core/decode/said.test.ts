import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Decoded, decode } from '../../../../tools-core/decode/index.ts';
import { read, readJson } from '../../examples/published.ts';

const folder = path.resolve(import.meta.dirname, '../../../fixtures/said/forms');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (header: object, payload: object) => `${part({ alg: 'ES256', ...header })}.${part(payload)}.c2ln`;
const text = (file: string) => read(file).trim();
const [JWT, SD_JWT, BOUND, MDOC, PEM] = [
  'credentials/employee.jose.jwt',
  'credentials/employee.sd-jwt',
  'credentials/employee.sd-jwt-kb',
  'mdoc/issuer-signed.txt',
  'certificates/root.pem',
].map(text);
const employee = readJson('credentials/employee.json');
const V1 = 'https://www.w3.org/2018/credentials/v1';
const V2 = 'https://www.w3.org/ns/credentials/v2';
const vc = (change: object) => ({
  '@context': [V2],
  type: ['VerifiableCredential'],
  issuer: 'did:example:1',
  credentialSubject: { id: 'did:example:2' },
  ...change,
});
const vc1 = (change: object) => vc({ '@context': [V1], issuanceDate: '2026-01-01T00:00:00Z', ...change });
const vp = (change: object) => ({ '@context': V2, type: 'VerifiablePresentation', ...change });

const KINDS: object[] = [
  { keys: [] },
  { kty: 'EC', d: 'secret' },
  { type: 'Multikey', controller: 'did:example:1', publicKeyMultibase: 'z' },
  { type: 'X', controller: 'did:example:1', blockchainAccountId: 'z' },
  { type: 'X', controller: 'did:example:1' },
  { id: 'did:example:1' },
  { didDocument: {} },
  { content: {}, contentMetadata: {} },
  { id: 'https://example.com/1', keyAgreement: [] },
  { id: 'https://example.com/1', keyAgreement: {} },
  { vp_token: {} },
  { vp_token: [JWT] },
  { vp_token: { 'a/b': [SD_JWT], c: JWT } },
  { response: 'eyJ' },
  { response: 'other' },
  { client_id: 'x' },
  { nonce: 'x', dcql_query: {} },
  { input_descriptors: [] },
  { credentials: [{ format: 'x' }] },
  { credentials: [{}] },
  { cred_def_id: 'x', values: {}, signature: {} },
  { proof: {}, requested_proof: {}, identifiers: [] },
  { descriptor_map: [] },
  { vp_formats_supported: {} },
  { vc: {} },
  { vp: 1 },
  { sd_hash: 'x' },
  { vct: 'x' },
  { cryptosuite: 'x', proofValue: 'z' },
  { alg: 'ES256', kid: 'x' },
  { alg: 'ES256' },
  { $schema: 'x' },
  { client_secret: 'hidden', a: 1 },
];

const DOCUMENTS: object[] = [
  vc({}),
  vc1({}),
  vc({ '@context': ['https://example.com', V2] }),
  vc({ '@context': [] }),
  vc({ '@context': 'https://example.com' }),
  vc({ type: [] }),
  vc({ type: ['Other'] }),
  vc({ issuer: undefined, credentialSubject: undefined }),
  vc({ issuer: { name: 'x' }, credentialSubject: {} }),
  vc({ credentialSubject: [{ id: 'x' }, {}] }),
  vc({
    credentialStatus: [{ type: 'x' }, {}],
    credentialSchema: { type: 'x' },
    termsOfUse: {},
    evidence: [{}],
    refreshService: {},
  }),
  vc({ issuanceDate: '2026-01-01T00:00:00Z', expirationDate: '2027-01-01' }),
  vc({ validFrom: '2026-01-01T00:00:00', validUntil: 7 }),
  vc({ validFrom: '2026-01-01T00:00:00.5+02:00', validUntil: '2026-13-01T00:00:00Z' }),
  vc1({ issuanceDate: undefined }),
  vc1({ validFrom: '2026-01-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }),
  vc({ proof: [{ type: 'DataIntegrityProof', cryptosuite: 'x' }, {}] }),
  vc({ proof: { type: 'Ed25519Signature2020' } }),
  vc({ type: ['VerifiableCredential', 'X'], credentialSubject: { type: 'BitstringStatusList' } }),
  vc1({ credentialSubject: { type: 'StatusList2021' } }),
  { '@context': V2, id: 'data:x', type: 'EnvelopedVerifiableCredential' },
  { '@context': V2, id: 'x', type: 'EnvelopedVerifiablePresentation' },
  vp({}),
  vp({ holder: {} }),
  vp({ holder: { id: 'did:example:3' }, verifiableCredential: [employee, JWT, 7] }),
  vp({ verifiableCredential: { id: `data:application/vc+jwt,${JWT}`, type: 'EnvelopedVerifiableCredential' } }),
  vp({
    verifiableCredential: vp({
      verifiableCredential: vp({ verifiableCredential: vp({ verifiableCredential: vp({}) }) }),
    }),
  }),
];

const TOKENS: string[] = [
  JWT,
  SD_JWT,
  BOUND,
  token({ typ: 'statuslist+jwt' }, {}),
  token({ typ: 'kb+jwt' }, {}),
  token({ typ: 'application/oauth-authz-req+jwt' }, { client_id: 'x' }),
  token({}, { a: 1 }),
  token({ typ: 'vc+jwt' }, vc({ vc: {}, vp: 1 })),
  token({ typ: 'vp+jwt' }, vp({ verifiableCredential: JWT })),
  token({}, { iss: 'did:example:1', nbf: 1767225600, vc: vc1({ issuer: undefined, issuanceDate: undefined }) }),
  token({}, { vp: vp({ verifiableCredential: [JWT] }) }),
  token({}, { vct: 'x' }),
  `${token({ typ: 'dc+sd-jwt' }, { vct: 'x', _sd: ['a'] })}~`,
  `${part({ alg: 'ECDH-ES', enc: 'A128GCM' })}....`,
  `${part({ alg: 'ES256' })}.e30`,
  `${part({ alg: 'ES256' })}`,
  `${part({ alg: 'ES256' })}.e30.AA==`,
  `${part({ alg: 'ES256' })}.!!.AA`,
  'eyJ.e30.AA',
  JSON.stringify({ payload: 'e30', protected: part({ alg: 'ES256' }), signature: 'AA' }),
  JSON.stringify({
    payload: 'e30',
    signatures: [
      { protected: part({ alg: 'ES256' }), signature: 'AA', header: { disclosures: ['WyJhIl0'], kb_jwt: 'a.b.c' } },
    ],
  }),
  JSON.stringify({ payload: 'e30', signatures: [] }),
];

const AROUND: string[] = [
  '  {"kty":"EC"} ',
  `Bearer ${JWT}`,
  `Authorization: DPoP ${JWT}`,
  `"${JWT}",`,
  `“${JWT}”`,
  `data:application/vc+jwt;a=b,${JWT}`,
  JSON.stringify('{"kty":"EC"}'),
  '{\\"kty\\":\\"EC\\"}',
  encodeURIComponent('{"kty":"EC"}'),
  Buffer.from('{"kty":"EC"}').toString('base64'),
  JWT.replace(/.{60}/g, '$&\n'),
  `${JWT}\n${SD_JWT}`,
  `curl https://a.example -d '{"credential":"${JWT}"}'`,
  `curl https://a.example -H "Authorization: Bearer ${JWT}"`,
  `a log {"level":"info","msg":"none"} and ${JWT}`,
  'a log {"a": }',
  'a log without anything',
  'openid4vp://?client_id=x&dcql_query=%7B%22credentials%22%3A%5B%5D%7D&state=%7B',
  'state=x&vp_token=%5B%5D',
  'https://a.example/?a=b',
  `[${JSON.stringify(employee)}, "${JWT}"]`,
  '[]',
  '[1]',
  JSON.stringify({ credentials: [{ credential: SD_JWT }] }),
  JSON.stringify({ credential: { a: 1 } }),
  JSON.stringify({ level: 'info', a: { b: JWT }, client_secret: 'x' }),
  JSON.stringify({ level: 'info', a: [JWT, MDOC] }),
  '{"kty":"EC","kty":"OKP"}',
  MDOC,
  Buffer.from(MDOC, 'base64url').toString('hex'),
  Buffer.from(MDOC, 'base64url').toString('base64'),
  'oWFhAQ',
  'o2d2ZXJzaW9u',
  PEM,
  PEM + PEM,
  PEM.replace(/-----.*-----|\s/g, ''),
  '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
  'MAAA',
];

/** Long texts by their beginning and length. */
const cut = (said: string) => (said.length > 150 ? `${said.slice(0, 150)}… (${said.length})` : said);

function linesOf({ format, name, why, level, faults, parts, contains, holdsSecret }: Decoded): string[] {
  return [
    `${format}, ${level}: ${name}${holdsSecret ? ', with a secret' : ''}`,
    ...why.map((one) => `  why: ${one}`),
    ...faults.map(({ cause, detail, place }) => `  fault: ${cause} at ${place.part}${place.pointer}. ${detail}`),
    ...parts.map(
      ({ id, title, kind, span, value, places }) =>
        `  part: ${id}, ${title}, ${kind} @${span ? `${span.start}-${span.end}` : ''} ${places?.size ?? 'no'} places ${cut(JSON.stringify(value))}`,
    ),
    ...contains.flatMap(({ decoded, place }) => [
      `  at ${place.part}${place.pointer}:`,
      ...linesOf(decoded).map((line) => `  ${line}`),
    ]),
  ];
}

function said(input: string): string[] {
  try {
    return [`# ${cut(input)}`, ...linesOf(decode(input)), ''];
  } catch (error) {
    return [`# ${cut(input)}`, `${(error as Error).name}: ${(error as Error).message}`, ''];
  }
}

/** `-u` writes them anew: read what changed, since it is what a reader sees. */
describe('what an input is said to be', () => {
  test.each([
    ['kinds', KINDS.map((one) => JSON.stringify(one))],
    ['documents', DOCUMENTS.map((one) => JSON.stringify(one))],
    ['tokens', TOKENS],
    ['around', AROUND],
  ])('%s', async (name, inputs) => {
    await expect(inputs.flatMap(said).join('\n')).toMatchFileSnapshot(path.join(folder, `${name}.txt`));
  });
});
