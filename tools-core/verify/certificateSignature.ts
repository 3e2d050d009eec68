import type { CertificateFacts } from '../decode/index.ts';
import { KeyError, keyOfCertificate, type PublicKey } from './keys.ts';
import { holds, rawSignature } from './signature.ts';
import { MissingInput } from './verificationError.ts';

/** Signature algorithms of certificates (RFC 5758, RFC 8410, RFC 4055) as those of JOSE that verify the same. */
const SIGNATURES: Record<string, { alg: string; kind?: string }> = {
  '1.2.840.10045.4.3.2': { alg: 'ES256', kind: 'P-256' },
  '1.2.840.10045.4.3.3': { alg: 'ES384', kind: 'P-384' },
  '1.2.840.10045.4.3.4': { alg: 'ES512', kind: 'P-521' },
  '1.3.101.112': { alg: 'EdDSA' },
  '1.2.840.113549.1.1.11': { alg: 'RS256' },
};

/** Whether the key of one certificate signed another. */
export async function isSignedBy(facts: CertificateFacts, above: CertificateFacts): Promise<boolean> {
  const algorithm = SIGNATURES[facts.signatureAlgorithm];
  if (!algorithm)
    throw new MissingInput(
      `The signature algorithm ${facts.signatureAlgorithm} of ${facts.subject} is not checked here.`,
    );
  let key: PublicKey;
  try {
    key = keyOfCertificate(above);
  } catch (error) {
    if (error instanceof KeyError) return false;
    throw error;
  }
  if (algorithm.kind && algorithm.kind !== key.kind) {
    throw new MissingInput(`A signature of ${facts.signatureAlgorithm} by a key for ${key.kind} is not checked here.`);
  }
  const isEcdsa = algorithm.kind !== undefined;
  const signature = isEcdsa ? rawSignature(facts.signature, key.kind) : facts.signature;
  return signature !== undefined && holds(algorithm.alg, key, facts.signed, signature);
}
