import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createVerifyCryptosuite as ecdsaJcs } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import { cryptosuite as ecdsaRdfc } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite';
import { createVerifyCryptosuite as eddsaJcs } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import { cryptosuite as eddsaRdfc } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import jsigs from 'jsonld-signatures';
import { documentLoader } from './contexts.ts';
import type { Resolve } from './didDocuments.ts';

/** What a verifier expects of the proof of a presentation. */
export interface Expected {
  challenge: string;
  domain?: string;
}

export type ProofResult = { verified: true; controller: string } | { verified: false; reason: string };

const cryptosuites = () => [eddsaRdfc, eddsaJcs(), ecdsaRdfc, ecdsaJcs()];

/**
 * Verifies the Data Integrity proof of a document (VC Data Integrity 1.0 section 4.4): its purpose is `assertionMethod`,
 * or `authentication` with challenge and domain where these are expected. Says who controls the key.
 */
export async function verifyDataIntegrity(
  document: object,
  resolve: Resolve,
  expected?: Expected,
): Promise<ProofResult> {
  const purpose = expected
    ? new jsigs.purposes.AuthenticationProofPurpose(expected)
    : new jsigs.purposes.AssertionProofPurpose();
  // Suites of the JCS family write into the document they verify.
  const result = await jsigs.verify(structuredClone(document), {
    suite: cryptosuites().map((cryptosuite) => new DataIntegrityProof({ cryptosuite })),
    purpose,
    documentLoader: documentLoader(resolve),
  });
  const controller = result.results?.[0]?.verificationMethod?.controller;
  if (result.verified && controller) return { verified: true, controller };
  const errors = [result.error].flat().map((error) => error?.message);
  return { verified: false, reason: errors.join(' ') || 'The proof does not verify.' };
}
