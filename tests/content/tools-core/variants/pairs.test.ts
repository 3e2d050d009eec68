import { createHash } from 'node:crypto';
import { encode } from 'cborg';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { signCertificate } from '../../../../scripts/examples/sign/certificates.ts';
import { signCose } from '../../../../scripts/examples/sign/cose.ts';
import { signToken } from '../../../../scripts/examples/sign/jws.ts';
import { toBase64url } from '../../../../tools-core/base/index.ts';
import { inspect } from '../../../../tools-core/verify/index.ts';
import { index, read } from '../../examples/published.ts';
import { settingsOf } from '../samples.ts';
import { certificate, did, employee, key, kid, NOW, p256, sd, testRows, text, token, vc } from './rows.ts';

// What belongs together, in one field or beside each other.

const { audience, nonce, responseUri } = index.expected;
const request = token(
  {
    client_id: audience,
    response_type: 'vp_token',
    response_mode: 'direct_post',
    response_uri: responseUri,
    nonce,
    dcql_query: { credentials: [] },
  },
  { typ: 'oauth-authz-req+jwt' },
);
const presented = read('credentials/employee.sd-jwt-kb').trim();
const response = text({ vp_token: { employee: [presented] } });

describe('a request and its response in one field', () => {
  const pairs: [string, string, string][] = [
    ['JSON and a token', response, request],
    ['JSON and a link', response, `openid4vp://?client_id=a&request=${request}`],
    ['a presentation and a token', presented, request],
    ['a form and a token', `vp_token=${presented}&state=1`, request],
  ];
  test.each(pairs)('%s, in any order', async (_, first, second) => {
    const context = { ...settingsOf('employee.sd-jwt-kb'), expected: {} };
    const results = await Promise.all(
      [`${first}\n\n${second}`, `${second}\n\n${first}`, `${first}\n${second}`].map(async (input) => {
        const { decoded, rules, checks } = await inspect(input, context);
        const nonceSteps = checks
          .flatMap(({ steps }) => steps)
          .filter(({ text: words }) => words.startsWith('nonce has'));
        return [decoded.format, rules.length > 0, nonceSteps.map(({ state }) => state)];
      }),
    );
    for (const result of results) expect(result).toEqual(['several', true, ['passed']]);
  });
});

const URI = 'https://example.com/statuslists/cwt';
/** A status list as a CWT, in which the second entry is set (Token Status List section 5.2). */
const listAsCwt = (claims: [number, unknown][] = [], chain: Uint8Array[] = []): string => {
  const list = new Map<string, unknown>([
    ['bits', 1],
    ['lst', zlibSync(Uint8Array.of(2))],
  ]);
  const payload = new Map<number, unknown>([[2, URI], [6, NOW - 10], [4, NOW + 1000], [65533, list], ...claims]);
  const [, header, signed, signature] = signCose(encode(payload), p256, chain);
  const protectedBytes = encode(new Map([[1, -7]]));
  return toBase64url(encode([protectedBytes, chain.length > 0 ? header : new Map(), signed, signature]));
};
/** The certificate of an authority that nobody trusts. */
const stranger = signCertificate({
  subject: 'stranger',
  issuer: 'stranger',
  key: p256,
  issuerKey: p256,
  serialNumber: 1,
  notBefore: '2026-01-01T00:00:00Z',
  notAfter: '2030-01-01T00:00:00Z',
  kind: 'root',
});
const bindingOf = (own: string): string => {
  const sd_hash = createHash('sha256').update(own).digest('base64url');
  return signToken({ typ: 'kb+jwt' }, { iat: NOW, aud: 'a', nonce: 'n', sd_hash }, p256);
};
const listed = (idx: number) => sd({ status: { status_list: { idx, uri: URI } } });
const issuerKey = text(p256.jwk);
const rootDer = certificate.replace(/-----[A-Z ]+-----|\s/g, '');

const x5c = read('credentials/employee-x5c.sd-jwt').trim();
const byHttps = sd({ iss: 'https://i.example' }, { kid: 'a' });
const mdocText = read('mdoc/issuer-signed.txt').trim();
const jar = token({ client_id: 'a', response_type: 'vp_token', nonce: 'n' }, { typ: 'oauth-authz-req+jwt' });
const CLIENT = 'payload/client_id';
const head = toBase64url(Buffer.from(text({ alg: 'ECDH-ES', enc: 'A256GCM' })));
const proof = employee.proof as object;
const presentation = signToken(
  { kid, typ: 'vp+jwt' },
  { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['VerifiablePresentation'], holder: 'did:example:o' },
  key,
);

const STATUS = 'payload/credentialStatus';
const listedFor = (statusPurpose: unknown): string => {
  const list = { statusListIndex: '3', statusListCredential: 'https://example.com/status/3' };
  return vc({ credentialStatus: { type: 'BitstringStatusListEntry', ...list, statusPurpose } as never });
};
const didDocument = (method: object): string => {
  const id = 'did:web:a.example';
  return text({ id, verificationMethod: [{ type: 'Multikey', controller: id, ...method }] });
};

testRows([
  ['a status list as CWT', listed(0), 'success', '', '', [listAsCwt(), issuerKey]],
  ['a set entry of a CWT', listed(1), 'error', 'token-status', 'payload/status/status_list', [listAsCwt(), issuerKey]],
  ['a CWT without the key of its issuer', listed(0), 'skipped', 'credentialStatus', '', [listAsCwt()]],
  ['a CWT that ended', listed(0), 'error', 'status-list', '', [listAsCwt([[4, NOW - 9000]]), issuerKey]],
  ['a CWT past its ttl', listed(0), 'warning', 'credentialStatus', '', [listAsCwt([[65534, 5]]), issuerKey]],
  ['a CWT within its ttl', listed(0), 'success', '', '', [listAsCwt([[65534, 15]]), issuerKey]],
  ['a CWT past its ttl alone', listAsCwt([[65534, 5]]), 'warning', '', '', [issuerKey]],
  ['a CWT of another root', listed(0), 'error', 'status-list', '', [listAsCwt([], [stranger]), certificate]],
  [
    'a holder whose key is beside',
    sd({ cnf: { kid: 'a' } }) + bindingOf(sd({ cnf: { kid: 'a' } })),
    'success',
    '',
    '',
    [text({ ...p256.jwk, kid: 'a' })],
  ],
  [
    'a CWT of another address',
    listed(0),
    'skipped',
    'status-list',
    '',
    [listAsCwt([[2, 'https://a.example']]), issuerKey],
  ],
  ['a status list as CWT alone', listAsCwt(), 'success', '', '', [issuerKey]],
  ['a JWK with the certificate of another key', text({ ...p256.jwk, x5c: [rootDer] }), 'error', 'JSON Web Key'],
  ['a set with such a JWK', text({ keys: [{ ...p256.jwk, x5c: [rootDer] }] }), 'error', 'JSON Web Key set'],
  ['a JWK with no certificate in x5c', text({ ...p256.jwk, x5c: ['a'] }), 'error', 'JSON Web Key'],
  [
    'JSON in base64url in a member',
    text({ credential: Buffer.from(text(JSON.parse(read('credentials/employee.json')))).toString('base64url') }),
    'success',
  ],
  [
    'JSON in base64 in a list',
    text({ credentials: [{ credential: Buffer.from(read('credentials/employee-tampered.json')).toString('base64') }] }),
    'error',
    'signature-mismatch',
  ],
  [
    'claims in base64url in a member',
    text({ data: Buffer.from(text({ vct: 'https://a.example/card', iss: did, name: 'Alex' })).toString('base64url') }),
    'skipped',
  ],
  ['a token below a credential', `${read('credentials/employee.json')}\n${vc()}`, 'success'],
  ['a token and the root of its certificate', `${x5c}\n\n${certificate}`, 'success'],
  ['the root of a certificate and a token', `${certificate}\n${x5c}`, 'success'],
  ['a token and its key', `${byHttps}\n${text({ ...key.jwk, kid: 'a' })}`, 'success'],
  ['two mdocs in lines', `${mdocText}\n${mdocText}`, 'success'],
  ['texts that a program joins', `"${vc().slice(0, 60)}" +\n  "${vc().slice(60)}";`, 'success'],
  ['a request in a link', `openid4vp://?client_id=a&request=${jar}`, 'error'],
  ['a request in a link of another client', `haip-vp://?client_id=b&request=${jar}`, 'error', 'claim-form', CLIENT],
  ['a request in a form of another client', text({ client_id: 'b', request: jar }), 'error', 'claim-form', CLIENT],
  ['an encrypted token in JSON', text({ protected: head, iv: 'a', ciphertext: 'b', tag: 'c' }), 'error', 'encrypted'],
  ['JSON as a text in JSON', text({ data: text({ credential: employee }) }), 'success'],
  ['a response as a text in JSON', text({ data: text({ vp_token: { a: [sd()] } }) }), 'success'],
  ['a credential with a proof in the member vc', text({ id: 1, vc: employee }), 'success'],
  ['a purpose in a list', text({ ...employee, proof: { ...proof, proofPurpose: ['assertionMethod'] } }), 'error'],
  ['an algorithm in a list', token({}, { alg: ['EdDSA'] }), 'error', 'alg-unknown', 'header/alg'],
  ['a holder whose key it is not', presentation, 'error', 'other-did', 'payload/holder'],
  ['a key of SSH', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA alex@example', 'error', 'form-unknown'],
  ['a key of an unknown curve', text({ kty: 'OKP', crv: 'Other', x: 'AAAA' }), 'warning', 'JSON Web Key'],
  ['a key for X448 that is too short', text({ kty: 'OKP', crv: 'X448', x: 'AAAA' }), 'error', 'JSON Web Key'],
  ['a type of keys in small letters', text({ ...p256.jwk, kty: 'ec' }), 'error', 'JSON Web Key'],
  ['a key whose algorithm is for another kind', text({ ...key.jwk, alg: 'ES256' }), 'error', 'JSON Web Key'],
  ['an RSA key of 1024 bits', text({ kty: 'RSA', e: 'AQAB', n: 'w'.repeat(171) }), 'error', 'JSON Web Key'],
  ['a purpose of a status in a list', listedFor(['revocation']), 'error', 'status-list', `${STATUS}/statusPurpose`],
  ['a method without an id', didDocument({ publicKeyMultibase: key.multibase }), 'error', 'DID document'],
]);
