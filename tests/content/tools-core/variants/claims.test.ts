import { certificate, key, kid, p256, proofJwt, sd, statement, testRows, text, token, vc, vc11 } from './rows.ts';

// Headers, claims and signatures of tokens: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const hexOf = (own: string): string => Buffer.from(own, 'base64url').toString('hex');
function signedTwice(): object {
  const [head, payload, own = ''] = vc().split('.');
  const other = own.replace(/.{4}$/, 'AAAA');
  return { payload, signatures: [own, other].map((signature) => ({ protected: head, signature })) };
}

testRows([
  ['a detached payload', vc().replace(/\.[^.]+\./, '..'), 'error', 'token-form', 'payload'],
  ['iss and issuer that differ', vc11({ issuer: 'did:example:b' }), 'error', 'other-did', 'payload/vc/issuer'],
  ['iss and issuer that differ in 2.0', vc({ iss: 'did:example:b' }), 'error', 'other-did', 'payload/issuer'],
  ['cnf that is a string', sd({ cnf: 'x' }), 'error', 'claim-form', 'payload/cnf'],
  ['vc as a string of JSON', token({ vc: '{}' }), 'error', 'claim-form', 'payload/vc'],
  ['a private key in a header', proofJwt({}, { jwk: { ...p256.jwk, d: 'AAAA' } }), 'error', 'claim-form', 'header/jwk'],
  ['a type near the right one', vc({}, { typ: 'vc-jwt' }), 'warning'],
  ['a type that is a number', vc({}, { typ: 5 }), 'error', 'claim-form', 'header/typ'],
  ['a type without its end', proofJwt({}, { typ: 'openid4vci-proof' }), 'error', 'claim-form', 'header/typ'],
  ['kid beside jwk', proofJwt({}, { kid }), 'error', 'claim-form', 'header/kid'],
  ['a jwk as a string', vc({}, { jwk: text(key.jwk) }), 'error', 'claim-form', 'header/jwk'],
  ['sub as a number', token({ sub: 5 }), 'error', 'claim-form', 'payload/sub'],
  ['padding behind a signature', `${vc()}==`, 'error', 'form-unknown', 'document'],
  ['a fourth part', `${vc()}.abc`, 'error', 'form-unknown', 'document'],
  ['a signature in hexadecimal digits', vc().replace(/[^.]+$/, hexOf), 'error', 'signature-length', 'signature'],
  ['two signatures', text(signedTwice()), 'error', 'signature-mismatch', 'signature'],
  [
    'a statement about another, and a root',
    statement({ sub: 'https://l.example' }),
    'skipped',
    'proof',
    '',
    [certificate],
  ],
  ['a statement about itself', statement(), 'skipped', 'key'],
  [
    'a subject whose id is no URL',
    vc({ credentialSubject: { id: 'alex' } }),
    'error',
    'claim-form',
    'payload/credentialSubject/id',
  ],
  ['crit that is empty', token({}, { crit: [] }), 'error', 'crit-unknown', 'header/crit'],
  ['a statement without keys', statement({ jwks: undefined as never }), 'error', 'key-missing', 'payload/jwks'],
  ['sub that differs from the subject', vc11({}, { sub: 'did:example:b' }), 'error', 'claim-form', 'payload/sub'],
  ['jti that differs from the id', vc11({ id: 'urn:a:1' }, { jti: 'urn:a:2' }), 'error', 'claim-form', 'payload/jti'],
]);
