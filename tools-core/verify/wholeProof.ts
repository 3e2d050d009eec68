import { sha256, sha384 } from '@noble/hashes/sha2.js';
import { base58 } from '@scure/base';
import {
  bytesOfBase64,
  bytesOfHex,
  bytesOfText,
  fromBase64url,
  type JsonObject,
  joined,
  tryOr,
} from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { jcs, rdfc } from './canonical.ts';
import { isSigned, mismatch, wrongLength } from './signature.ts';
import { type Context, VerificationError } from './types.ts';
import type { PreparedProof, Unproven } from './unproven.ts';

/**
 * Reads a proof with one signature over the whole document, and hashes what it signs (VC Data Integrity EdDSA and ECDSA
 * cryptosuites 1.0).
 * @throws VerificationError, MissingInput
 */
export async function prepareWhole(unproven: Unproven, { step, findContext }: Context): Promise<PreparedProof> {
  const { bare, options, form, kind } = unproven;
  const { proofValue } = unproven.proof;
  const place = `${unproven.place}/proofValue`;
  const signature = multibaseOf(proofValue);
  if (!signature) throw undecoded(proofValue, place);
  const [length, hash, digest] =
    kind === 'P-384' ? ([96, 'sha-384', sha384] as const) : ([64, 'sha-256', sha256] as const);
  const canonical = async (value: JsonObject): Promise<string> =>
    form === 'jcs' ? String(jcs(value)) : rdfc(value, { place: unproven.place, findContext, hash });
  const texts = [await canonical(options), await canonical(bare)];
  const data = joined(...texts.map((text) => digest(bytesOfText(text))));
  if (signature.length !== length) {
    const failure: PreparedProof['failure'] = (key) => wrongLength(key, data, signature, length, place);
    return { isSignedBy: async () => false, failure };
  }
  if (String(proofValue).startsWith('u')) {
    const detail = 'proofValue begins with u, for base64url: this suite asks for base58btc, which begins with z';
    step(detail, 'warning', place);
  }
  const name = form === 'jcs' ? 'JCS' : 'RDFC 1.0';
  step(`The document is canonicalized by ${name} and hashed with ${hash.toUpperCase()}.`);
  return {
    isSignedBy: (key) => isSigned('', key, data, signature),
    failure: (key) => mismatch(key, signature, place),
  };
}

function multibaseOf(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'string' || value.length > 10_000) return undefined;
  if (value.startsWith('u')) return fromBase64url(value.slice(1));
  return value.startsWith('z') ? tryOr(() => base58.decode(value.slice(1))) : undefined;
}

/** Why a proof value cannot be decoded, and what was probably meant. */
function undecoded(value: unknown, place: Location): VerificationError {
  const text = typeof value === 'string' ? value : '';
  const hex = bytesOfHex(text);
  const plain = bytesOfBase64(text.replace(/^m/, '').replaceAll('-', '+').replaceAll('_', '/'));
  const isBase64 = /^m[\w+/-]+={0,2}$/.test(text) && (bytesOfBase64(text.slice(1))?.length ?? 0) % 32 === 0;
  const why =
    typeof value !== 'string'
      ? 'it is no string'
      : text === ''
        ? 'it is empty'
        : /^[zu]/.test(text)
          ? `it has a character outside ${text.startsWith('z') ? 'base58btc' : 'base64url'}`
          : isBase64
            ? 'm, for base64 with + and /, is not allowed here'
            : hex
              ? 'it is hexadecimal, without a multibase prefix'
              : /^[1-9A-HJ-NP-Za-km-z]+$/.test(text)
                ? 'it is base58btc, and the multibase prefix z is missing'
                : 'it is base64, without a multibase prefix';
  const bytes = hex ?? tryOr(() => base58.decode(text)) ?? plain;
  const corrected = bytes && bytes.length >= 60 && bytes.length <= 140 ? `z${base58.encode(bytes)}` : undefined;
  return new VerificationError('proof-value', `proofValue cannot be decoded: ${why}`, place, corrected);
}
