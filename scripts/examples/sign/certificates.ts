import { createHash } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import { ECParameters, id_ecdsaWithSHA256, id_ecPublicKey, id_secp256r1 } from '@peculiar/asn1-ecc';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import * as x509 from '@peculiar/asn1-x509';
import type { TestKey } from './keys.ts';

export interface CertificateOptions {
  subject: string;
  /** Common name of the issuer, whose key signs. */
  issuer: string;
  key: TestKey;
  issuerKey: TestKey;
  serialNumber: number;
  notBefore: string;
  notAfter: string;
  kind: keyof typeof KINDS;
  /** Address of the subject, for a certificate whose key signs credentials in its name. */
  uri?: string;
  /** Host name of the subject, for a certificate whose key signs requests in its name. */
  host?: string;
}

/** Object identifier of the common name (X.520). */
const COMMON_NAME = '2.5.4.3';
/** Extended key usage of a signer of mdocs (ISO/IEC 18013-5 annex B.1.4), and of lists of roots (annex C.1.7). */
const DOCUMENT_SIGNER = '1.0.18013.5.1.2';
const LIST_SIGNER = '1.0.18013.5.1.8';

/**
 * The extended key usage of each kind of certificate. Signers of SD-JWT VCs and of requests have none of their own, and
 * a root is an authority.
 */
const KINDS = {
  root: undefined,
  'mdoc signer': DOCUMENT_SIGNER,
  'list signer': LIST_SIGNER,
  'credential signer': undefined,
  'request signer': undefined,
} as const;

/** Signs an X.509 certificate (RFC 5280) for a P-256 key and returns it as DER. */
export function signCertificate(options: CertificateOptions): Uint8Array {
  const algorithm = new x509.AlgorithmIdentifier({ algorithm: id_ecdsaWithSHA256 });
  const tbsCertificate = new x509.TBSCertificate({
    version: x509.Version.v3,
    serialNumber: Uint8Array.of(options.serialNumber).buffer,
    signature: algorithm,
    issuer: commonName(options.issuer),
    validity: new x509.Validity({ notBefore: new Date(options.notBefore), notAfter: new Date(options.notAfter) }),
    subject: commonName(options.subject),
    subjectPublicKeyInfo: publicKeyInfo(options.key),
    extensions: new x509.Extensions(extensionsOf(options)),
  });
  const signature = options.issuerKey.sign(new Uint8Array(AsnConvert.serialize(tbsCertificate)));
  const der = p256.Signature.fromBytes(signature, 'compact').toBytes('der');
  const certificate = new x509.Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: Uint8Array.from(der).buffer,
  });
  return new Uint8Array(AsnConvert.serialize(certificate));
}

/** PEM text of a certificate (RFC 7468). */
export function pemOf(der: Uint8Array): string {
  const lines = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

function commonName(text: string): x509.Name {
  const value = new x509.AttributeValue({ utf8String: text });
  return new x509.Name([
    new x509.RelativeDistinguishedName([new x509.AttributeTypeAndValue({ type: COMMON_NAME, value })]),
  ]);
}

function publicKeyInfo({ raw }: TestKey): x509.SubjectPublicKeyInfo {
  const parameters = AsnConvert.serialize(new ECParameters({ namedCurve: id_secp256r1 }));
  return new x509.SubjectPublicKeyInfo({
    algorithm: new x509.AlgorithmIdentifier({ algorithm: id_ecPublicKey, parameters }),
    subjectPublicKey: Uint8Array.from(raw).buffer,
  });
}

const extension = (extnID: string, value: object, critical = false): x509.Extension =>
  new x509.Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });

/**
 * Identifiers of keys are in every certificate, so that a strict check of the chain finds its way (RFC 5280 sections
 * 4.2.1.1 and 4.2.1.2). What limits a key is critical.
 */
function extensionsOf({ kind, key, issuerKey, uri, host }: CertificateOptions): x509.Extension[] {
  const [isAuthority, usage] = [kind === 'root', KINDS[kind]];
  const names = [
    ...(uri ? [new x509.GeneralName({ uniformResourceIdentifier: uri })] : []),
    ...(host ? [new x509.GeneralName({ dNSName: host })] : []),
  ];
  const flags = isAuthority
    ? x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign
    : x509.KeyUsageFlags.digitalSignature;
  const authority = new x509.BasicConstraints({ cA: true, pathLenConstraint: 0 });
  const issuer = new x509.AuthorityKeyIdentifier({ keyIdentifier: new x509.KeyIdentifier(keyIdentifier(issuerKey)) });
  return [
    ...(isAuthority ? [extension(x509.id_ce_basicConstraints, authority, true)] : []),
    extension(x509.id_ce_keyUsage, new x509.KeyUsage(flags), true),
    ...(usage ? [extension(x509.id_ce_extKeyUsage, new x509.ExtendedKeyUsage([usage]), true)] : []),
    ...(names.length > 0 ? [extension(x509.id_ce_subjectAltName, new x509.SubjectAlternativeName(names))] : []),
    extension(x509.id_ce_subjectKeyIdentifier, new x509.SubjectKeyIdentifier(keyIdentifier(key))),
    extension(x509.id_ce_authorityKeyIdentifier, issuer),
  ];
}

/** SHA-1 of the key, the first method of RFC 5280 section 4.2.1.2: a name, nothing that has to withstand an attack. */
export const keyIdentifier = ({ raw }: Pick<TestKey, 'raw'>): ArrayBuffer =>
  Uint8Array.from(createHash('sha1').update(raw).digest()).buffer;
