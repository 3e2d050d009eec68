import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { signToken } from '../../../../scripts/examples/sign/jws.ts';
import { part } from '../signing.ts';
import { NOW, p256, sd, testRows } from './rows.ts';

// SD-JWT: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const digestOf = (own: string) => createHash('sha256').update(own);
function disclosing(
  name: string,
  value: JsonObject[string] | object,
  encoding: 'base64url' | 'hex' = 'base64url',
): string {
  const disclosure = part(['salt', name, value]);
  return `${sd({ _sd: [digestOf(disclosure).digest(encoding)] })}${disclosure}~`;
}
function bound(claims: JsonObject): string {
  const own = sd({ cnf: { jwk: p256.jwk as never } });
  const payload = { iat: NOW, aud: 'a', nonce: 'n', sd_hash: digestOf(own).digest('base64url'), ...claims };
  return own + signToken({ typ: 'kb+jwt' }, payload, p256);
}

testRows([
  ['an SD-JWT without its last ~', sd().slice(0, -1), 'error', 'token-form', 'signature'],
  ['an SD-JWT with typ JWT and no ~', sd({ _sd: [] }, { typ: 'JWT' }).slice(0, -1), 'error', 'token-form', 'signature'],
  ['vct as a list', sd({ vct: ['a'] }), 'error', 'claim-form', 'claims/vct'],
  ['typ in capitals', sd({}, { typ: 'DC+SD-JWT' }), 'error', 'claim-form', 'header/typ'],
  ['_sd_alg without a hyphen', sd({ _sd_alg: 'SHA256' }), 'error', 'hash-unknown', 'payload/_sd_alg'],
  ['vct without a letter', sd({ vct: '' }), 'error', 'claim-form', 'claims/vct'],
  ['_sd as a string', sd({ _sd: 'a' }), 'error', 'disclosure-stray', 'payload'],
  ['iat in milliseconds in a disclosure', disclosing('iat', NOW * 1000), 'error', 'claim-form', 'claims/iat'],
  ['a private key in cnf', sd({ cnf: { jwk: { ...p256.jwk, d: 'AAAA' } } }), 'error', 'claim-form', 'payload/cnf'],
  ['a private key in a disclosure', disclosing('k', { ...p256.jwk, d: 'AAAA' }), 'error', 'claim-form', 'claims'],
  ['a digest in hexadecimal digits', disclosing('a', 1, 'hex'), 'error', 'disclosure-stray', 'disclosure 1'],
  ['a key binding that is over', bound({ exp: NOW - 1000 }), 'error', 'key-binding', 'key binding payload/exp'],
  [
    'a key binding that is not yet valid',
    bound({ nbf: NOW + 1000 }),
    'error',
    'key-binding',
    'key binding payload/nbf',
  ],
  ['_sd_alg as a number', sd({ _sd_alg: 5 }), 'error', 'hash-unknown', 'payload/_sd_alg'],
  ['_sd_alg in a claim', sd({ a: { _sd_alg: 'sha-512' } }), 'error', 'disclosure-stray', 'payload'],
  ['... in the payload', sd({ '...': 'a' }), 'error', 'disclosure-stray', 'payload'],
  ['... beside another member', sd({ a: [{ '...': 'a', b: 1 }] }), 'error', 'disclosure-stray', 'payload'],
  ['two ~ in a row', `${sd()}~`, 'error', 'disclosure-stray', 'disclosure 1'],
]);
