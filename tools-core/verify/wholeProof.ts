import { base58 } from '@scure/base';
import { bytesOfBase64, bytesOfHex, fromBase64url, tryOr } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { hashData } from './canonical.ts';
import type { Context } from './context.ts';
import type { ProofTest, Unproven } from './proofTest.ts';
import { isSigned, mismatch, wrongLength } from './signature.ts';
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
  if (!signature) throw undecoded(proof.proofValue, at('/proofValue'));
  const length = kind === 'P-384' ? 96 : 64;
  const hash = kind === 'P-384' ? 'sha-384' : 'sha-256';
  const data = await hashData(bare, options, { form, hash, place: at(''), contexts: context.contexts });
  const name = form === 'jcs' ? 'JCS' : 'RDFC 1.0';
  if (signature.length !== length)
    return { holds: async () => false, failure: (key) => wrongLength(key, data, signature, length, at('/proofValue')) };
  if (String(proof.proofValue).startsWith('u')) {
    const detail = 'proofValue begins with u, for base64url: this suite asks for base58btc, which begins with z';
    context.step(detail, 'warning', at('/proofValue'));
  }
  context.step(`The document is canonicalized by ${name} and hashed with ${hash.toUpperCase()}.`);
  return {
    holds: (key) => isSigned('', key, data, signature),
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

/** Why a proof value cannot be decoded, and what was probably meant. */
function undecoded(value: unknown, place: Location): VerificationError {
  const text = typeof value === 'string' ? value : '';
  const bytes =
    bytesOfHex(text) ??
    tryOr(() => base58.decode(text)) ??
    bytesOfBase64(text.replace(/^m/, '').replaceAll('-', '+').replaceAll('_', '/'));
  const why =
    typeof value !== 'string'
      ? 'it is no string'
      : text === ''
        ? 'it is empty'
        : /^[zu]/.test(text)
          ? `it has a character outside ${text.startsWith('z') ? 'base58btc' : 'base64url'}`
          : /^m[\w+/-]+={0,2}$/.test(text) && (bytesOfBase64(text.slice(1))?.length ?? 0) % 32 === 0
            ? 'm, for base64 with + and /, is not allowed here'
            : bytesOfHex(text)
              ? 'it is hexadecimal, without a multibase prefix'
              : /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
                ? 'it is base58btc, and the multibase prefix z is missing'
                : 'it is base64, without a multibase prefix';
  const isNear = bytes && bytes.length >= 60 && bytes.length <= 140;
  return new VerificationError(
    'proof-value',
    `proofValue cannot be decoded: ${why}`,
    place,
    isNear ? `z${base58.encode(bytes)}` : undefined,
  );
}
