import { bytesOfText, joined, toBase64url } from '../base/index.ts';
import { keyOfMultibase } from './keyOfMethod.ts';
import { KeyError, type PublicKey } from './keys.ts';
import { areIndexes, componentsOf, type Headers, isIndex, statementsOf, unreadable } from './selective.ts';
import { isSigned } from './signature.ts';
import type { PreparedProof, Unproven } from './suites.ts';
import { type Context, VerificationError } from './types.ts';

const HEADERS: Headers = { derived: 0x01, base: [0x00], unfinished: [] };

const isBytes = (value: unknown, length: number): value is Uint8Array =>
  value instanceof Uint8Array && value.length === length;

/**
 * Reads a derived proof (VC Data Integrity ECDSA Cryptosuites 1.0, `parseDerivedProofValue`): its key was made for this
 * credential alone, and there is a signature for each statement that is not mandatory.
 *
 * @throws VerificationError for another form, MissingInput for what is no derived proof
 */
export function readEcdsaSd(unproven: Unproven) {
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
  const labels = new Map<number, string>([...labelMap].map(([number, label]) => [number, `u${toBase64url(label)}`]));
  return { baseSignature, publicKey, signatures, labels, mandatoryIndexes };
}

/**
 * Verifies a derived proof by ecdsa-sd-2023 (VC Data Integrity ECDSA Cryptosuites 1.0 section 3.6, "Verify Derived
 * Proof"): the issuer signed the mandatory statements and a key for this credential, and that key signed each of the
 * others.
 *
 * @throws VerificationError, MissingInput for a base proof
 */
export async function prepareEcdsaSd(unproven: Unproven, context: Context): Promise<PreparedProof> {
  const { publicKey, labels, mandatoryIndexes, baseSignature, signatures } = readEcdsaSd(unproven);
  const key = statementKey(unproven, publicKey);
  const { chosen, proofHash, mandatoryHash } = await statementsOf(unproven, labels, mandatoryIndexes, context);
  const data = joined(proofHash, publicKey, mandatoryHash);
  const mismatch = (detail: string) =>
    new VerificationError('signature-mismatch', detail, `${unproven.place}/proofValue`);
  return {
    isSignedBy: (issuerKey) => isSigned('', issuerKey, data, baseSignature),
    async after() {
      if (signatures.length !== chosen.length) {
        const found = `and the document discloses ${chosen.length}`;
        throw mismatch(`The proof has signatures for ${signatures.length} statements, ${found}`);
      }
      for (const [index, statement] of chosen.entries()) {
        if (await isSigned('', key, bytesOfText(statement), signatures[index] as Uint8Array)) continue;
        const shown = statement.trim().replace(/^([\s\S]{300})[\s\S]+/, '$1…');
        throw mismatch(`The issuer did not sign this statement: ${shown}`);
      }
      context.step(`Each of the ${chosen.length} statements that were disclosed has a valid signature.`);
    },
  };
}

function statementKey(unproven: Unproven, publicKey: Uint8Array): PublicKey {
  try {
    const key = keyOfMultibase(`u${toBase64url(publicKey)}`);
    if (key.kind === 'P-256') return key;
    throw unreadable(unproven, `the key for its statements is for ${key.kind}, expected P-256`);
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    throw unreadable(unproven, `the key for its statements cannot be used: ${error.message}`);
  }
}
