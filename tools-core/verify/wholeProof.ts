import { base58 } from '@scure/base';
import { fromBase64url } from '../base/index.ts';
import { hashData } from './canonical.ts';
import type { Context } from './context.ts';
import type { ProofTest, Unproven } from './proofTest.ts';
import { holds, mismatch } from './signature.ts';
import { VerificationError } from './verificationError.ts';

/**
 * Reads a proof with one signature over the whole document, and hashes what it signs (VC Data Integrity EdDSA and ECDSA
 * cryptosuites 1.0).
 * @throws VerificationError, MissingInput
 */
export async function prepareWhole(
  { bare, options, proof, form, kind, at }: Unproven,
  context: Context,
): Promise<ProofTest> {
  const signature = multibaseOf(proof.proofValue);
  if (!signature) {
    throw new VerificationError(
      'proof-value',
      `proofValue cannot be decoded: it begins with ${JSON.stringify(String(proof.proofValue ?? '').slice(0, 1))} or has another character`,
      at('/proofValue'),
    );
  }
  const length = kind === 'P-384' ? 96 : 64;
  if (signature.length !== length) {
    throw new VerificationError(
      'signature-length',
      `The signature has ${signature.length} bytes, ${length} expected`,
      at('/proofValue'),
    );
  }
  const hash = kind === 'P-384' ? 'sha-384' : 'sha-256';
  const data = await hashData(bare, options, { form, hash, place: at(''), contexts: context.contexts });
  const name = form === 'jcs' ? 'JCS' : 'RDFC 1.0';
  context.step(`The document is canonicalized by ${name} and hashed with ${hash.toUpperCase()}.`);
  return {
    holds: (key) => holds('', key, data, signature),
    failure: (key) => mismatch(key, signature, at('/proofValue')),
  };
}

function multibaseOf(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > 10_000) return undefined;
  if (value.startsWith('u')) return fromBase64url(value.slice(1));
  if (!value.startsWith('z')) return undefined;
  try {
    return base58.decode(value.slice(1));
  } catch {
    return undefined;
  }
}
