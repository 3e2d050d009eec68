import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfText, joined, toBase64url } from '../base/index.ts';
import { rdfc } from './canonical.ts';
import type { Context } from './context.ts';
import { KeyError, keyOfMultibase, type PublicKey } from './keys.ts';
import type { ProofTest, Unproven } from './proofTest.ts';
import { areIndexes, componentsOf, type Headers, isIndex, statementsOf, unreadable } from './selective.ts';
import { isSigned } from './signature.ts';
import { VerificationError } from './verificationError.ts';

const HEADERS: Headers = { derived: 0x01, others: { 0: 'base' } };

/** What a derived proof holds (VC Data Integrity ECDSA Cryptosuites 1.0, `parseDerivedProofValue`). */
interface Derived {
  baseSignature: Uint8Array;
  /** Key that the issuer made for this credential alone, in multicodec. */
  publicKey: Uint8Array;
  /** One for each statement that is not mandatory. */
  signatures: Uint8Array[];
  labels: Map<number, string>;
  mandatoryIndexes: number[];
}

const isBytes = (value: unknown, length: number): value is Uint8Array =>
  value instanceof Uint8Array && value.length === length;

/** @throws VerificationError for another form, MissingInput for what is no derived proof */
export function readEcdsaSd(unproven: Unproven): Derived {
  const components = componentsOf(unproven, HEADERS);
  const [baseSignature, publicKey, signatures, labelMap, mandatoryIndexes] = components;
  const isWhole =
    components.length === 5 &&
    isBytes(baseSignature, 64) &&
    isBytes(publicKey, 35) &&
    Array.isArray(signatures) &&
    signatures.every((signature) => isBytes(signature, 64)) &&
    labelMap instanceof Map &&
    [...labelMap].every(([number, label]) => isIndex(number) && isBytes(label, 32)) &&
    areIndexes(mandatoryIndexes);
  if (!isWhole) {
    throw unreadable(
      unproven,
      'its list is not a signature, a key, signatures, labels of 32 bytes and the indexes of mandatory statements',
    );
  }
  const labels = new Map([...labelMap].map(([number, label]) => [number, `u${toBase64url(label)}`]));
  return { baseSignature, publicKey, signatures, labels, mandatoryIndexes };
}

/**
 * Verifies a derived proof by ecdsa-sd-2023 (VC Data Integrity ECDSA Cryptosuites 1.0 section 3.6, "Verify Derived
 * Proof"): the issuer signed the mandatory statements and a key for this credential, and that key signed each of the
 * others.
 *
 * @throws VerificationError, MissingInput for a base proof
 */
export async function prepareEcdsaSd(unproven: Unproven, context: Context): Promise<ProofTest> {
  const { options, at } = unproven;
  const derived = readEcdsaSd(unproven);
  const key = statementKey(unproven, derived.publicKey);
  const { mandatory, chosen } = await statementsOf(unproven, derived.labels, derived.mandatoryIndexes, context);
  const proofHash = sha256(bytesOfText(await rdfc(options, { place: at(''), contexts: context.contexts })));
  const mandatoryHash = sha256(bytesOfText(mandatory.join('')));
  const data = joined(proofHash, derived.publicKey, mandatoryHash);
  const counts = `${mandatory.length} of its statements are mandatory, and ${chosen.length} are disclosed by choice`;
  context.step(`The document is canonicalized by RDFC 1.0: ${counts}.`);
  return {
    holds: (issuerKey) => isSigned('', issuerKey, data, derived.baseSignature),
    async after() {
      const { signatures } = derived;
      if (signatures.length !== chosen.length) {
        const detail = `The proof has signatures for ${signatures.length} statements, and the document discloses ${chosen.length}`;
        throw new VerificationError('signature-mismatch', detail, at('/proofValue'));
      }
      for (const [index, statement] of chosen.entries()) {
        if (await isSigned('', key, bytesOfText(statement), signatures[index] as Uint8Array)) continue;
        const detail = `The issuer did not sign this statement: ${shortened(statement)}`;
        throw new VerificationError('signature-mismatch', detail, at('/proofValue'));
      }
      context.step(`Each of the ${chosen.length} statements that were disclosed has a signature that holds.`);
    },
  };
}

function statementKey(unproven: Unproven, publicKey: Uint8Array): PublicKey {
  try {
    const key = keyOfMultibase(`u${toBase64url(publicKey)}`);
    if (key.kind === 'P-256') return key;
    throw unreadable(unproven, `the key for its statements is for ${key.kind}, P-256 expected`);
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    throw unreadable(unproven, `the key for its statements cannot be used: ${error.message}`);
  }
}

/** Longest statement that is shown whole. */
const SHOWN = 300;

const shortened = (statement: string): string => {
  const text = statement.trim();
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};
