import { sha256 } from '@noble/hashes/sha2.js';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  KeyUsage,
  Name,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509';
import { hexOf, InputError, type JsonObject, ownEntry, rsaJwk, sameBytes, toBase64url } from '../base/index.ts';
import { KEY_NAMES } from './keyNames.ts';

/** A certificate taken apart (RFC 5280 section 4.1). */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  serialNumber: string;
  notBefore: Date;
  notAfter: Date;
  isAuthority: boolean;
  mayCertify: boolean;
  maySign: boolean;
  extendedUsages: string[];
  /** Further names of the subject, as in `URI:https://example.com/issuers/42`. */
  names: string[];
  /** Object identifiers of the key, and its bytes. */
  key: { algorithm: string; curve?: string; bytes: Uint8Array; spki: Uint8Array };
  signatureAlgorithm: string;
  signature: Uint8Array;
  /** The bytes that were signed. */
  signed: Uint8Array;
  /** SHA-256 of the whole certificate. */
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

/** @throws InputError if the bytes are no certificate in DER */
export function readCertificate(der: Uint8Array): CertificateFacts {
  try {
    const certificate = AsnConvert.parse(der, Certificate);
    checkForm(certificate, der);
    return { ...factsOf(certificate), fingerprint: sha256(der) };
  } catch (error) {
    throw new InputError(`This is no certificate in DER: ${(error as Error).message}`);
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

function factsOf(certificate: Certificate): Omit<CertificateFacts, 'fingerprint'> {
  const { tbsCertificate: tbs } = certificate;
  const extension = (id: string) => tbs.extensions?.find(({ extnID }) => extnID === id)?.extnValue.buffer;
  const constraints = extension(id_ce_basicConstraints);
  const usage = extension(id_ce_keyUsage);
  const extended = extension(id_ce_extKeyUsage);
  const names = extension(id_ce_subjectAltName);
  const flags = usage ? AsnConvert.parse(usage, KeyUsage).toJSON() : undefined;
  const { subjectPublicKeyInfo } = tbs;
  const { algorithm, parameters } = subjectPublicKeyInfo.algorithm;
  const curve = parameters ? oidOf(new Uint8Array(parameters)) : undefined;
  return {
    // A certificate may name its subject by its alternative names alone (RFC 5280 section 4.1.2.6).
    subject: nameOf(tbs.subject) || '(no subject)',
    issuer: nameOf(tbs.issuer) || '(no issuer)',
    serialNumber: Array.from(new Uint8Array(tbs.serialNumber), (byte) => byte.toString(16).padStart(2, '0')).join(':'),
    notBefore: tbs.validity.notBefore.getTime(),
    notAfter: tbs.validity.notAfter.getTime(),
    isAuthority: constraints ? AsnConvert.parse(constraints, BasicConstraints).cA : false,
    mayCertify: flags ? flags.includes('keyCertSign') : true,
    maySign: flags ? flags.includes('digitalSignature') : true,
    extendedUsages: extended ? [...AsnConvert.parse(extended, ExtendedKeyUsage)] : [],
    names: names
      ? [...AsnConvert.parse(names, SubjectAlternativeName)].flatMap((name) => [
          ...(name.uniformResourceIdentifier ? [`URI:${name.uniformResourceIdentifier}`] : []),
          ...(name.dNSName ? [`DNS:${name.dNSName}`] : []),
          ...(name.rfc822Name ? [`email:${name.rfc822Name}`] : []),
        ])
      : [],
    key: {
      algorithm,
      ...(curve ? { curve } : {}),
      bytes: new Uint8Array(subjectPublicKeyInfo.subjectPublicKey),
      spki: new Uint8Array(AsnConvert.serialize(subjectPublicKeyInfo)),
    },
    signatureAlgorithm: certificate.signatureAlgorithm.algorithm,
    signature: new Uint8Array(certificate.signatureValue),
    signed: new Uint8Array(certificate.tbsCertificateRaw ?? AsnConvert.serialize(tbs)),
  };
}

const nameOf = (name: Name): string =>
  name.flatMap((parts) => parts.map(({ type, value }) => `${ATTRIBUTES[type] ?? type}=${value.toString()}`)).join(', ');

/** Text of an object identifier in DER; undefined if the bytes are none. */
function oidOf(der: Uint8Array): string | undefined {
  if (der[0] !== 6 || der.length !== 2 + (der[1] ?? 0)) return undefined;
  const numbers: number[] = [];
  let held = 0;
  for (const byte of der.subarray(2)) {
    held = held * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(held);
    held = 0;
  }
  const [first = 0, ...rest] = numbers;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - root * 40, ...rest].join('.');
}

/** A public key on its own (RFC 5280 section 4.1.2.7). @throws Error for anything else */
export function readSpki(der: Uint8Array): { kind: string; jwk?: JsonObject } {
  const { algorithm, subjectPublicKey } = AsnConvert.parse(der, SubjectPublicKeyInfo);
  const curve = algorithm.parameters ? oidOf(new Uint8Array(algorithm.parameters)) : undefined;
  const kind = KEY_NAMES[curve ?? algorithm.algorithm] ?? algorithm.algorithm;
  const bytes = new Uint8Array(subjectPublicKey);
  if (kind === 'RSA') return { kind, jwk: rsaJwk(bytes) };
  if (kind === 'Ed25519') return { kind, jwk: { kty: 'OKP', crv: kind, x: toBase64url(bytes) } };
  const half = (bytes.length - 1) / 2;
  if (bytes[0] !== 4 || !curve || !ownEntry(KEY_NAMES, curve)) return { kind };
  const [x, y] = [bytes.subarray(1, 1 + half), bytes.subarray(1 + half)].map(toBase64url) as [string, string];
  return { kind, jwk: { kty: 'EC', crv: kind, x, y } };
}

/** A distinguished name in DER as text. */
export const readNames = (der: Uint8Array): string => nameOf(AsnConvert.parse(der, Name));

/** Facts of a certificate for readers. */
export function certificateView(facts: CertificateFacts): JsonObject {
  const { subject, issuer, serialNumber, notBefore, notAfter, isAuthority, extendedUsages, names, key } = facts;
  return {
    subject,
    issuer,
    serialNumber,
    notBefore: notBefore.toISOString(),
    notAfter: notAfter.toISOString(),
    publicKey: KEY_NAMES[key.curve ?? key.algorithm] ?? key.algorithm,
    signatureAlgorithm: facts.signatureAlgorithm,
    authority: isAuthority,
    sha256: hexOf(facts.fingerprint),
    ...(extendedUsages.length > 0 ? { extendedKeyUsage: extendedUsages } : {}),
    ...(names.length > 0 ? { subjectAltName: names } : {}),
  };
}
