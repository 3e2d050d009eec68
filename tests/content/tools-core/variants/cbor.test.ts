import { decode, encode, Tagged } from 'cborg';
import { expect, test } from 'vitest';
import { signCertificate } from '../../../../scripts/examples/sign/certificates.ts';
import { testKey } from '../../../../scripts/examples/sign/keys.ts';
import { inspectAs } from '../samples.ts';
import { hex, mdoc, NOW, p256, testRows, text } from './rows.ts';

// An mdoc, a CWT and other CBOR: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const tagged = (tag: number): string =>
  Buffer.from(encode(new Tagged(tag, decode(mdoc, { useMaps: true, tags: Tagged.preserve(0, 24, 1004) })))).toString(
    'hex',
  );
function cwt(claims: [number, unknown][], wrap = (sign1: unknown): unknown => sign1): string {
  const [head, payload] = [encode(new Map([[1, -7]])), encode(new Map(claims))];
  const signed = p256.sign(encode(['Signature1', head, new Uint8Array(), payload]));
  return hex(wrap(new Tagged(18, [head, new Map(), payload, signed])));
}
/** The mdoc of the examples with another mobile security object, signed by nobody who is trusted. */
const changedMso = (change: (mso: Map<string, unknown>) => void): string => {
  const tags = Tagged.preserve(0, 24, 1004);
  const open = (value: Uint8Array) => decode(value, { useMaps: true, tags });
  const whole = open(mdoc) as Map<string, unknown[]>;
  const [head, header, payload, signature] = whole.get('issuerAuth') as [unknown, unknown, Uint8Array, unknown];
  const mso = open((open(payload) as Tagged).value as Uint8Array) as Map<string, unknown>;
  change(mso);
  whole.set('issuerAuth', [head, header, encode(new Tagged(24, encode(mso))), signature]);
  return hex(whole);
};
const cwtKey = [text(p256.jwk)];
const coseKey = new Map<number, unknown>([
  [1, 2],
  [-1, 1],
  [-2, new Uint8Array(32)],
  [-4, new Uint8Array(32).fill(7)],
]);

testRows([
  ['an mdoc as numbers', text([...mdoc]), 'success'],
  ['an mdoc as bytes of C', [...mdoc].map((byte) => `0x${byte.toString(16)}`).join(', '), 'success'],
  ['an mdoc as Uint8Array', `Uint8Array(${mdoc.length}) [${[...mdoc].join(', ')}]`, 'success'],
  ['an mdoc as a Buffer of Node', text(mdoc), 'success'],
  ['an mdoc as signed bytes of Java', text([...new Int8Array(mdoc)]), 'success'],
  ['an mdoc as bytes of Python', `b'${mdoc.toString('hex').replace(/../g, '\\x$&')}'`, 'success'],
  ['an mdoc as lines of xxd', mdoc.toString('hex').replace(/.{1,32}/g, '00000000: $& ........\n'), 'success'],
  ['an mdoc as digits in JSON', text({ mdoc: mdoc.toString('hex') }), 'success'],
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
  ['an mdoc of version 2.0', changedMso((mso) => mso.set('version', '2.0')), 'error', 'mdoc-form'],
  [
    'an mdoc without an end',
    changedMso((mso) => (mso.get('validityInfo') as Map<string, unknown>).delete('validUntil')),
    'error',
    'mdoc-form',
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
]);

test.each([
  [{ identifier_list: {} }, 'not-checked', "doesn't refer to a list that can be read here"],
  [{ status_list: new Map([['idx', 0]]) }, 'failed', 'The entry has no uri'],
  ['valid', 'not-checked', "doesn't refer to a list that can be read here"],
])('the status %o of an mdoc does not pass', async (status, state, words) => {
  const value = typeof status === 'string' ? status : new Map(Object.entries(status));
  const { checks } = await inspectAs(
    '',
    changedMso((mso) => mso.set('status', value)),
  );
  const check = checks.find(({ policy }) => policy === 'credentialStatus');
  expect(check?.state).toBe(state);
  expect(check?.steps.at(-1)?.text).toContain(words);
});

test('the certificates of each document of a response are checked', async () => {
  const stranger = testKey('stranger', 'P-256');
  const signer = signCertificate({
    subject: 'signer',
    issuer: 'stranger',
    key: p256,
    issuerKey: stranger,
    serialNumber: 1,
    notBefore: '2025-01-01T00:00:00Z',
    notAfter: '2030-01-01T00:00:00Z',
    kind: 'mdoc signer',
  });
  const read = () => decode(mdoc, { useMaps: true, tags: Tagged.preserve(0, 24, 1004) }) as Map<string, unknown[]>;
  const [first, second] = [read(), read()];
  (second.get('issuerAuth') as [unknown, Map<number, unknown>])[1].set(33, signer);
  const documents = [first, second].map((issuerSigned) => ({ docType: 'com.example.employee.1', issuerSigned }));
  const { checks } = await inspectAs('', hex({ version: '1.0', documents, status: 0 }));
  const { fault } = checks.find(({ policy }) => policy === 'trustedIssuer') ?? {};
  expect([fault?.key, fault?.place]).toEqual(['chain-root', 'document/documents/1/issuerSigned/issuerAuth/1/33']);
});

test('a private key of COSE is shown nowhere', async () => {
  const { decoded } = await inspectAs('', hex(coseKey));
  expect(decoded.hasSecret).toBe(true);
  expect(text(decoded.parts)).not.toContain('0707');
});
