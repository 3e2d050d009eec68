import { base58 } from '@scure/base';
import { encode } from 'cborg';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { signToken } from '../../../../scripts/examples/sign/jws.ts';
import { testKey } from '../../../../scripts/examples/sign/keys.ts';
import { inspectionReport } from '../../../../tools-core/inspect/index.ts';
import { inspect } from '../../../../tools-core/verify/index.ts';
import { index, read, readJson } from '../../examples/published.ts';
import { misplacedIn, settingsOf } from '../samples.ts';
import { credentialOf } from '../signing.ts';

export const NOW = Date.parse(index.now) / 1000;
export const [key, p256] = [testKey('variants', 'Ed25519'), testKey('variants on P-256', 'P-256')];
export const did = `did:key:${key.multibase}`;
export const kid = `${did}#${key.multibase}`;
export const text = (value: unknown): string => JSON.stringify(value);
export const vc = (changes: JsonObject = {}, header: JsonObject = {}): string =>
  signToken({ kid, typ: 'vc+jwt', ...header }, credentialOf(did, changes), key);

export const token = (payload: JsonObject, header: JsonObject = {}): string =>
  signToken({ kid, typ: 'JWT', ...header }, { iss: did, exp: NOW + 1000, ...payload }, key);

export const vc11 = (changes: JsonObject = {}, claims: JsonObject = {}): string => {
  const context = ['https://www.w3.org/2018/credentials/v1'];
  const vc = { '@context': context, type: ['VerifiableCredential'], credentialSubject: { id: 'did:example:a' } };
  return token({ nbf: NOW - 10, vc: { ...vc, ...changes }, ...claims });
};

export const sd = (claims: JsonObject = {}, header: JsonObject = {}): string =>
  `${token({ vct: 'https://example.com/t', nbf: NOW - 10, ...claims }, { typ: 'dc+sd-jwt', ...header })}~`;

export const proofJwt = (claims: JsonObject, header: JsonObject = {}): string =>
  signToken(
    { typ: 'openid4vci-proof+jwt', jwk: p256.jwk, ...header },
    { aud: 'https://i.example', iat: NOW, ...claims },
    p256,
  );

export const statement = (claims: JsonObject = {}): string => {
  const jwks = { keys: [{ ...key.jwk, kid: 'a' }] };
  const [iss, sub] = ['https://e.example', 'https://e.example'];
  return token({ iss, sub, iat: NOW, jwks, ...claims }, { typ: 'entity-statement+jwt', kid: 'a' });
};

export const employee = readJson('credentials/employee.json');
export const signature = String((employee.proof as JsonObject).proofValue);
export const bytes = Buffer.from(base58.decode(signature.slice(1)));
export const mdoc = Buffer.from(read('mdoc/issuer-signed.txt').trim(), 'base64url');
export const hex = (value: unknown): string => Buffer.from(encode(value)).toString('hex');
export const certificate = read('certificates/root.pem');
export const request = { nonce: 'a', dcql_query: { credentials: [] } };
/** An input with its outcome, what decides it and where, and what is pasted beside it. */
export type Row = [name: string, input: string, outcome: string, why?: string, place?: string, beside?: string[]];

/** Tests what the inspector reports about each row. */
export const testRows = (rows: Row[]): void =>
  test.each(rows)('%s', async (_, input, outcome, why = '', place = '', beside = []) => {
    const material = [
      read('did/issuer.did.json'),
      certificate,
      read('schemas/employee.json'),
      read('status/revocation-list.json'),
    ];
    const context = settingsOf('', { expected: {}, material: beside.length > 0 ? beside : material });
    const inspection = await inspect(input, context);
    const report = await inspectionReport(inspection, context);
    expect(misplacedIn(inspection)).toEqual([]);
    const { checks, result, decoded } = inspection;
    const { fault, need, policy } = checks.find(({ state }) => state === result) ?? {};
    const decided = fault?.key ?? need ?? policy ?? (checks.length > 0 ? '' : decoded.name);
    expect(report.outcome).toBe(outcome);
    if (why !== '') expect(decided).toContain(why);
    if (place !== '') expect(fault?.place).toBe(place);
  });
