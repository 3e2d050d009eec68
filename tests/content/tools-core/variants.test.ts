import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { decode, encode, Tagged } from 'cborg';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { signToken } from '../../../scripts/examples/sign/jws.ts';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import { inspectionReport } from '../../../tools-core/inspect/index.ts';
import { inspect } from '../../../tools-core/verify/index.ts';
import { index, read, readJson } from '../examples/published.ts';
import { inspectAs, settingsOf } from './samples.ts';
import { credentialOf, part } from './signing.ts';

// The same slips as in `cases.ts` in other fields, algorithms, containers and forms.

const NOW = Date.parse(index.now) / 1000;
const [key, p256] = [testKey('variants', 'Ed25519'), testKey('variants on P-256', 'P-256')];
const did = `did:key:${key.multibase}`;
const kid = `${did}#${key.multibase}`;
const text = (value: unknown): string => JSON.stringify(value);

const vc = (changes: JsonObject = {}, header: JsonObject = {}): string =>
  signToken({ kid, typ: 'vc+jwt', ...header }, credentialOf(did, changes), key);
const token = (payload: JsonObject, header: JsonObject = {}): string =>
  signToken({ kid, typ: 'JWT', ...header }, { iss: did, exp: NOW + 1000, ...payload }, key);
const vc11 = (changes: JsonObject = {}, claims: JsonObject = {}): string => {
  const context = ['https://www.w3.org/2018/credentials/v1'];
  const vc = { '@context': context, type: ['VerifiableCredential'], credentialSubject: { id: 'did:example:a' } };
  return token({ nbf: NOW - 10, vc: { ...vc, ...changes }, ...claims });
};
const vp11 = (verifiableCredential: JsonObject[string]): string =>
  token({
    vp: {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiablePresentation'],
      verifiableCredential,
    },
  });
const sd = (claims: JsonObject = {}, header: JsonObject = {}): string =>
  `${token({ vct: 'https://example.com/t', nbf: NOW - 10, ...claims }, { typ: 'dc+sd-jwt', ...header })}~`;
const proofJwt = (claims: JsonObject, header: JsonObject = {}): string =>
  signToken(
    { typ: 'openid4vci-proof+jwt', jwk: p256.jwk, ...header },
    { aud: 'https://i.example', iat: NOW, ...claims },
    p256,
  );
const statement = (claims: JsonObject = {}): string => {
  const jwks = { keys: [{ ...key.jwk, kid: 'a' }] };
  const [iss, sub] = ['https://e.example', 'https://e.example'];
  return token({ iss, sub, iat: NOW, jwks, ...claims }, { typ: 'entity-statement+jwt', kid: 'a' });
};

/** A token whose signature is in DER. */
function inDer(): string {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = `did:jwk:${part(publicKey.export({ format: 'jwk' }))}`;
  const input = `${part({ alg: 'ES256', kid: `${id}#0`, typ: 'JWT' })}.${part({ iss: id, exp: NOW + 1000 })}`;
  return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`;
}

const employee = readJson('credentials/employee.json');
const signature = String((employee.proof as JsonObject).proofValue);
const bytes = Buffer.from(base58.decode(signature.slice(1)));
const proven = (changes: JsonObject): string =>
  text({ ...employee, proof: { ...(employee.proof as JsonObject), ...changes } });
const changed = (changes: JsonObject): string => text({ ...employee, ...changes });

const mdoc = Buffer.from(read('mdoc/issuer-signed.txt').trim(), 'base64url');
const tagged = (tag: number): string =>
  Buffer.from(encode(new Tagged(tag, decode(mdoc, { useMaps: true, tags: Tagged.preserve(0, 24, 1004) })))).toString(
    'hex',
  );
const hex = (value: unknown): string => Buffer.from(encode(value)).toString('hex');
function cwt(claims: [number, unknown][], wrap = (sign1: unknown): unknown => sign1): string {
  const [head, payload] = [encode(new Map([[1, -7]])), encode(new Map(claims))];
  const signed = p256.sign(encode(['Signature1', head, new Uint8Array(), payload]));
  return hex(wrap(new Tagged(18, [head, new Map(), payload, signed])));
}
const cwtKey = [text(p256.jwk)];
const coseKey = new Map<number, unknown>([
  [1, 2],
  [-1, 1],
  [-2, new Uint8Array(32)],
  [-4, new Uint8Array(32).fill(7)],
]);
const pem = (type: 'pkcs1' | 'spki', pair: ReturnType<typeof generateKeyPairSync>): string =>
  String(pair.publicKey.export({ type: type as 'spki', format: 'pem' }));
const certificate = read('certificates/root.pem');
const port = 'did:web:localhost%3A3000';
const portDocument = text({
  id: port,
  verificationMethod: [{ id: `${port}#a`, type: 'Multikey', controller: port, publicKeyMultibase: key.multibase }],
  assertionMethod: [`${port}#a`],
});
const byHttps = (header: JsonObject = {}) => sd({ iss: 'https://i.example' }, { kid: undefined as never, ...header });
const request = { nonce: 'a', dcql_query: { credentials: [] } };

const requestOf = (client_id: string): string =>
  token({ client_id, response_type: 'vp_token' }, { typ: 'oauth-authz-req+jwt' });
const hexOf = (own: string): string => Buffer.from(own, 'base64url').toString('hex');
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
function signedTwice(): object {
  const [head, payload, own = ''] = vc().split('.');
  const other = own.replace(/.{4}$/, 'AAAA');
  return { payload, signatures: [own, other].map((signature) => ({ protected: head, signature })) };
}

const ENTRY = 'payload/credentialStatus';
const listed = (changes: object): string => {
  const list = { statusListIndex: '3', statusListCredential: 'https://example.com/status/3' };
  return vc({
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation', ...list, ...changes },
  });
};

type Row = [name: string, input: string, outcome: string, why?: string, place?: string, beside?: string[]];
const ROWS: Row[] = [
  ['names in lower case', vc({}, { alg: 'eddsa' }), 'error', 'alg-unknown', 'header/alg'],
  ['a space in front of a kid', vc({}, { kid: ` ${kid}` }), 'error', 'key-missing', 'header/kid'],
  ['a kid in capitals', vc({}, { kid: kid.replace('did:key', 'DID:KEY') }), 'error', 'key-missing', 'header/kid'],
  ['a kid with percent signs', vc({}, { kid: encodeURIComponent(kid) }), 'error', 'key-missing', 'header/kid'],
  ['a kid with a port', vc({ issuer: port }, { kid: `${port}#a` }), 'success', '', '', [portDocument]],
  ['a kid of another key', vc({}, { kid: `${did}#key-1` }), 'error', 'key-missing', 'header/kid'],
  ['a kid that is a number', vc({}, { kid: 5 }), 'error', 'claim-form', 'header/kid'],
  ['DER of ES256', inDer(), 'error', 'signature-length', 'signature'],
  ['a token without a signature', vc().replace(/[^.]+$/, ''), 'error', 'signature-length', 'signature'],
  ['a detached payload', vc().replace(/\.[^.]+\./, '..'), 'error', 'token-form', 'payload'],
  ['seconds for a date', vc({ validUntil: 1_800_000_000 }), 'error', 'date-form', 'payload/validUntil'],
  ['milliseconds for a date', vc({ validUntil: 1_800_000_000_000 }), 'error', 'date-form', 'payload/validUntil'],
  ['digits for a date', vc({ validFrom: '1700000000' }), 'error', 'date-form', 'payload/validFrom'],
  ['small letters in a date', vc({ validUntil: '2027-01-01t00:00:00z' }), 'error', 'date-form', 'payload/validUntil'],
  ['no seconds', vc({ validUntil: '2027-01-01T00:00Z' }), 'error', 'date-form', 'payload/validUntil'],
  ['30 February', vc({ validUntil: '2027-02-30T00:00:00Z' }), 'error', 'date-form', 'payload/validUntil'],
  ['midnight as 24:00', vc({ validUntil: '2027-01-01T24:00:00Z' }), 'success'],
  [
    'a date of JWT 1.1 that is over',
    vc11({ expirationDate: '2026-01-01T00:00:00Z' }),
    'error',
    'out-of-range',
    'payload/vc/expirationDate',
  ],
  ['exp in milliseconds', sd({ exp: (NOW + 10) * 1000 }), 'error', 'claim-form', 'payload/exp'],
  ['exp in microseconds', sd({ exp: (NOW + 10) * 1e6 }), 'error', 'claim-form', 'payload/exp'],
  ['nbf as a date', token({ nbf: '2026-01-01' }), 'error', 'claim-form', 'payload/nbf'],
  ['iat of a key proof in milliseconds', proofJwt({ iat: NOW * 1000 }), 'error', 'claim-form', 'payload/iat'],
  ['iss and issuer that differ', vc11({ issuer: 'did:example:b' }), 'error', 'other-did', 'payload/vc/issuer'],
  ['iss and issuer that differ in 2.0', vc({ iss: 'did:example:b' }), 'error', 'other-did', 'payload/issuer'],
  ['cnf that is a string', sd({ cnf: 'x' }), 'error', 'claim-form', 'payload/cnf'],
  ['JSON, percent-encoded twice', encodeURIComponent(encodeURIComponent(text(employee))), 'success'],
  ['a token with escaped dots', vc().replaceAll('.', '&#46;'), 'success'],
  ['a proof alone', text(employee.proof), 'skipped'],
  ['claims alone', text({ vct: 'https://example.com/t', iss: did }), 'skipped'],
  ['a JSON Web Key set without keys', '{"keys":[]}', 'skipped'],
  ['vc as a string of JSON', token({ vc: '{}' }), 'error', 'claim-form', 'payload/vc'],
  ['a private key in a header', proofJwt({}, { jwk: { ...p256.jwk, d: 'AAAA' } }), 'error', 'claim-form', 'header/jwk'],
  [
    'an expired credential in a presentation',
    vp11([vc11({}, { exp: NOW - 1e5 })]),
    'error',
    'out-of-range',
    'payload/exp',
  ],
  ['a single credential in a presentation', vp11(vc11({}, { exp: NOW - 1e5 })), 'error', 'out-of-range', 'payload/exp'],
  ['an SD-JWT without its last ~', sd().slice(0, -1), 'error', 'token-form', 'signature'],
  ['an SD-JWT with typ JWT and no ~', sd({ _sd: [] }, { typ: 'JWT' }).slice(0, -1), 'error', 'token-form', 'signature'],
  ['vct as a list', sd({ vct: ['a'] }), 'error', 'claim-form', 'claims/vct'],
  ['typ in capitals', sd({}, { typ: 'DC+SD-JWT' }), 'error', 'claim-form', 'header/typ'],
  ['_sd_alg without a hyphen', sd({ _sd_alg: 'SHA256' }), 'error', 'hash-unknown', 'payload/_sd_alg'],
  ['a type near the right one', vc({}, { typ: 'vc-jwt' }), 'warning'],
  ['a type that is a number', vc({}, { typ: 5 }), 'error', 'claim-form', 'header/typ'],
  ['a type without its end', proofJwt({}, { typ: 'openid4vci-proof' }), 'error', 'claim-form', 'header/typ'],
  ['kid beside jwk', proofJwt({}, { kid }), 'error', 'claim-form', 'header/kid'],
  ['a jwk as a string', vc({}, { jwk: text(key.jwk) }), 'error', 'claim-form', 'header/jwk'],
  ['sub as a number', token({ sub: 5 }), 'error', 'claim-form', 'payload/sub'],
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
  ['padding behind a signature', `${vc()}==`, 'error', 'form-unknown', 'document'],
  ['a fourth part', `${vc()}.abc`, 'error', 'form-unknown', 'document'],
  ['a signature in hexadecimal digits', vc().replace(/[^.]+$/, hexOf), 'error', 'signature-length', 'signature'],
  ['lines of a mail', vc().replace(/.{60}/g, '$&\n').replace(/^/gm, '> '), 'success'],
  ['lines with a backslash', vc().replace(/.{60}/g, '$&\\\n'), 'success'],
  ['dots as %2E', vc().replaceAll('.', '%2E'), 'success'],
  ['~ as %7E', sd().replaceAll('~', '%7E'), 'success'],
  ['a response in a fragment', `https://w.example/cb#vp_token=${sd()}&state=a`, 'success'],
  ['a token in a path', `https://v.example/verify/${vc()}`, 'success'],
  ['a log with a level in brackets', `[INFO] credential=${vc()}`, 'success'],
  ['two signatures', text(signedTwice()), 'error', 'signature-mismatch', 'signature'],
  ['a prefix with hyphens', requestOf('x509-san-dns:v.example'), 'error', 'other-did', 'payload/client_id'],
  ['a client that nobody registered', requestOf('foo:bar'), 'error', 'proof'],
  ['a status of an unknown kind', sd({ status: { other: {} } }), 'skipped', 'credentialStatus'],
  ['a status that is a string', sd({ status: 'active' }), 'skipped', 'credentialStatus'],
  ['credentialStatus as an address', vc({ credentialStatus: 'https://s.example/1' }), 'skipped', 'credentialStatus'],
  [
    'a list with bits as a string',
    token(
      { sub: 'https://s.example', iat: NOW, status_list: { bits: '1', lst: 'eJxjAAAAAQAB' } },
      { typ: 'statuslist+jwt' },
    ),
    'error',
  ],
  ['only a root beside', byHttps(), 'skipped', 'proof', '', [certificate]],
  [
    'a statement about another, and a root',
    statement({ sub: 'https://l.example' }),
    'skipped',
    'proof',
    '',
    [certificate],
  ],
  ['a statement about itself', statement(), 'skipped', 'key'],
  ['a statement that is over', statement({ exp: NOW - 1000 }), 'error', 'out-of-range', 'payload/exp'],
  [
    'a key as a verification method',
    byHttps(),
    'success',
    '',
    '',
    [text({ id: 'a#1', type: 'Multikey', controller: 'a', publicKeyMultibase: key.multibase })],
  ],
  ['a key in multibase', byHttps(), 'success', '', '', [key.multibase]],
  ['a key in PEM with \\n', byHttps(), 'skipped', 'proof', '', [text(certificate)]],
  [
    'a key for another issuer',
    byHttps({ kid: 'a' }),
    'skipped',
    'key',
    '',
    [text({ issuer: 'https://j.example', jwks: { keys: [{ ...key.jwk, kid: 'a' }] } })],
  ],
  ['base64 twice', Buffer.from(Buffer.from(vc()).toString('base64')).toString('base64'), 'success'],
  ['hexadecimal digits of a token', Buffer.from(vc()).toString('hex'), 'success'],
  ['zero width spaces', `${vc().slice(0, 50)}\u200b${vc().slice(50)}`, 'success'],
  ['a response as a link', `https://w.example/cb?vp_token=${encodeURIComponent(sd())}&state=a`, 'success'],
  [
    'a response of the Digital Credentials API',
    text({ protocol: 'openid4vp-v1-unsigned', data: { vp_token: { a: [sd()] } } }),
    'success',
  ],
  ['shortened by a word', `${vc().slice(0, 90)}[truncated]`, 'error', 'form-unknown', 'document'],
  ['shortened in a proof', proven({ proofValue: 'z3abc…' }), 'error', 'proof-value', 'document/proof/proofValue'],
  [
    'a proof without z',
    proven({ proofValue: signature.slice(1) }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with a capital Z',
    proven({ proofValue: `Z${signature.slice(1)}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with a space',
    proven({ proofValue: `${signature} ` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof in hexadecimal',
    proven({ proofValue: `0x${bytes.toString('hex')}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof in base64',
    proven({ proofValue: bytes.toString('base64') }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a proof with jws',
    proven({ proofValue: undefined as never, jws: 'e30..AA' }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a suite in capitals',
    proven({ cryptosuite: 'EdDSA-RDFC-2022' }),
    'error',
    'suite-unknown',
    'document/proof/cryptosuite',
  ],
  ['a suite of drafts', proven({ cryptosuite: 'eddsa-2022' }), 'error', 'suite-unknown', 'document/proof/cryptosuite'],
  [
    'a proof type in small letters',
    proven({ type: 'dataIntegrityProof' }),
    'error',
    'suite-unknown',
    'document/proof/type',
  ],
  [
    'a purpose in capitals',
    proven({ proofPurpose: 'AssertionMethod' }),
    'error',
    'relationship',
    'document/proof/proofPurpose',
  ],
  [
    'a suite in a list',
    proven({ cryptosuite: ['eddsa-rdfc-2022'] }),
    'error',
    'suite-unknown',
    'document/proof/cryptosuite',
  ],
  [
    'a proof in multibase f',
    proven({ proofValue: `f${bytes.toString('hex')}` }),
    'error',
    'proof-value',
    'document/proof/proofValue',
  ],
  [
    'a relative key',
    proven({ verificationMethod: '#key-1' }),
    'error',
    'key-missing',
    'document/proof/verificationMethod',
  ],
  [
    'a key with a space',
    proven({ verificationMethod: ' did:web:example.com:issuers:42#key-1' }),
    'error',
    'key-missing',
    'document/proof/verificationMethod',
  ],
  ['an id that is no URL', changed({ id: '42' }), 'error', 'claim-form', 'document/id'],
  [
    'a subject whose id is no URL',
    vc({ credentialSubject: { id: 'alex' } }),
    'error',
    'claim-form',
    'payload/credentialSubject/id',
  ],
  [
    'credentials below each other',
    `${text(employee)}\n${text({ ...employee, validUntil: 'x' })}`,
    'error',
    'date-form',
    'document/validUntil',
  ],
  [
    'a context with http',
    changed({ '@context': ['http://www.w3.org/ns/credentials/v2'] }),
    'error',
    'context-version',
    'document/@context',
  ],
  [
    'a context of Open Badges',
    changed({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
    }),
    'skipped',
    'context',
  ],
  [
    'a badge class',
    text({ '@context': 'https://w3id.org/openbadges/v2', type: 'BadgeClass' }),
    'skipped',
    'Open Badge 2.0 or CLR 1.0',
  ],
  [
    'CLR 1.0',
    text({ '@context': 'https://purl.imsglobal.org/spec/clr/v1p0/context/clr_v1p0.jsonld', type: 'Clr' }),
    'skipped',
    'Open Badge 2.0 or CLR 1.0',
  ],
  ['a badge as JWS', token({ '@context': 'https://w3id.org/openbadges/v2', type: 'Assertion' }), 'success'],
  ['an mdoc as numbers', text([...mdoc]), 'success'],
  ['an mdoc as bytes of C', [...mdoc].map((byte) => `0x${byte.toString(16)}`).join(', '), 'success'],
  ['an mdoc as Uint8Array', `Uint8Array(${mdoc.length}) [${[...mdoc].join(', ')}]`, 'success'],
  ['an mdoc as a Buffer of Node', text(mdoc), 'success'],
  ["an mdoc as h''", `h'${mdoc.toString('hex')}'`, 'success'],
  ['an mdoc in a byte string', hex(mdoc), 'success'],
  ['an mdoc behind the tag of CBOR', tagged(55799), 'success'],
  ['an mdoc with a byte more', `${mdoc.toString('hex')}00`, 'error', 'form-unknown', 'document'],
  [
    'a device engagement with //',
    'mdoc://owBjMS4wAYIB2BhYS6QBAiABIVggWojRgrzl9C76WZQ_MzWdAuipaP7onZPl6VFbvqmBVAAiWCDlZxS5hvS9fJTQVZnwgKeXTkLnAlYDvQKFBs9d1vPxFAKBgwIBowD0AfULUGOJ9MPY1kCjp9nvM2vBcNA',
    'skipped',
    'Device engagement',
  ],
  ['a CWT', cwt([[4, NOW + 1000]]), 'skipped', 'proof'],
  ['a CWT and its key', cwt([[4, NOW + 1000]]), 'success', '', '', cwtKey],
  ['a CWT and other keys', cwt([[4, NOW + 1000]]), 'success', '', '', [text(testKey('other', 'P-256').jwk), ...cwtKey]],
  ['a CWT and another key', cwt([[4, NOW + 1000]]), 'skipped', 'proof', '', [text(testKey('other', 'P-256').jwk)]],
  ['a CWT with its tag', cwt([[4, NOW + 1000]], (sign1) => new Tagged(61, sign1)), 'success', '', '', cwtKey],
  ['a CWT that is over', cwt([[4, NOW - 1000]]), 'error', 'out-of-range', 'payload', cwtKey],
  ['a CWT in milliseconds', cwt([[4, (NOW + 10) * 1000]]), 'error', 'claim-form', 'payload/exp', cwtKey],
  ['a CWT with names', cwt([['exp' as never, NOW - 1000]]), 'error', 'claim-form', 'payload/exp', cwtKey],
  [
    'a CWT in JSON',
    text({
      cwt: Buffer.from(
        cwt([
          [4, NOW - 1000],
          [2, 'x'.repeat(40)],
        ]),
        'hex',
      ).toString('base64url'),
    }),
    'error',
    'out-of-range',
    'payload',
    cwtKey,
  ],
  [
    'a COSE_Mac0',
    hex(new Tagged(17, [new Uint8Array(), new Map(), new Uint8Array(3), new Uint8Array(32)])),
    'skipped',
    'COSE_Mac0',
  ],
  ['a number of CBOR', hex(3.5e100), 'skipped', 'CBOR'],
  ['RSA in PKCS #1', pem('pkcs1', generateKeyPairSync('rsa', { modulusLength: 2048 })), 'success', 'Public key, RSA'],
  ['X25519 in PEM', pem('spki', generateKeyPairSync('x25519')), 'success', 'Public key, X25519'],
  ['Ed448 in PEM', pem('spki', generateKeyPairSync('ed448')), 'success', 'Public key, Ed448'],
  ['a curve in small letters', text({ ...p256.jwk, crv: 'p-256' }), 'error'],
  ['a curve without a hyphen', text({ ...p256.jwk, crv: 'P256' }), 'error'],
  ['a DID in capitals', did.replace('did', 'DID'), 'skipped', 'DID'],
  [
    'a log of PLC',
    text([{ did: 'did:plc:a', operation: { sig: 'a', prev: null, type: 'plc_operation' } }]),
    'skipped',
    'Log of PLC operations',
  ],
  ['data of PLC', text({ did: 'did:plc:a', rotationKeys: [], verificationMethods: {} }), 'skipped', 'PLC data'],
  [
    'type metadata that extends',
    text({ vct: 'https://x.example', extends: 'https://y.example' }),
    'skipped',
    'SD-JWT VC type metadata',
  ],
  ['a credential request', text({ credential_configuration_id: 'a' }), 'skipped', 'OpenID4VCI credential request'],
  [
    'metadata of a server',
    text({ issuer: 'https://a.example', token_endpoint: 'https://a.example/t' }),
    'skipped',
    'OAuth authorization server metadata',
  ],
  [
    'requests of the Digital Credentials API',
    text({ requests: [{ protocol: 'openid4vp-v1-unsigned', data: request }] }),
    'error',
    'OpenID4VP request, for the Digital Credentials API',
  ],
  [
    'a request of the Digital Credentials API',
    text({ protocol: 'org-iso-mdoc', data: { deviceRequest: 'oQ' } }),
    'skipped',
    'Request for the Digital Credentials API',
  ],
  ['crit that is empty', token({}, { crit: [] }), 'error', 'crit-unknown', 'header/crit'],
  [
    'an end before the start',
    vc({ validFrom: '2026-09-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }),
    'error',
    'date-form',
    'payload/validUntil',
  ],
  [
    'an entry without an index',
    listed({ statusListIndex: undefined }),
    'error',
    'status-list',
    `${ENTRY}/statusListIndex`,
  ],
  ['an index below 0', listed({ statusListIndex: '-1' }), 'error', 'status-list', `${ENTRY}/statusListIndex`],
  ['entries of no bits', listed({ statusSize: 0 }), 'error', 'status-list', `${ENTRY}/statusSize`],
  [
    'an index as a string',
    sd({ status: { status_list: { idx: '0', uri: 'https://s.example' } } }),
    'error',
    'status-list',
    'payload/status/status_list/idx',
  ],
  ['an offer that is cut off', 'openid-credential-offer://?credential_offer=%7B%22a', 'skipped', 'offer, malformed'],
  [
    'an offer and its address',
    'openid-credential-offer://?credential_offer=%7B%7D&credential_offer_uri=https%3A%2F%2Fa.example',
    'skipped',
    'offer, malformed',
  ],
  ['a request by reference', 'openid4vp://?client_id=a&request_uri=https%3A%2F%2Fv.example', 'skipped', 'by reference'],
  ['a response without a presentation', text({ vp_token: {} }), 'skipped', 'OpenID4VP response, empty'],
  ['a statement without keys', statement({ jwks: undefined as never }), 'error', 'key-missing', 'payload/jwks'],
];

test.each(ROWS)('%s', async (_, input, outcome, why = '', place = '', beside = []) => {
  const material = [
    read('did/issuer.did.json'),
    certificate,
    read('schemas/employee.json'),
    read('status/revocation-list.json'),
  ];
  const context = settingsOf('', { expected: {}, material: beside.length > 0 ? beside : material });
  const inspection = await inspect(input, context);
  const report = await inspectionReport(inspection, context);
  const { checks, result, decoded } = inspection;
  const { fault, needs = [], policy } = checks.find(({ state }) => state === result) ?? {};
  const decided = fault?.key ?? needs[0]?.kind ?? policy ?? (checks.length > 0 ? '' : decoded.name);
  expect(report.outcome).toBe(outcome);
  if (why !== '') expect(decided).toContain(why);
  if (place !== '') expect(fault?.place).toBe(place);
});

test('what was meant is shown', async () => {
  const correctedOf = async (input: string) =>
    (await inspectAs('', input)).checks.find(({ fault }) => fault)?.fault?.corrected;
  for (const proofValue of [signature.slice(1), `Z${signature.slice(1)}`, `${signature} `, bytes.toString('base64')])
    expect(await correctedOf(proven({ proofValue })), proofValue).toBe(signature);
  expect(await correctedOf(proven({ cryptosuite: 'eddsa-2022' }))).toBe('eddsa-rdfc-2022');
  expect(await correctedOf(vc({ validUntil: 1_800_000_000_000 }))).toBe('2027-01-15T08:00:00.000Z');
  expect(await correctedOf(vc({ validUntil: '2027-01-01t00:00:00z' }))).toBe('2027-01-01T00:00:00Z');
  expect(await correctedOf(sd().slice(0, -1))).toBe(sd());
});

test('a damaged request for a certificate is not called a certificate', async () => {
  const label = 'CERTIFICATE REQUEST';
  const damaged = `-----BEGIN ${label}-----\nMIIBAAAAAAAAAAAAAAAAAAAA\n-----END ${label}-----`;
  await expect(inspectAs('', damaged)).rejects.toThrow(`the label ${label}, whose content is damaged`);
});

test('a private key of COSE is shown nowhere', async () => {
  const { decoded } = await inspectAs('', hex(coseKey));
  expect(decoded.hasSecret).toBe(true);
  expect(text(decoded.parts)).not.toContain('0707');
});

test('characters of JSON that have no width stay, since they are signed', async () => {
  const { decoded } = await inspectAs('', text({ kty: 'OKP', crv: 'Ed25519', x: key.jwk.x, name: 'a\u200db' }));
  expect(decoded.document?.name).toBe('a\u200db');
});

test('the summary of a set speaks about all of its keys', async () => {
  const settings = settingsOf('');
  const report = await inspectionReport(await inspect(text({ keys: [key.jwk, p256.jwk] }), settings), settings);
  expect(report.summary).toContain('All 2 keys are usable.');
});
