import type { JsonObject } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import type { Canonicalization } from './canonical.ts';
import type { PublicKey } from './keys.ts';
import type { Context, VerificationError } from './types.ts';

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
