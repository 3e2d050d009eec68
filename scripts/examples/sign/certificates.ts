import { p256 } from '@noble/curves/nist.js';
import { ECParameters, id_ecdsaWithSHA256, id_ecPublicKey, id_secp256r1 } from '@peculiar/asn1-ecc';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import type { TestKey } from './keys.ts';

export interface CertificateOptions {
  /** Common name of the subject. */
  subject: string;
  /** Common name of the issuer, whose key signs. */
  issuer: string;
  key: TestKey;
  issuerKey: TestKey;
  serialNumber: number;
  notBefore: string;
  notAfter: string;
  kind: 'root' | 'signer';
}

/** Object identifier of the common name (X.520). */
const COMMON_NAME = '2.5.4.3';
/** Key usage of a signer of mdocs (ISO/IEC 18013-5 annex B.1.4). */
const DOCUMENT_SIGNER = '1.0.18013.5.1.2';

/** Signs an X.509 certificate (RFC 5280) for a P-256 key and returns it as DER. */
export function signCertificate(options: CertificateOptions): Uint8Array {
  const algorithm = new AlgorithmIdentifier({ algorithm: id_ecdsaWithSHA256 });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: Uint8Array.of(options.serialNumber).buffer,
    signature: algorithm,
    issuer: commonName(options.issuer),
    validity: new Validity({ notBefore: new Date(options.notBefore), notAfter: new Date(options.notAfter) }),
    subject: commonName(options.subject),
    subjectPublicKeyInfo: publicKeyInfo(options.key),
    extensions: options.kind === 'root' ? rootExtensions() : signerExtensions(),
  });
  const signature = options.issuerKey.sign(new Uint8Array(AsnConvert.serialize(tbsCertificate)));
  const der = p256.Signature.fromBytes(signature, 'compact').toBytes('der');
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: algorithm,
    signatureValue: Uint8Array.from(der).buffer,
  });
  return new Uint8Array(AsnConvert.serialize(certificate));
}

/** PEM text of a certificate (RFC 7468). */
export function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function commonName(text: string): Name {
  const value = new AttributeValue({ utf8String: text });
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value })])]);
}

function publicKeyInfo({ raw }: TestKey): SubjectPublicKeyInfo {
  const parameters = AsnConvert.serialize(new ECParameters({ namedCurve: id_secp256r1 }));
  return new SubjectPublicKeyInfo({
    algorithm: new AlgorithmIdentifier({ algorithm: id_ecPublicKey, parameters }),
    subjectPublicKey: Uint8Array.from(raw).buffer,
  });
}

const extension = (extnID: string, value: object): Extension =>
  new Extension({ extnID, critical: true, extnValue: new OctetString(AsnConvert.serialize(value)) });

const rootExtensions = (): Extensions =>
  new Extensions([
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: true, pathLenConstraint: 0 })),
    extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign)),
  ]);

const signerExtensions = (): Extensions =>
  new Extensions([
    extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.digitalSignature)),
    extension(id_ce_extKeyUsage, new ExtendedKeyUsage([DOCUMENT_SIGNER])),
  ]);
