import { type JsonObject, ownEntry } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import type { Canonicalization } from './canonical.ts';
import type { Prepare } from './unproven.ts';
import { VerificationError } from './verificationError.ts';

/** How a cryptosuite makes what it signs, and by which keys. */
export interface Suite {
  form: Canonicalization;
  kinds: string[];
  /** Suites whose holder chooses what to disclose are fetched when a proof needs one. */
  load?: () => Promise<Prepare>;
}

/** Suites that are verified here (VC Data Integrity EdDSA, ECDSA and BBS cryptosuites 1.0). */
const SUITES: Record<string, Suite> = {
  'eddsa-rdfc-2022': { form: 'rdfc', kinds: ['Ed25519'] },
  'eddsa-jcs-2022': { form: 'jcs', kinds: ['Ed25519'] },
  'ecdsa-rdfc-2019': { form: 'rdfc', kinds: ['P-256', 'P-384'] },
  'ecdsa-jcs-2019': { form: 'jcs', kinds: ['P-256', 'P-384'] },
  'ecdsa-sd-2023': { form: 'rdfc', kinds: ['P-256'], load: async () => (await import('./ecdsaSd.ts')).prepareEcdsaSd },
  'bbs-2023': { form: 'rdfc', kinds: ['BLS12-381 G2'], load: async () => (await import('./bbs.ts')).prepareBbs },
};

/** The suite of a proof. @throws VerificationError for one that the verifier does not know */
export function suiteOf({ type, cryptosuite }: JsonObject, proofs: JsonObject[], place: Location): Suite {
  // Proofs of which one names another are a chain (VC Data Integrity 1.0 section 2.1.2).
  const cause = proofs.some(({ previousProof }) => previousProof !== undefined) ? 'chain-suite' : 'suite-unknown';
  if (type !== 'DataIntegrityProof') {
    const detail = `The proof type ${JSON.stringify(type ?? null)} is not supported, DataIntegrityProof is`;
    throw new VerificationError(cause, detail, `${place}/type`);
  }
  const suite = ownEntry(SUITES, String(cryptosuite));
  if (suite) return suite;
  const detail = `Cryptosuite ${JSON.stringify(cryptosuite ?? null)} is not supported`;
  throw new VerificationError(cause, detail, `${place}/cryptosuite`);
}
