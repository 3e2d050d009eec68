import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerRequest, changeAt, encrypt, formOf, readCredential } from '../../docs/public/tools/wallet.mjs';
import type { JsonObject } from '../../plugins/openapi/specFiles.ts';
import type { Page } from '../../plugins/pages/page.ts';
import { decodeToken } from '../../scripts/examples/sign/jws.ts';
import { apiDomain } from '../platform/addresses.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { verifySdJwt } from '../platform/verify/sdJwt.ts';
import { index, read, readJson, world } from './examples/published.ts';
import { pages } from './pages.ts';

const held = read('credentials/employee-x5c.sd-jwt');
const credential = readCredential(held);
const query = readJson('queries/dcql.json');
const request = { nonce: 'n-1', state: 's-1', client_id: 'x509_san_dns:example.org', dcql_query: query };
const how = { audience: 'x509_san_dns:example.org' };

describe('the test wallet', () => {
  test('shows what was asked for, and an independent library verifies it', async () => {
    const { answer, shown } = answerRequest(request, credential, how);
    expect(shown).toEqual(['employeeId', 'site']);
    expect(answer.state).toBe('s-1');
    const [token] = (answer.vp_token as Record<string, string[]>).employee;
    const claims = await verifySdJwt(token, world, { audience: how.audience, nonce: 'n-1' });
    expect(claims).toMatchObject({ employeeId: 'E-1042', site: 'north' });
    expect(claims).not.toHaveProperty('familyName');
  });

  const other = (change: JsonObject) => ({ ...(query.credentials as JsonObject[])[0], ...change });
  test.each([
    ['the holder declines', query, { ...how, decline: true }],
    ['the type is another one', { credentials: [other({ meta: { vct_values: ['https://example.com/x'] } })] }, how],
    ['the format is another one', { credentials: [other({ format: 'mso_mdoc' })] }, how],
    ['a claim is missing', { credentials: [other({ claims: [{ path: ['shoeSize'] }] })] }, how],
    ['a value is not wanted', { credentials: [other({ claims: [{ path: ['site'], values: ['west'] }] })] }, how],
  ])('answers in the same way where %s', (_name, dcql_query, options) => {
    expect(answerRequest({ ...request, dcql_query }, credential, options).answer).toEqual({
      error: 'access_denied',
      state: 's-1',
    });
  });

  test.each([
    ['credential_sets', { ...query, credential_sets: [{ options: [['employee']] }] }],
    ['claim_sets', { credentials: [other({ claim_sets: [['a']] })] }],
  ])('says that it knows no %s', (name, dcql_query) => {
    expect(() => answerRequest({ ...request, dcql_query }, credential, how)).toThrow(name);
  });

  test('refuses a credential of somebody else', () => {
    const [, body] = held.split('.');
    const { payload } = decodeToken(held);
    const foreign = { ...payload, cnf: { jwk: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } } };
    const text = held.replace(body, Buffer.from(JSON.stringify(foreign)).toString('base64url'));
    expect(() => readCredential(text)).toThrow('no key');
  });

  test.each(['A128GCM', 'A256GCM'])('encrypts by %s, which an independent library decrypts', async (enc) => {
    const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), alg: 'ECDH-ES', kid: 'k-1' };
    const metadata = { jwks: { keys: [jwk as JsonObject] }, encrypted_response_enc_values_supported: ['X', enc] };
    const token = encrypt({ state: 's-1' }, metadata);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ECDH-ES', enc, kid: 'k-1' });
    const { plaintext } = await compactDecrypt(token, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({ state: 's-1' });
  });

  test('says that it knows no other encryption', () => {
    expect(() => encrypt({}, { jwks: { keys: [{ kty: 'RSA', alg: 'RSA-OAEP' }] } })).toThrow('ECDH-ES');
  });
});

/** Policies of the authorizer that sum up what a service found. */
const SUMMARIES = new Map([
  ['validate', 'validator'],
  ['verify', 'verifier'],
]);

/** One form of so many is posted as well. */
const BY_NETWORK = 50;

describe('one changed character of an answer', () => {
  let platform: Platform;
  let page: Page;
  beforeAll(async () => {
    page = pages.find(({ route }) => route === '/guides/services/authorizer/test-wallet') as Page;
    platform = await startPlatform(new Date(index.now));
  });
  afterAll(() => platform.close());

  const host = `kiosk-authorizer.authorizer.service.eu.${apiDomain}`;
  const at = (url: URL) => `http://127.0.0.1:${platform.port}${url.pathname}`;

  /** Asks, and has the wallet answer: the form, and where it goes. */
  async function exchange(responseMode: string) {
    platform.reset();
    const { state } = platform;
    const pem = read('certificates/root.pem');
    const trustedIssuer = { trustedIssuerRootCertificates: [{ type: 'pem', pem }] };
    const trust = { inlineConfiguration: { policies: { trustedIssuer } } as JsonObject };
    state.addInstance({ service: 'validator', region: 'eu', resourceId: 'validator-eu-1', name: 'V', ...trust });
    const validator = { type: 'instance', resourceId: 'validator-eu-1' };
    const inlineConfiguration = { policies: { validate: { validator } } };
    const kiosk = { region: 'eu', resourceId: 'kiosk-authorizer', name: 'Kiosk', inlineConfiguration };
    state.addInstance({ service: 'authorizer', ...kiosk });
    const key = state.addKey('app-authorize');
    key.policies = [{ policyType: 'managed', policyResourceId: 'authorizer.read' }];
    const created = await fetch(at(new URL(`https://${host}/openid4/vp/v1_0/authorizations`)), {
      method: 'POST',
      headers: {
        'X-Forwarded-Host': host,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key.secret}`,
      },
      body: JSON.stringify({ responseMode, query: { type: 'DCQL', dcql: query } }),
    });
    expect(created.status).toBe(201);
    const { authorizeUrl } = (await created.json()) as { authorizeUrl: string };
    const requestUri = new URL(new URLSearchParams(authorizeUrl.split('?')[1]).get('request_uri') as string);
    const fetched = await fetch(at(requestUri), { headers: { 'X-Forwarded-Host': host } });
    const { payload } = decodeToken(await fetched.text()) as { payload: JsonObject };
    const { answer } = answerRequest(payload, credential, { audience: String(payload.client_id) });
    return { form: formOf(answer, payload), address: new URL(String(payload.response_uri)) };
  }

  const headers = { 'x-forwarded-host': host, 'content-type': 'application/x-www-form-urlencoded' };
  /** Posts a form, and gives the status that the wallet got. */
  type Post = (form: string, address: URL) => Promise<number>;
  const post: Post = async (form, address) => {
    const response = await fetch(at(address), { method: 'POST', headers, body: form });
    await response.text();
    return response.status;
  };
  /** The same without a network, for some thousand forms. */
  const hand: Post = async (form, url) => (await platform.ask({ method: 'POST', url, headers, body: form })).status;

  /** What comes of a form: "accepted", the status that the wallet got, or the failed entries. */
  async function outcomeOf(form: string, address: URL, send: Post): Promise<string[]> {
    const [authorization] = platform.state.authorizations;
    authorization.status = 'pending';
    authorization.results = [];
    const got = await send(form, address);
    const { status, results } = authorization as { status: string; results: JsonObject[] };
    if (status === 'authorized') return ['accepted'];
    if (status === 'pending') return [`${got}`];
    expect(status).toBe('rejected');
    // Where a service refused, the authorizer says so too, and only there.
    for (const [policy, service] of SUMMARIES) {
      const summary = results.find((one) => one.policy === policy && one.error);
      expect(summary !== undefined).toBe(results.some((one) => one.service === service && one.error));
    }
    return results
      .filter(({ error, policy }) => error && !SUMMARIES.has(String(policy)))
      .map(({ policy, error }) => `${policy} ${(error as JsonObject).platformType}`);
  }

  /** Rows of the table on the page of the test wallet: what an answer comes to, by response mode. */
  function named(mode: string): string[] {
    const rows: string[][] = [];
    visit(page.tree, 'tableRow', ({ children }) => {
      rows.push(children.map((cell) => textOf(cell)));
    });
    return rows.filter(([, modes]) => modes?.split(', ').includes(mode)).map(([, , entry]) => entry);
  }

  test.each(['direct_post', 'direct_post.jwt'])(
    'by %s gives the error that the page names',
    { timeout: 240_000 },
    async (mode) => {
      const { form, address } = await exchange(mode);
      for (const send of [post, hand]) expect(await outcomeOf(form, address, send)).toEqual(['accepted']);
      const expected = named(mode);
      const seen = new Set<string>();
      const survivors: string[] = [];
      for (let position = 0; position < form.length; position++) {
        const changed = changeAt(form, position);
        const outcomes = await outcomeOf(changed, address, hand);
        // Now and then by the way that a wallet takes, which has to lead to the same.
        if (position % BY_NETWORK === 0) expect(await outcomeOf(changed, address, post)).toEqual(outcomes);
        const fitting = outcomes.filter((outcome) => expected.includes(outcome));
        if (fitting.length === 0) survivors.push(`character ${position}: ${outcomes.join(', ')}`);
        for (const outcome of fitting) seen.add(outcome);
      }
      expect(form.length).toBeGreaterThan(1500);
      expect(survivors).toEqual([]);
      // Each row of the page does happen.
      expect([...seen].sort()).toEqual([...expected].sort());
    },
  );
});
