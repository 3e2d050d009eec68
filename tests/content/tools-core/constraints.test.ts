import { p256 } from '@noble/curves/nist.js';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  Extension,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_basicConstraints,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import { expect, test } from 'vitest';
import { type CertificateOptions, pemOf, signCertificate } from '../../../scripts/examples/sign/certificates.ts';
import { signToken } from '../../../scripts/examples/sign/jws.ts';
import { testKey } from '../../../scripts/examples/sign/keys.ts';
import { inspectAs } from './samples.ts';

// Extensions by which an authority limits what it certifies (RFC 5280 sections 4.2.1.9 and 4.2.1.10).

const keys = Object.fromEntries(['root', 'upper', 'lower', 'leaf'].map((name) => [name, testKey(name, 'P-256')]));
const critical = (extnID: string, value: unknown) =>
  new Extension({ extnID, critical: true, extnValue: new OctetString(AsnConvert.serialize(value)) });

/** A certificate of one of the keys, with further extensions or others than usual. */
function certificateOf(subject: string, issuer: string, ...own: Extension[]): Uint8Array {
  const options: CertificateOptions = {
    subject,
    issuer,
    key: keys[subject],
    issuerKey: keys[issuer],
    serialNumber: 1,
    notBefore: '2026-01-01T00:00:00Z',
    notAfter: '2030-01-01T00:00:00Z',
    kind: subject === 'leaf' ? 'request signer' : 'root',
    // Names of hosts are the same in capitals (RFC 4343).
    ...(subject === 'leaf' ? { host: 'Issuer.example' } : {}),
  };
  const certificate = AsnConvert.parse(signCertificate(options), Certificate);
  const { tbsCertificate: tbs } = certificate;
  const others = (tbs.extensions ?? []).filter(({ extnID }) => own.every((one) => one.extnID !== extnID));
  tbs.extensions?.splice(0, tbs.extensions.length, ...others, ...own);
  const signature = keys[issuer].sign(new Uint8Array(AsnConvert.serialize(tbs)));
  certificate.signatureValue = Uint8Array.from(p256.Signature.fromBytes(signature, 'compact').toBytes('der')).buffer;
  return new Uint8Array(AsnConvert.serialize(certificate));
}

const pathLength = (pathLenConstraint: number) =>
  critical(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint }));
const names = (list: 'permittedSubtrees' | 'excludedSubtrees', dNSName: string) => {
  const subtrees = new GeneralSubtrees([new GeneralSubtree({ base: new GeneralName({ dNSName }) })]);
  return critical(id_ce_nameConstraints, new NameConstraints({ [list]: subtrees }));
};
/** Roots of the examples allow no authority below them: these do. */
const limit = (subject: string) => (subject === 'leaf' ? [] : [pathLength(9)]);
const unknown = critical('1.2.3.4', new BasicConstraints());

test.each<[name: string, outcome: string, own: Partial<Record<string, Extension>>]>([
  ['no limit', 'passed', {}],
  ['one authority below the upper one, and one is allowed', 'passed', { upper: pathLength(1) }],
  ['one authority below the upper one, and none is allowed', 'failed', { upper: pathLength(0) }],
  ['two authorities below the root, and one is allowed', 'failed', { root: pathLength(1) }],
  ['a domain that is allowed', 'passed', { upper: names('permittedSubtrees', 'issuer.Example') }],
  ['a domain above that is allowed', 'passed', { lower: names('permittedSubtrees', 'example') }],
  ['another domain that is allowed', 'failed', { upper: names('permittedSubtrees', 'suer.example') }],
  ['a domain that is excluded', 'failed', { root: names('excludedSubtrees', '.example') }],
  ['a critical extension that nobody knows', 'failed', { lower: unknown }],
])('%s: %s', async (_, outcome, { root, upper, lower }) => {
  const certificate = (subject: string, issuer: string, own?: Extension) =>
    certificateOf(
      subject,
      issuer,
      ...(own?.extnID === id_ce_basicConstraints ? [] : limit(subject)),
      ...(own ? [own] : []),
    );
  const chain = [
    certificate('leaf', 'lower'),
    certificate('lower', 'upper', lower),
    certificate('upper', 'root', upper),
  ];
  const header = { typ: 'dc+sd-jwt', x5c: chain.map((der) => Buffer.from(der).toString('base64')) };
  const token = signToken(header, { iss: 'https://issuer.example', vct: 'https://example.com/t' }, keys.leaf);
  const { checks } = await inspectAs('', `${token}~`, { material: [pemOf(certificate('root', 'root', root))] });
  const [proof, trust] = ['proof', 'trustedIssuer'].map((name) => checks.find(({ policy }) => policy === name));
  expect(proof?.state).toBe('passed');
  expect([trust?.state, trust?.fault?.key]).toEqual([outcome, outcome === 'failed' ? 'chain-constraints' : undefined]);
});
