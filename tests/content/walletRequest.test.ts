import { X509Certificate } from 'node:crypto';
import { importX509, jwtVerify } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeAt, verifyRequest } from '../../docs/public/tools/wallet.mjs';
import { keys } from '../../scripts/examples/build/story.ts';
import { signCertificate } from '../../scripts/examples/sign/certificates.ts';
import { decodeToken, signToken } from '../../scripts/examples/sign/jws.ts';
import { testKey } from '../../scripts/examples/sign/keys.ts';
import { requestCertificate, signRequest } from '../../scripts/simulator/requestSigner.ts';
import { index, read, readJson } from './examples/published.ts';

/** The wallet finds out who asks, and refuses what is not as OpenID4VP 1.0 demands of a signed request. */
const host = 'kiosk.example.org';
const clientId = `x509_san_dns:${host}`;
const now = Date.parse(index.now);
const trust = new X509Certificate(read('certificates/root.pem'));
const certificate = requestCertificate(host, now);

const parameters = {
  client_id: clientId,
  aud: 'https://self-issued.me/v2',
  exp: now / 1000 + 300,
  response_type: 'vp_token',
  response_mode: 'direct_post',
  response_uri: `https://${host}/openid4/vp/v1_0/1/direct_post`,
  nonce: 'n-1',
  state: 's-1',
  dcql_query: readJson('queries/dcql.json'),
};
const token = signRequest(parameters, certificate);
const how = { clientId, trust, now };

/** The request signed with other parameters, or with the header of somebody else. */
const asked = (changes: object, der = certificate) => signRequest({ ...parameters, ...changes }, der);
/** The same request with other members in its header, signed by the key of its certificate. */
const headed = (header: object) => signToken({ ...decodeToken(token).header, ...header }, parameters, signer);
const signer = testKey('request signer', 'P-256');

afterEach(() => vi.unstubAllGlobals());

describe('a request that is in order', () => {
  test('is accepted, and a library that did not sign agrees', async () => {
    expect(await verifyRequest(token, how)).toEqual(parameters);
    const { payload, protectedHeader } = await jwtVerify(
      token,
      await importX509(new X509Certificate(certificate).toString(), 'ES256'),
      { typ: 'oauth-authz-req+jwt', audience: parameters.aud, currentDate: new Date(now) },
    );
    expect(payload).toEqual(parameters);
    expect(protectedHeader.x5c).toEqual([Buffer.from(certificate).toString('base64')]);
  });

  test('may name the hash of its certificate', async () => {
    const hash = await crypto.subtle.digest('SHA-256', Uint8Array.from(certificate));
    const id = `x509_hash:${Buffer.from(hash).toString('base64url')}`;
    expect(await verifyRequest(asked({ client_id: id }), { ...how, clientId: id })).toMatchObject({ client_id: id });
  });

  test('may name a DID: the published example', async () => {
    const fetched = vi.fn(async (_address: string) => Response.json(readJson('did/relying-party.did.json')));
    vi.stubGlobal('fetch', fetched);
    const example = read('queries/request-object.jwt').trim();
    expect(await verifyRequest(example, { now })).toEqual(readJson('queries/authorization-request.json'));
    expect(fetched).toHaveBeenCalledWith('https://example.org/.well-known/did.json');
    await expect(verifyRequest(changeAt(example, example.length - 40), { now })).rejects.toThrow(
      'signature does not match',
    );
  });
});

/** A certificate for our host from a root of somebody else. */
const forged = signCertificate({
  notBefore: '2026-01-01T00:00:00Z',
  notAfter: '2027-01-01T00:00:00Z',
  serialNumber: 9,
  subject: 'Example',
  issuer: 'Stranger',
  key: signer,
  issuerKey: testKey('stranger', 'P-256'),
  kind: 'request signer',
  host,
});

const refused: [what: string, request: string, message: string, options?: object][] = [
  ['no JWT', 'x.y', "isn't a JWT"],
  ['another type', headed({ typ: 'JWT' }), 'type of the request'],
  ['no type', headed({ typ: undefined }), 'type of the request'],
  ['no signature', `${[{ alg: 'none', typ: 'oauth-authz-req+jwt' }, parameters].map(encode).join('.')}.`, 'by ES256'],
  ['a critical extension', headed({ crit: ['b64'], b64: false }), 'critical header'],
  ['nobody who asks', asked({ client_id: undefined }), 'does not say who asks'],
  ['another client than the link', token, 'different client_id', { clientId: 'x509_san_dns:shop.example.net' }],
  ['no certificate', headed({ x5c: undefined }), 'no certificate in x5c'],
  ['a certificate that is none', headed({ x5c: ['AAAA'] }), 'cannot be read'],
  ['the certificate of another host', asked({}, requestCertificate('shop.example.net', now)), 'not for its client_id'],
  ['a certificate for all hosts', asked({}, requestCertificate('*.example.org', now)), 'not for its client_id'],
  ['another hash', asked({ client_id: 'x509_hash:AAAA' }), 'not for its client_id', { clientId: 'x509_hash:AAAA' }],
  ['a certificate of the past', asked({}, requestCertificate(host, now - 48 * 3_600_000)), 'not valid today'],
  ['a certificate of the future', asked({}, requestCertificate(host, now + 48 * 3_600_000)), 'not valid today'],
  ['a certificate of a stranger', asked({}, forged), 'Nobody that this wallet trusts'],
  ['the key of a stranger', signToken(decodeToken(token).header, parameters, keys.relyingParty), 'signature does not'],
  ['another recipient', asked({ aud: 'https://wallet.example.com' }), 'not for this wallet'],
  ['no recipient', asked({ aud: undefined }), 'not for this wallet'],
  ['an end in the past', asked({ exp: now / 1000 }), 'has expired'],
  ['an end that is no time', asked({ exp: 'never' }), 'has expired'],
  ['no nonce', asked({ nonce: undefined }), 'no nonce'],
  ['another receiver', asked({ response_uri: 'https://shop.example.net/collect' }), 'somebody else than who asks'],
  ...['redirect_uri:https://a.example', 'verifier_attestation:a', 'a'].map((id): [string, string, string, object] => [
    `a client of another kind, ${id}`,
    asked({ client_id: id }),
    'knows the prefixes',
    { clientId: id },
  ]),
];

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a request is refused that has', () => {
  test.each(refused)('%s', async (_what, request, message, options = {}) => {
    await expect(verifyRequest(request, { ...how, ...options })).rejects.toThrow(message);
  });

  test('nobody to vouch for it, only where the wallet knows whom to trust', async () => {
    expect(await verifyRequest(asked({}, forged), { clientId, now })).toEqual(parameters);
  });

  test('a DID whose document lacks the key, or cannot be fetched', async () => {
    const example = read('queries/request-object.jwt').trim();
    vi.stubGlobal('fetch', async () => Response.json({ id: 'did:web:example.org' }));
    await expect(verifyRequest(example, { now })).rejects.toThrow('has no such key');
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(verifyRequest(example, { now })).rejects.toThrow('cannot be fetched: 404');
  });
});
