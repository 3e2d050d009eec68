import { CIPHERSUITES, verifyProof } from '@digitalbazaar/bbs-signatures';
import { bytesOfText, joined } from '../base/index.ts';
import { areIndexes, componentsOf, type Headers, isIndex, statementsOf, unreadable } from './selective.ts';
import type { PreparedProof, Unproven } from './suites.ts';
import type { Context } from './types.ts';

const HEADERS: Headers = { derived: 0x03, base: [2, 4, 6, 8], unfinished: [5, 7, 9] };

/**
 * Reads a derived proof (VC Data Integrity BBS Cryptosuites 1.0, `parseDerivedProofValue`).
 *
 * @throws VerificationError for another form, MissingInput for what is no derived proof
 */
export function readBbs(unproven: Unproven) {
  const components = componentsOf(unproven, HEADERS);
  const [proof, labelMap, mandatoryIndexes, selectiveIndexes, presentationHeader] = components;
  const isWhole =
    components.length === 5 &&
    proof instanceof Uint8Array &&
    labelMap instanceof Map &&
    [...labelMap].flat().every(isIndex) &&
    areIndexes(mandatoryIndexes) &&
    areIndexes(selectiveIndexes) &&
    // Two messages at one index could be chosen so that their sum is what was signed.
    new Set(selectiveIndexes).size === selectiveIndexes.length &&
    presentationHeader instanceof Uint8Array;
  if (!isWhole) {
    throw unreadable(
      unproven,
      'its list is not a proof, numbers of labels, the indexes of mandatory and of disclosed statements, and a header',
    );
  }
  const labels = new Map<number, string>([...labelMap].map(([number, label]) => [number, `b${label}`]));
  return { proof, labels, mandatoryIndexes, selectiveIndexes, presentationHeader };
}

/**
 * Verifies a derived proof by bbs-2023, baseline (VC Data Integrity BBS Cryptosuites 1.0 section 3.4, "Verify Derived
 * Proof"): it proves that the issuer signed these statements among others, without the signature itself.
 *
 * @throws VerificationError, MissingInput for a base proof, holder binding and pseudonyms
 */
export async function prepareBbs(unproven: Unproven, context: Context): Promise<PreparedProof> {
  const { proof, labels, mandatoryIndexes, selectiveIndexes, presentationHeader } = readBbs(unproven);
  const { chosen, proofHash, mandatoryHash } = await statementsOf(unproven, labels, mandatoryIndexes, context);
  return {
    async isSignedBy({ bytes }) {
      if (!bytes || chosen.length !== selectiveIndexes.length) return false;
      try {
        return await verifyProof({
          publicKey: bytes,
          proof,
          header: joined(proofHash, mandatoryHash),
          presentationHeader,
          disclosedMessages: chosen.map(bytesOfText),
          disclosedMessageIndexes: selectiveIndexes,
          ciphersuite: CIPHERSUITES.BLS12381_SHA256,
        });
      } catch {
        // Points off the curve, scalars out of range and lengths that do not fit end in an exception of the library.
        return false;
      }
    },
  };
}
