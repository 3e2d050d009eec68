import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { answerRequest, encrypt, readCredential } from '../../docs/public/tools/wallet.mjs';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { decodeToken } from '../../scripts/examples/sign/jws.ts';
import { verifySdJwt } from '../verify/sdJwt.ts';
import { read, readJson, world } from './examples/published.ts';

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
    expect(() => encrypt({}, { jwks: { keys: [{ kty: 'RSA', alg: 'RSA-OAEP' }] } })).toThrow('ECDH-ES');
  });
});
