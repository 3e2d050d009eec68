import { fromBase64url, InputError, sameBytes } from '../base/index.ts';
import { readCbor } from '../decode/index.ts';
import { rdfc } from './canonical.ts';
import type { Context } from './context.ts';
import type { Unproven } from './proofTest.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

// What both suites for selective disclosure share (VC Data Integrity ECDSA Cryptosuites 1.0 section 3.5).

/** Characters of a proof value: some thousand statements. */
const LONGEST = 500_000;

/** The first bytes of proof values: those of the derived proof that is read, and names for the others. */
export interface Headers {
  derived: number;
  others: Record<number, 'base' | 'unfinished'>;
}

/** Numbers in CBOR that count or point. */
export const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const areIndexes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isIndex);

/** A failure of what `proofValue` holds. */
export const unreadable = ({ at }: Unproven, detail: string): VerificationError =>
  new VerificationError('proof-value', `proofValue cannot be decoded: ${detail}`, at('/proofValue'));

/**
 * The components of a derived proof: base64url behind `u`, a header of three bytes, and a list in CBOR.
 *
 * @throws VerificationError for anything else, MissingInput for a base proof, which no verifier is meant to see
 */
export function componentsOf(unproven: Unproven, { derived, others }: Headers): unknown[] {
  const { proofValue, cryptosuite } = unproven.proof;
  if (typeof proofValue !== 'string' || !proofValue.startsWith('u')) {
    throw unreadable(unproven, `a proof by ${cryptosuite} begins with "u", for base64url`);
  }
  if (proofValue.length > LONGEST) throw unreadable(unproven, `it has more than ${LONGEST} characters`);
  const bytes = fromBase64url(proofValue.slice(1));
  if (!bytes) throw unreadable(unproven, 'it has a character or a length that base64url has not');
  const kind = bytes[2] ?? -1;
  const isOfSuite = sameBytes(bytes.subarray(0, 2), Uint8Array.of(0xd9, 0x5d));
  if (isOfSuite && others[kind] === 'base') {
    throw new MissingInput(
      'This is a base proof, which the issuer makes for the holder alone, so it is not checked. From it, the wallet derives a proof that discloses what a verifier asks for. Present the credential with that.',
    );
  }
  if (isOfSuite && others[kind] === 'unfinished') {
    throw new MissingInput(
      `This proof by ${cryptosuite} is bound to a secret of the holder or to a pseudonym, which is not checked here: the drafts that step how are not final.`,
    );
  }
  if (!isOfSuite || kind !== derived) {
    throw unreadable(unproven, `its first three bytes are not those of a derived proof by ${cryptosuite}`);
  }
  return listIn(unproven, bytes.subarray(3));
}

function listIn(unproven: Unproven, bytes: Uint8Array): unknown[] {
  try {
    const components = readCbor(bytes);
    if (Array.isArray(components)) return components;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw unreadable(unproven, error.message);
  }
  throw unreadable(unproven, 'behind its header stands no list');
}

/** Statements of a document, as N-Quads: those that the issuer made mandatory, and those that the holder chose. */
export interface Statements {
  mandatory: string[];
  chosen: string[];
}

const TOKENS = /<[^>]*>|"(?:[^"\\]|\\.)*"|_:c14n(\d+)/g;

/**
 * Canonical N-Quads whose blank nodes have the labels of the proof (section 3.5.2, and `createVerifyData`).
 *
 * @param labels by the number of the canonical label
 */
export async function statementsOf(
  { bare, at }: Pick<Unproven, 'bare' | 'at'>,
  labels: ReadonlyMap<number, string>,
  mandatoryIndexes: number[],
  { contexts }: Pick<Context, 'contexts'>,
): Promise<Statements> {
  const canonical = await rdfc(bare, { place: at(''), contexts });
  const relabelled = canonical.replaceAll(TOKENS, (token, number) => {
    if (number === undefined) return token;
    const label = labels.get(Number(number));
    if (label !== undefined) return `_:${label}`;
    const detail = `The proof labels ${labels.size} nodes, and the document has more: something was added after signing`;
    throw new VerificationError('signature-mismatch', detail, at('/proofValue'));
  });
  const lines = relabelled.split('\n').filter((line) => line !== '');
  const isMandatory = new Set(mandatoryIndexes);
  const all = lines.map((line) => `${line}\n`).sort();
  return {
    mandatory: all.filter((_, index) => isMandatory.has(index)),
    chosen: all.filter((_, index) => !isMandatory.has(index)),
  };
}
