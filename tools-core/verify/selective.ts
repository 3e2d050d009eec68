import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfText, fromBase64url, tryOr } from '../base/index.ts';
import { readCbor } from '../decode/index.ts';
import { rdfc } from './canonical.ts';
import type { Unproven } from './suites.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';

// What both suites for selective disclosure share (VC Data Integrity ECDSA Cryptosuites 1.0 section 3.5).

/** Characters of a proof value: some thousand statements. */
const LONGEST = 500_000;

/** The third byte of proof values: that of the derived proof that is read, and those of others. */
export interface Headers {
  derived: number;
  base: number[];
  unfinished: number[];
}

/** Numbers in CBOR that count or point. */
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const areIndexes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isIndex);

/** The error of a `proofValue`. */
export const unreadable = ({ place }: Unproven, detail: string): VerificationError =>
  new VerificationError('proof-value', `proofValue cannot be decoded: ${detail}`, `${place}/proofValue`);

/**
 * The components of a derived proof: base64url behind `u`, a header of three bytes, and a list in CBOR.
 *
 * @throws VerificationError for anything else, MissingInput for a base proof, which no verifier is meant to see
 */
export function componentsOf(unproven: Unproven, { derived, base, unfinished }: Headers): unknown[] {
  const { proofValue, cryptosuite } = unproven.proof;
  if (typeof proofValue !== 'string' || !proofValue.startsWith('u'))
    throw unreadable(unproven, `a proof by ${cryptosuite} begins with "u", for base64url`);
  if (proofValue.length > LONGEST) throw unreadable(unproven, `it has more than ${LONGEST} characters`);
  const bytes = fromBase64url(proofValue.slice(1));
  if (!bytes) throw unreadable(unproven, "it has a character or a length that base64url doesn't allow");
  const kind = bytes[0] === 0xd9 && bytes[1] === 0x5d ? (bytes[2] ?? -1) : -1;
  if (base.includes(kind)) {
    throw new MissingInput(
      "This is a base proof, which is only for the holder, so it isn't checked. A wallet derives a proof from it that discloses what a verifier requests. Paste the credential with that proof.",
    );
  }
  if (unfinished.includes(kind)) {
    throw new MissingInput(
      `This proof by ${cryptosuite} is bound to a secret of the holder or to a pseudonym. That isn't checked here, because the drafts that define it aren't final.`,
    );
  }
  if (kind !== derived)
    throw unreadable(unproven, `its first three bytes are not those of a derived ${cryptosuite} proof`);
  const components = tryOr(() => readCbor(bytes.subarray(3)));
  if (!Array.isArray(components)) throw unreadable(unproven, 'its header is not followed by a CBOR list');
  return components;
}

const TOKENS = /<[^>]*>|"(?:[^"\\]|\\.)*"|_:c14n(\d+)/g;

/**
 * Canonical N-Quads whose blank nodes have the labels of the proof (section 3.5.2, and `createVerifyData`): those that
 * the issuer made mandatory, and those that the holder chose.
 *
 * @param labels by the number of the canonical label
 */
export async function statementsOf(
  { bare, options, place }: Pick<Unproven, 'bare' | 'options' | 'place'>,
  labels: ReadonlyMap<number, string>,
  mandatoryIndexes: number[],
  { findContext, step }: Pick<Context, 'findContext' | 'step'>,
) {
  const canonical = await rdfc(bare, { place, findContext });
  const relabeled = canonical.replaceAll(TOKENS, (token, number) => {
    if (number === undefined) return token;
    const label = labels.get(Number(number));
    if (label !== undefined) return `_:${label}`;
    const detail = `The proof labels ${labels.size} nodes, and the document has more: something was added after signing`;
    throw new VerificationError('signature-mismatch', detail, `${place}/proofValue`);
  });
  const lines = relabeled.split('\n').filter((line) => line !== '');
  const isMandatory = new Set(mandatoryIndexes);
  const all = lines.map((line) => `${line}\n`).sort();
  const mandatory = all.filter((_, index) => isMandatory.has(index));
  const chosen = all.filter((_, index) => !isMandatory.has(index));
  const proofHash = sha256(bytesOfText(await rdfc(options, { place, findContext })));
  const counts = `${mandatory.length} of its statements are mandatory, and ${chosen.length} are disclosed by choice`;
  step(`The document is canonicalized by RDFC 1.0: ${counts}.`);
  return { mandatory, chosen, proofHash, mandatoryHash: sha256(bytesOfText(mandatory.join(''))) };
}
