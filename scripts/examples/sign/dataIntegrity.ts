import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { createSignCryptosuite as ecdsaJcs } from '@digitalbazaar/ecdsa-jcs-2019-cryptosuite';
import { cryptosuite as ecdsaRdfc } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite';
import { createSignCryptosuite as eddsaJcs } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite';
import { cryptosuite as eddsaRdfc } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import jsigs from 'jsonld-signatures';
import { documentLoader } from '../../../tests/verify/contexts.ts';
import type { Expected } from '../../../tests/verify/dataIntegrity.ts';
import type { Resolve } from '../../../tests/verify/didDocuments.ts';
import type { TestKey } from './keys.ts';

const cryptosuites = {
  'eddsa-rdfc-2022': () => eddsaRdfc,
  'eddsa-jcs-2022': eddsaJcs,
  'ecdsa-rdfc-2019': () => ecdsaRdfc,
  'ecdsa-jcs-2019': ecdsaJcs,
};

export type CryptosuiteName = keyof typeof cryptosuites;

export interface DataIntegrityOptions {
  cryptosuite: CryptosuiteName;
  key: TestKey;
  /** DID URL of the key. */
  verificationMethod: string;
  created: string;
  resolve: Resolve;
  /** Given for the proof of a presentation, whose purpose is `authentication`. */
  presentation?: Expected;
}

/** Adds a Data Integrity proof to a document (VC Data Integrity 1.0 section 4.2). */
export async function addProof<T extends object>(
  document: T,
  { cryptosuite, key, verificationMethod, created, resolve, presentation }: DataIntegrityOptions,
): Promise<T & { proof: Record<string, unknown> }> {
  const signer = {
    id: verificationMethod,
    algorithm: key.curve,
    sign: async ({ data }: { data: Uint8Array }) => key.sign(data),
  };
  const { proof, ...signed } = await jsigs.sign(structuredClone(document), {
    suite: new DataIntegrityProof({ cryptosuite: cryptosuites[cryptosuite](), signer, date: created }),
    purpose: presentation
      ? new jsigs.purposes.AuthenticationProofPurpose(presentation)
      : new jsigs.purposes.AssertionProofPurpose(),
    documentLoader: documentLoader(resolve),
  });
  const { type, cryptosuite: suite, proofValue, ...rest } = proof;
  // Members in the order in which a reader asks for them. Their order carries no meaning.
  return { ...(signed as unknown as T), proof: { type, cryptosuite: suite, ...rest, proofValue } };
}
