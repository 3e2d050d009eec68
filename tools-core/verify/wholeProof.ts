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
import type { PreparedProof, Unproven } from './suites.ts';
import { type Context, VerificationError } from './types.ts';

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
  if (!signature) throw undecoded(unproven.proof, place);
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
    const detail = 'proofValue begins with u, for base64url, but this suite requires base58btc, which begins with z';
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

const isLong = (bytes: Uint8Array | undefined) => bytes !== undefined && bytes.length >= 60 && bytes.length <= 140;

/** Ways in which people write a signature instead of base58btc behind z. */
const WRITINGS: [why: string, read: (text: string) => Uint8Array | undefined][] = [
  ['it has white space around it', (text) => (/^\sz|\s$/.test(text) ? multibaseOf(text.trim()) : undefined)],
  [
    'f, for hexadecimal digits, is not allowed here',
    (text) => (text.startsWith('f') ? bytesOfHex(text.slice(1)) : undefined),
  ],
  ['it is hexadecimal, without a multibase prefix', (text) => bytesOfHex(text.replace(/^0x/, ''))],
  ['its multibase prefix z is a capital', (text) => multibaseOf(text.replace(/^Z/, 'z'))],
  ['it is base58btc, and the multibase prefix z is missing', (text) => tryOr(() => base58.decode(text))],
  [
    'm, for base64 with + and /, is not allowed here',
    (text) => (/^m/.test(text) && text.length % 4 !== 0 ? bytesOfBase64(text.slice(1)) : undefined),
  ],
  ['it is base64, without a multibase prefix', (text) => bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'))],
];

/** Why a proof value cannot be decoded, and what was probably meant. */
function undecoded({ proofValue, jws }: JsonObject, place: Location): VerificationError {
  const text = String(proofValue);
  const [why, read] = WRITINGS.find(([, decode]) => isLong(decode(text))) ?? [];
  const bytes = read?.(text);
  const reason =
    proofValue === undefined && jws !== undefined
      ? 'there is none. jws is of older suites'
      : typeof proofValue !== 'string'
        ? `it is ${proofValue === undefined ? 'missing' : 'not a string'}`
        : /…|\.{3}/.test(text)
          ? 'it was shortened where it has … or three dots. Paste the whole'
          : (why ?? `it has a character outside ${text.startsWith('u') ? 'base64url' : 'base58btc, behind z'}`);
  const corrected = bytes && `z${base58.encode(bytes)}`;
  return new VerificationError('proof-value', `proofValue cannot be decoded: ${reason}`, place, corrected);
}
