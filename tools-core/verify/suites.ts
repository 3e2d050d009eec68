import { type JsonObject, nearest, ownEntry } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import type { Canonicalization } from './canonical.ts';
import type { PublicKey } from './keys.ts';
import { type Context, VerificationError } from './types.ts';

/** A Data Integrity proof before its signature is checked. */
export interface Unproven {
  bare: JsonObject;
  options: JsonObject;
  proof: JsonObject;
  form: Canonicalization;
  /** Kind of the key that the proof names. */
  kind: string;
  place: Location;
}

/** A proof whose signature can be checked with any key of its kind. */
export interface PreparedProof {
  isSignedBy: (key: PublicKey) => Promise<boolean>;
  /** Why it is not signed by a key, where the signature itself shows more than that. */
  failure?: (key: PublicKey) => VerificationError | Promise<VerificationError>;
  /** What is left to check once the signature of the issuer is valid. @throws VerificationError */
  after?: () => Promise<void>;
}

/** Reads a proof and canonicalizes what it signs. @throws VerificationError, MissingInput */
export type Prepare = (unproven: Unproven, context: Context) => Promise<PreparedProof>;

/** How a cryptosuite prepares what it signs, and which kinds of keys it uses. */
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

/** Names in drafts. */
const OLDER_NAMES: Record<string, string> = {
  'eddsa-2022': 'eddsa-rdfc-2022',
  'ecdsa-2019': 'ecdsa-rdfc-2019',
  'json-eddsa-2022': 'eddsa-jcs-2022',
};

/** The suite of a proof. @throws VerificationError for one that the verifier does not know */
export function suiteOf({ type, cryptosuite }: JsonObject, proofs: JsonObject[], place: Location): Suite {
  // Proofs with previousProof are a chain (VC Data Integrity 1.0 section 2.1.2).
  const cause = proofs.some(({ previousProof }) => previousProof !== undefined) ? 'chain-suite' : 'suite-unknown';
  if (type !== 'DataIntegrityProof') {
    const written = type === undefined ? 'is missing: it has to be' : `${JSON.stringify(type)} is not supported,`;
    const detail = `The proof type ${written} DataIntegrityProof${type === undefined ? '' : ' is'}`;
    const meant = nearest(String(type), ['DataIntegrityProof'], 5);
    throw new VerificationError(cause, detail, `${place}/type`, meant);
  }
  const suite = typeof cryptosuite === 'string' ? ownEntry(SUITES, cryptosuite) : undefined;
  if (suite) return suite;
  const written = JSON.stringify(cryptosuite);
  const detail = written === undefined ? 'cryptosuite is missing' : `Cryptosuite ${written} is not supported`;
  const meant = ownEntry(OLDER_NAMES, String(cryptosuite)) ?? nearest(String(cryptosuite), Object.keys(SUITES), 2);
  throw new VerificationError(cause, detail, `${place}/cryptosuite`, meant);
}
