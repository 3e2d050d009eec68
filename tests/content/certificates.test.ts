import { spawnSync } from 'node:child_process';
import { verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AuthorityKeyIdentifier,
  Certificate,
  id_ce_authorityKeyIdentifier,
  id_ce_subjectKeyIdentifier,
  SubjectKeyIdentifier,
} from '@peculiar/asn1-x509';
import { decode, encode, Tagged } from 'cborg';
import { afterAll, describe, expect, test } from 'vitest';
import { requestCertificate } from '../platform/requestSigner.ts';
import { decodeMdoc } from '../platform/verify/mdoc.ts';
import { verifySdJwt } from '../platform/verify/sdJwt.ts';
import { read, readJson, world } from './examples/published.ts';
import { spec } from './spec.ts';

// The certificates of the examples, as their readers get them.

const tags = Tagged.preserve(0);
const list = Buffer.from(read('certificates/vical.txt'), 'base64');
const [protectedHeader, header, payload, signature] = decode(list, { useMaps: true, tags }) as [
  Uint8Array,
  Map<number, Uint8Array>,
  Uint8Array,
  Uint8Array,
];
const { x5c } = readJson('credentials/employee-x5c.sd-jwt.decoded.json').header as { x5c: string[] };

const root = new X509Certificate(read('certificates/root.pem'));
const leaves: [what: string, certificate: X509Certificate, usages: string[] | undefined][] = [
  [
    'the mdoc',
    new X509Certificate(decodeMdoc(Buffer.from(read('mdoc/issuer-signed.txt'), 'base64url')).chain[0] as Uint8Array),
    ['1.0.18013.5.1.2'],
  ],
  ['the SD-JWT VC', new X509Certificate(Buffer.from(String(x5c[0]), 'base64')), undefined],
  ['a request', new X509Certificate(requestCertificate('example.org', world.now.getTime())), undefined],
  ['the VICAL', new X509Certificate(header.get(33) as Uint8Array), ['1.0.18013.5.1.8']],
];

const extensionOf = (certificate: X509Certificate, id: string) =>
  AsnConvert.parse(certificate.raw, Certificate).tbsCertificate.extensions?.find(({ extnID }) => extnID === id);
const hex = (bytes: ArrayBuffer | undefined) => Buffer.from(bytes ?? new ArrayBuffer(0)).toString('hex');
const ownKey = (certificate: X509Certificate) => {
  const { extnValue } = extensionOf(certificate, id_ce_subjectKeyIdentifier) ?? {};
  return extnValue ? hex(AsnConvert.parse(extnValue, SubjectKeyIdentifier).buffer) : '';
};
const keyAbove = (certificate: X509Certificate) => {
  const { extnValue } = extensionOf(certificate, id_ce_authorityKeyIdentifier) ?? {};
  return extnValue ? hex(AsnConvert.parse(extnValue, AuthorityKeyIdentifier).keyIdentifier?.buffer) : '';
};

describe.each(leaves)('the certificate of the signer of %s', (_, certificate, usages) => {
  test('names its key and that of the root (RFC 5280 sections 4.2.1.1 and 4.2.1.2)', () => {
    expect(ownKey(certificate)).toMatch(/^[0-9a-f]{40}$/);
    expect(keyAbove(certificate)).toBe(ownKey(root));
  });

  test('is for its purpose alone', () => {
    expect(certificate.keyUsage).toEqual(usages);
    expect(certificate.ca).toBe(false);
  });
});

test('the root names its key, and no two certificates share a key', () => {
  expect(keyAbove(root)).toBe(ownKey(root));
  const keys = [root, ...leaves.map(([, certificate]) => certificate)].map(ownKey);
  expect(new Set(keys).size).toBe(keys.length);
});

const folder = mkdtempSync(path.join(tmpdir(), 'certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(spawnSync('openssl', ['version']).status !== 0)('the strict check of OpenSSL', () => {
  const at = String(Math.floor(world.now.getTime() / 1000));
  const check = (certificate: X509Certificate) => {
    const [rootFile, file] = ['root.pem', 'leaf.pem'].map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(rootFile, root.toString());
    writeFileSync(file, certificate.toString());
    const { status, stdout, stderr } = spawnSync(
      'openssl',
      ['verify', '-x509_strict', '-attime', at, '-CAfile', rootFile, file],
      { encoding: 'utf8' },
    );
    return status === 0 ? 'OK' : stdout + stderr;
  };

  test('the root', () => {
    expect(check(root)).toBe('OK');
  });

  test.each(leaves)('%s', (_, certificate) => {
    expect(check(certificate)).toBe('OK');
  });
});

describe('the VICAL (ISO/IEC 18013-5 annex C.1.7)', () => {
  test('is signed by its signer, and names the root for the type of the mdoc', () => {
    const [, signer] = leaves.find(([what]) => what === 'the VICAL') as (typeof leaves)[number];
    const signed = encode(['Signature1', protectedHeader, new Uint8Array(), payload]);
    expect(verify('sha256', signed, { key: signer.publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
    const content = decode(payload, { useMaps: true, tags }) as Map<string, unknown>;
    expect(content.get('version')).toBe('1.0');
    const [info] = content.get('certificateInfos') as Map<string, unknown>[];
    expect(Buffer.compare(info?.get('certificate') as Uint8Array, root.raw)).toBe(0);
    expect(hex(Uint8Array.from(info?.get('ski') as Uint8Array).buffer)).toBe(ownKey(root));
    expect(info?.get('docType')).toEqual(['com.example.employee.1']);
  });

  test('is the example of the configuration, so that this decodes', () => {
    const text = JSON.stringify(spec.schemas.map(({ value }) => value));
    const shown = [...text.matchAll(/"cbor":"([^"]*)"/g)].map(([, value]) => value);
    expect(shown.length).toBeGreaterThan(1);
    for (const value of shown) expect(value).toBe(list.toString('base64'));
  });
});

describe('an SD-JWT VC with a certificate', () => {
  test('names its issuer as the certificate does, beside `cnf` (RFC 7800 section 3)', async () => {
    const { iss, cnf } = await verifySdJwt(read('credentials/employee-x5c.sd-jwt').trim(), world);
    expect(leaves[1]?.[1].subjectAltName).toBe(`URI:${iss}`);
    expect(cnf).toBeDefined();
  });
});
