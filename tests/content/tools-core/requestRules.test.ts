import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { inspectionReport } from '../../../tools-core/inspect/index.ts';
import { inspect } from '../../../tools-core/verify/index.ts';
import { read } from '../examples/published.ts';
import { settingsOf } from './samples.ts';
import { part } from './signing.ts';

const [CERTIFICATE = ''] =
  /"x5c":\["([^"]+)"/.exec(decoded(read('credentials/employee-x5c.sd-jwt').split('.')[0])) ?? [];
const [LEAF = ''] = CERTIFICATE.split('"').slice(3);
const DID = 'did:web:example.org';
const URI = 'https://example.com/response';

function decoded(text = ''): string {
  return Buffer.from(text, 'base64url').toString();
}

const parameters: JsonObject = {
  client_id: `decentralized_identifier:${DID}`,
  aud: 'https://self-issued.me/v2',
  response_type: 'vp_token',
  response_mode: 'direct_post.jwt',
  response_uri: URI,
  nonce: 'n-0bq7Yx3JtKc5VwZr8Lm2Ad',
  dcql_query: { credentials: [{ id: 'a', format: 'dc+sd-jwt', meta: { vct_values: ['urn:eudi:pid:1'] } }] },
  client_metadata: {
    jwks: { keys: [{ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES', kid: '1', x: 'x', y: 'y' }] },
    vp_formats_supported: { 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'] } },
    encrypted_response_enc_values_supported: ['A128GCM', 'A256GCM'],
  },
};
const HEADER: JsonObject = { alg: 'ES256', typ: 'oauth-authz-req+jwt', kid: `${DID}#key-1` };
const metadata = (changes: JsonObject) => ({
  client_metadata: { ...(parameters.client_metadata as JsonObject), ...changes },
});

/** The rules of a request that are not met, as their texts begin. The signature isn't checked here. */
async function broken(
  changes: JsonObject,
  header: JsonObject | null = HEADER,
  set = 'OpenID4VP 1.0',
): Promise<string[]> {
  const all = JSON.parse(JSON.stringify({ ...parameters, ...changes }));
  const text = header ? `${part(header)}.${part(all)}.${'A'.repeat(86)}` : JSON.stringify(all);
  const { rules } = await inspect(text, settingsOf('none'));
  const found = rules.find(({ title }) => title.startsWith(set))?.rules ?? [];
  return found
    .filter(({ outcome }) => outcome !== 'success')
    .map((rule) => `${rule.outcome} ${rule.section} ${rule.value}`);
}

const WITHOUT = { aud: undefined } as unknown as JsonObject;
const X5C = { ...HEADER, x5c: [LEAF] };
const PLAIN = { ...WITHOUT, response_mode: 'direct_post' };
const API = { ...WITHOUT, response_mode: 'dc_api.jwt', response_uri: undefined } as unknown as JsonObject;

describe('rules of OpenID4VP', () => {
  test('a request that follows them breaks none', async () => expect(await broken({})).toEqual([]));

  test.each<[name: string, changes: JsonObject, header: JsonObject | null, expected: string[]]>([
    ['redirect_uri, unsigned', { ...PLAIN, client_id: `redirect_uri:${URI}` }, null, []],
    [
      'redirect_uri, signed',
      { client_id: `redirect_uri:${URI}` },
      HEADER,
      ['error 5.9.3 A client_id with redirect_uri'],
    ],
    [
      'redirect_uri of another address',
      { ...PLAIN, client_id: 'redirect_uri:https://a.example' },
      null,
      ['error 5.9.3 client_id identifies https://a.example'],
    ],
    ['a DID without a signature', WITHOUT, null, ['error 5.9.3 decentralized_identifier']],
    [
      'the key of another DID',
      { client_id: 'decentralized_identifier:did:web:a.example' },
      HEADER,
      ['error 5.9.3 The key belongs to'],
    ],
    [
      'x509_san_dns of a name that the certificate lacks',
      { client_id: 'x509_san_dns:example.com' },
      X5C,
      ['error 5.9.3 The certificate is not for example.com'],
    ],
    [
      'x509_hash of another certificate',
      { client_id: 'x509_hash:abc' },
      X5C,
      ['error 5.9.3 client_id identifies the certificate abc'],
    ],
    [
      'x509_san_dns without a certificate',
      { client_id: 'x509_san_dns:example.com' },
      HEADER,
      ['error 5.9.3 client_id identifies example.com'],
    ],
    ['openid_federation', { client_id: 'openid_federation:https://a.example' }, HEADER, ['skipped 5.9.3']],
    ['pre-registered', { client_id: 'client-1' }, HEADER, ['skipped 5.9.3']],
    [
      'verifier_attestation without one',
      { client_id: 'verifier_attestation:a' },
      HEADER,
      ['error 5.9.3', 'error 12 typ is undefined'],
    ],
    ['no aud', WITHOUT, HEADER, ['error 5.8']],
    ['another typ', {}, { ...HEADER, typ: 'JWT' }, ['error 5 JWT']],
    ['a short nonce', { nonce: 'abc' }, HEADER, ['warning 5.2 3 characters']],
    ['a nonce with other characters', { nonce: `${parameters.nonce}==` }, HEADER, ['error 5.2']],
    ['two addresses', { redirect_uri: URI }, HEADER, ['error 8.2 https://example.com/response']],
    ['an address without encryption', { response_uri: 'http://example.com' }, HEADER, ['error 8.2 http://example.com']],
    ['a query that is not valid', { dcql_query: { credentials: [] } }, HEADER, ['error 6 A query must have']],
    ['two queries', { scope: 'a' }, HEADER, ['error 5.1 dcql_query, scope']],
    [
      'a format that is not supported',
      metadata({ vp_formats_supported: { mso_mdoc: {} } }),
      HEADER,
      ['error 11.1 dc+sd-jwt is missing'],
    ],
    [
      'algorithms under a name of drafts',
      metadata({ vp_formats_supported: { 'dc+sd-jwt': { alg: ['ES256'] } } }),
      HEADER,
      ['warning B dc+sd-jwt has'],
    ],
    ['no key to encrypt for', metadata({ jwks: { keys: [] } }), HEADER, ['error 8.3']],
    ['members of drafts', metadata({ authorization_encrypted_response_alg: 'ECDH-ES' }), HEADER, ['warning 11.1']],
    [
      'transaction data for another query',
      { transaction_data: [part({ type: 'a', credential_ids: ['b'] })] },
      HEADER,
      ['error 8.4'],
    ],
    ['a verifier_info without data', { verifier_info: [{ format: 'jwt' }] }, HEADER, ['error 5.1']],
    [
      'no state without holder binding',
      {
        dcql_query: {
          credentials: [{ id: 'a', format: 'dc+sd-jwt', meta: {}, require_cryptographic_holder_binding: false }],
        },
      },
      HEADER,
      ['error 5.3'],
    ],
    ['the Digital Credentials API, signed', { ...API, expected_origins: ['https://example.com'] }, HEADER, []],
    [
      'an origin with a slash at its end',
      { ...API, expected_origins: ['https://example.com/'] },
      HEADER,
      ['error A.2'],
    ],
    ['an unsigned request for the API with a client', API, null, ['error A.2 decentralized_identifier']],
    [
      'a response_uri for the API',
      { ...API, response_uri: URI, expected_origins: ['https://example.com'] },
      HEADER,
      ['warning A.2 response_uri'],
    ],
  ])('%s', async (_, changes, header, expected) => {
    const found = await broken(changes, header);
    expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
  });
});

test.each<[name: string, changes: JsonObject, header: JsonObject, expected: string[]]>([
  ['a DID', {}, HEADER, ['error 5 decentralized_identifier', 'error 5 There is no x5c']],
  [
    'no encryption',
    { response_mode: 'direct_post' },
    X5C,
    ['error 5 decentralized_identifier', 'error 5.1 direct_post'],
  ],
  [
    'one content encryption',
    metadata({ encrypted_response_enc_values_supported: ['A128GCM'] }),
    X5C,
    ['error 5 decentralized_identifier', 'error 5 ["A128GCM"]'],
  ],
])('rules of HAIP: %s', async (_, changes, header, expected) => {
  const found = await broken(changes, header, 'HAIP');
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test('rules of the European framework: no registration certificate', async () => {
  const found = await broken({}, X5C, 'European');
  expect(found).toEqual([expect.stringContaining('of 10 rules'), 'error RPRC_19 There is none']);
  const info = { verifier_info: [{ format: 'registration_cert', data: 'eyJ' }] };
  expect((await broken(info, X5C, 'European')).map((one) => one.slice(0, 9))).toEqual(['error OIA']);
});

test.each([
  [(data: JsonObject) => ({ protocol: 'openid4vp-v1-unsigned', data })],
  [(data: JsonObject) => ({ digital: { requests: [{ protocol: 'openid4vp-v1-unsigned', data }] } })],
])('a call of the Digital Credentials API is opened: %s', async (envelope) => {
  const { aud: _, client_id: __, ...data } = parameters;
  const text = JSON.stringify(envelope({ ...data, response_mode: 'dc_api.jwt' }));
  const { rules } = await inspect(text, settingsOf('none'));
  expect(rules[0]?.rules.find(({ section }) => section === 'A.2')?.text).toContain('An unsigned request');
});

describe('a request and its response', () => {
  const request = read('queries/request-object.jwt').trim();
  const response = read('mdoc/device-response.txt').trim();
  const run = (input: string, ...material: string[]) => {
    const settings = settingsOf('none');
    return inspect(input, { ...settings, material: [...(settings.material ?? []), ...material] });
  };
  const device = ({ checks }: Awaited<ReturnType<typeof run>>) =>
    checks.flatMap(({ steps }) => steps).find(({ text }) => text.startsWith('The device'));

  test.each([
    ['the response is beside the request', () => run(request, response)],
    ['the request is beside the response', () => run(response, request)],
  ])('%s: the values that a response is bound to are those of the request', async (_, inspection) => {
    const found = await inspection();
    expect(device(found)?.text).toContain('OpenID4VP 1.0 via redirect');
    expect(found.rules.map(({ title }) => title)).toContain('HAIP 1.0, mdoc, DeviceResponse');
  });

  test('in one input, the response of another request fails', async () => {
    const both = (nonce: string) => {
      const changed = decoded(request.split('.')[1]).replace('n-0bq7Yx3JtKc5VwZr8Lm2Ad', nonce);
      return `${part(HEADER)}.${part(JSON.parse(changed))}.${'A'.repeat(86)}\n${read('queries/dcql-response.json')}`;
    };
    const proofs = async (nonce: string) =>
      (await run(both(nonce))).checks.filter(({ policy }) => policy === 'proof').map(({ fault }) => fault?.key);
    expect(await proofs('n-0bq7Yx3JtKc5VwZr8Lm2Ad')).not.toContain('key-binding');
    expect(await proofs('another-nonce-of-24-chars')).toContain('key-binding');
  });

  test('a broken rule is the reason for the outcome, with its place', async () => {
    const text = JSON.stringify({ ...parameters, ...WITHOUT, client_id: `redirect_uri:${URI}`, nonce: 'a+b' });
    const settings = settingsOf('none');
    const { outcome, reason } = await inspectionReport(await inspect(text, settings), settings);
    expect([outcome, reason?.text]).toEqual(['error', expect.stringContaining('nonce has only letters')]);
    expect(text.slice(reason?.place?.start, reason?.place?.end)).toContain('a+b');
  });
});
