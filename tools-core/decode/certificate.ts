import { sha256 } from '@noble/hashes/sha2.js';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  KeyUsage,
  Name,
  NameConstraints,
  SubjectAlternativeName,
} from '@peculiar/asn1-x509';
import { hexOf, InputError, type JsonObject, readSpki, sameBytes, tryOr } from '../base/index.ts';

export interface CertificateData {
  subject: string;
  issuer: string;
  serialNumber: string;
  notBefore: Date;
  notAfter: Date;
  isAuthority: boolean;
  /** How many authorities may be between an authority and the certificate at the end (RFC 5280 section 4.2.1.9). */
  pathLength?: number | undefined;
  /** Which names an authority may certify (RFC 5280 section 4.2.1.10). */
  nameConstraints?: NameConstraints | undefined;
  /** An extension that must be understood and is not, by its object identifier. */
  unread?: string | undefined;
  mayCertify: boolean;
  maySign: boolean;
  extendedUsages: string[];
  /** Further names of the subject, as in `URI:https://example.com/issuers/42`. */
  names: string[];
  /** The public key as SubjectPublicKeyInfo, and its kind; of one that is not known, its object identifier. */
  spki: Uint8Array;
  keyKind: string;
  signatureAlgorithm: string;
  signature: Uint8Array;
  signed: Uint8Array;
  fingerprint: Uint8Array;
}

/** Names of attributes in a distinguished name (RFC 4514 section 3). */
const ATTRIBUTES: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.5': 'serialNumber',
  '0.9.2342.19200300.100.1.25': 'DC',
};

/** Extensions that may be critical: they are checked, or restrict nothing that is checked here (RFC 5280 section 4.2.1). */
const UNDERSTOOD = [14, 15, 17, 18, 19, 30, 31, 32, 33, 35, 36, 37, 54].map((arc) => `2.5.29.${arc}`);

/** @throws InputError if the bytes are no certificate in DER */
export function readCertificate(der: Uint8Array): CertificateData {
  try {
    const certificate = AsnConvert.parse(der, Certificate);
    checkForm(certificate, der);
    return { ...dataOf(certificate), fingerprint: sha256(der) };
  } catch (error) {
    throw new InputError(`This is not a certificate in DER: ${(error as Error).message}`);
  }
}

/** What a lenient parser lets pass (RFC 5280 sections 4.1.1.2 and 4.1.1.3). */
function checkForm({ tbsCertificate, signatureAlgorithm, signatureValue }: Certificate, der: Uint8Array): void {
  if (tbsCertificate.signature.algorithm !== signatureAlgorithm.algorithm) {
    throw new Error('it names two signature algorithms');
  }
  const start = der.length - signatureValue.byteLength;
  const isLast = sameBytes(der.subarray(start), new Uint8Array(signatureValue));
  if (!isLast || der[start - 1] !== 0) throw new Error('it does not end with a signature of whole bytes');
}

function dataOf(certificate: Certificate): Omit<CertificateData, 'fingerprint'> {
  const { tbsCertificate: tbs } = certificate;
  const extension = <Value>(id: string, Type: new () => Value): Value | undefined => {
    const found = tbs.extensions?.find(({ extnID }) => extnID === id);
    return found && AsnConvert.parse(found.extnValue.buffer, Type);
  };
  const constraints = extension(id_ce_basicConstraints, BasicConstraints);
  const flags = extension(id_ce_keyUsage, KeyUsage)?.toJSON();
  const spki = new Uint8Array(AsnConvert.serialize(tbs.subjectPublicKeyInfo));
  return {
    // A certificate may name its subject by its alternative names alone (RFC 5280 section 4.1.2.6).
    subject: nameOf(tbs.subject) || '(no subject)',
    issuer: nameOf(tbs.issuer) || '(no issuer)',
    serialNumber: hexOf(new Uint8Array(tbs.serialNumber)).replace(/..(?!$)/g, '$&:'),
    notBefore: tbs.validity.notBefore.getTime(),
    notAfter: tbs.validity.notAfter.getTime(),
    isAuthority: constraints?.cA ?? false,
    pathLength: constraints?.pathLenConstraint,
    nameConstraints: extension(id_ce_nameConstraints, NameConstraints),
    unread: tbs.extensions?.find(({ extnID, critical }) => critical && !UNDERSTOOD.includes(extnID))?.extnID,
    mayCertify: flags?.includes('keyCertSign') ?? true,
    maySign: flags?.includes('digitalSignature') ?? true,
    extendedUsages: [...(extension(id_ce_extKeyUsage, ExtendedKeyUsage) ?? [])],
    names: [...(extension(id_ce_subjectAltName, SubjectAlternativeName) ?? [])].flatMap((name) => [
      ...(name.uniformResourceIdentifier ? [`URI:${name.uniformResourceIdentifier}`] : []),
      ...(name.dNSName ? [`DNS:${name.dNSName}`] : []),
      ...(name.rfc822Name ? [`email:${name.rfc822Name}`] : []),
    ]),
    spki,
    keyKind: tryOr(() => readSpki(spki).kind) ?? tbs.subjectPublicKeyInfo.algorithm.algorithm,
    signatureAlgorithm: certificate.signatureAlgorithm.algorithm,
    signature: new Uint8Array(certificate.signatureValue),
    signed: new Uint8Array(certificate.tbsCertificateRaw ?? AsnConvert.serialize(tbs)),
  };
}

const nameOf = (name: Name): string =>
  name.flatMap((parts) => parts.map(({ type, value }) => `${ATTRIBUTES[type] ?? type}=${value.toString()}`)).join(', ');

export const readNames = (der: Uint8Array): string => nameOf(AsnConvert.parse(der, Name));

export function certificateView(certificate: CertificateData): JsonObject {
  const { subject, issuer, serialNumber, notBefore, notAfter, isAuthority, extendedUsages, names } = certificate;
  return {
    subject,
    issuer,
    serialNumber,
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    publicKey: certificate.keyKind,
    signatureAlgorithm: certificate.signatureAlgorithm,
    authority: isAuthority,
    sha256: hexOf(certificate.fingerprint),
    ...(extendedUsages.length > 0 ? { extendedKeyUsage: extendedUsages } : {}),
    ...(names.length > 0 ? { subjectAltName: names } : {}),
  };
}
