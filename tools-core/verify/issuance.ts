import { sameBytes, tryOr } from '../base/index.ts';
import type { CertificateData } from '../decode/index.ts';
import { keyOfCertificate } from './keys.ts';
import { isSigned, rawSignature } from './signature.ts';
import { MissingInput } from './verificationError.ts';

/** Signature algorithms of certificates (RFC 5758, RFC 8410, RFC 4055) as those of JOSE that verify the same. */
const SIGNATURES: Record<string, { alg: string; kind?: string }> = {
  '1.2.840.10045.4.3.2': { alg: 'ES256', kind: 'P-256' },
  '1.2.840.10045.4.3.3': { alg: 'ES384', kind: 'P-384' },
  '1.2.840.10045.4.3.4': { alg: 'ES512', kind: 'P-521' },
  '1.3.101.112': { alg: 'EdDSA' },
  '1.2.840.113549.1.1.11': { alg: 'RS256' },
};

/** Whether a certificate is another one itself, or names it as its issuer and was signed by its key. */
export async function isIssuedBy(certificate: CertificateData, above: CertificateData): Promise<boolean> {
  if (sameBytes(certificate.signed, above.signed)) return true;
  return certificate.issuer === above.subject && isSignedBy(certificate, above);
}

/** Whether the key of one certificate signed another. @throws MissingInput for an algorithm that is not known */
export async function isSignedBy(certificate: CertificateData, above: CertificateData): Promise<boolean> {
  const { signatureAlgorithm: name, signature, signed, subject } = certificate;
  const algorithm = SIGNATURES[name];
  if (!algorithm) throw new MissingInput(`The signature algorithm ${name} of ${subject} is not checked here.`);
  const key = tryOr(() => keyOfCertificate(above));
  if (!key) return false;
  const { alg, kind } = algorithm;
  if (kind && kind !== key.kind)
    throw new MissingInput(`A signature of ${name} by a key for ${key.kind} is not checked here.`);
  const bytes = kind ? rawSignature(signature, kind) : signature;
  return bytes !== undefined && isSigned(alg, key, signed, bytes);
}
