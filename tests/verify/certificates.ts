import { X509Certificate } from 'node:crypto';
import type { JWK } from 'jose';

/**
 * Checks a chain of certificates, that of the signer first: each was signed by the next one, the last one by the root,
 * all are valid at the moment, and only authorities sign. Returns the key of the signer and its other names, as in
 * `URI:https://example.com/issuers/42`.
 *
 * @param usage extended key usage that the signer has to have; without it, the signer must not be limited to any
 * @throws if anything of this fails.
 */
export function verifyChain(
  chain: readonly Uint8Array[],
  root: Uint8Array,
  now: Date,
  usage?: string,
): { key: JWK; names: string[] } {
  const certificates = [...chain, root].map((der) => new X509Certificate(der));
  for (const [at, certificate] of certificates.entries()) {
    const issuer = certificates[at + 1] ?? certificate;
    if (!issuer.ca) throw new Error(`${issuer.subject} is no authority.`);
    if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
      throw new Error(`${certificate.subject} was not signed by ${issuer.subject}.`);
    }
    if (Date.parse(certificate.validFrom) > now.getTime() || Date.parse(certificate.validTo) < now.getTime()) {
      throw new Error(`${certificate.subject} is not valid at ${now.toISOString()}.`);
    }
  }
  const [signer] = certificates;
  if (!signer || certificates.length === 1) throw new Error('The chain is empty.');
  // Node calls the extended usages so (RFC 5280 section 4.2.1.12).
  const usages = signer.keyUsage ?? [];
  if (usage ? !usages.includes(usage) : usages.length > 0) {
    throw new Error(`${signer.subject} is for ${usages.join(', ') || 'no special use'}.`);
  }
  const names = signer.subjectAltName?.split(', ') ?? [];
  return { key: signer.publicKey.export({ format: 'jwk' }) as JWK, names };
}

/** DER of the first certificate of a PEM text. */
export const derOf = (pem: string): Uint8Array => new X509Certificate(pem).raw;
