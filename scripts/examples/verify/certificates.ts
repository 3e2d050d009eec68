import { X509Certificate } from 'node:crypto';
import type { JWK } from 'jose';

/**
 * Checks a chain of certificates, that of the signer first: each was signed by the next one, the last one by the root,
 * all are valid at the moment, and only authorities sign. Returns the key of the signer.
 *
 * @throws if anything of this fails.
 */
export function verifyChain(chain: readonly Uint8Array[], root: Uint8Array, now: Date): JWK {
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
  return signer.publicKey.export({ format: 'jwk' }) as JWK;
}

/** DER of the first certificate of a PEM text. */
export const derOf = (pem: string): Uint8Array => new X509Certificate(pem).raw;
