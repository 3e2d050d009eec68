import type { JsonObject } from '../base/index.ts';
import type { Decoded, Location } from '../decode/index.ts';
import type { RuleSet } from '../request/index.ts';
import type { Canonicalizing } from './canonical.ts';
import type { Catalog } from './causes.ts';
import type { Resolver } from './resolving.ts';

/** The state of a step or a check. `note` changes no outcome. With `not-checked`, the text says which input is missing. */
export type State = 'passed' | 'note' | 'warning' | 'failed' | 'not-checked' | 'skipped';

export type PolicyName =
  | 'format'
  | 'proof'
  | 'notBefore'
  | 'notAfter'
  | 'credentialStatus'
  | 'credentialSchema'
  | 'trustedIssuer';

/** A kind of input that a check lacks, and that the reader can add. */
export type Need = 'did-document' | 'status-list' | 'schema' | 'root' | 'context' | 'key';

/** Why a check failed or warns: the error with its page, the cause found in this input, its place, and what to do. */
export interface Fault {
  /** Slug of the error, which is `platformType` of the problem. */
  slug: string;
  /** Title of the published error; absent for one that only a policy has. */
  title?: string;
  key: string;
  detail: string;
  /** Sentence of the error page that fits. */
  cause: string;
  fix: string;
  place: Location;
  corrected?: string;
}

export interface Step {
  text: string;
  state: State;
  place?: Location;
  /** The link of the chain that this step shows to be in order. */
  shows?: ChainPart;
}

/** What a proof shows: who made it, by which key, and that the signature is valid. */
export type ChainPart = 'issuer' | 'key' | 'proof';

/** An entry of the verifier's response, as its API reference documents it. */
export interface PolicyResult {
  path: string[];
  policy: PolicyName;
  service: 'verifier' | 'validator';
  data?: JsonObject;
  warnings?: JsonObject[];
  error?: JsonObject;
}

/** One policy with its steps and, if it ran, the result that the service returns. */
export interface Check {
  policy: PolicyName;
  service: 'verifier' | 'validator';
  path: string[];
  state: State;
  /** Whether no service runs this check, so no response depends on it. */
  isInformal?: boolean;
  steps: Step[];
  fault?: Fault;
  need?: Need;
  result?: PolicyResult;
}

/** Members with what a presentation has to contain, as texts. */
export const EXPECTED = [
  'challenge',
  'domain',
  'audience',
  'nonce',
  /** Where the response of OpenID4VP goes, to which a device binds. */
  'responseUri',
  /** `response_mode` of the request, such as `direct_post`: with it, only its session transcript counts. */
  'responseMode',
  /** Origin of the page that asked through the Digital Credentials API. */
  'origin',
  /** Nonce of the wallet, for ISO/IEC 18013-7 annex B: `apu` of the encrypted response. */
  'mdocGeneratedNonce',
  /** `encryptionInfo` of a request by `org-iso-mdoc`, in base64url (ISO/IEC 18013-7 annex C). */
  'encryptionInfo',
] as const;

/** What a presentation has to contain; a missing value is not compared. */
export interface Expected extends Partial<Record<(typeof EXPECTED)[number], string>> {
  /** Session transcript of an mdoc as bytes of CBOR, instead of audience, nonce and response URI. */
  sessionTranscript?: Uint8Array;
  /** The member of a request to the verifier that contains it. Then there is nothing to add: what is missing is an error. */
  sentAs?: 'credential' | 'presentation';
}

export interface Settings {
  /** Effective configuration of the verifier. */
  configuration: JsonObject;
  /** Configuration of the resolver: the methods that it switches are known as well. */
  resolver?: JsonObject | undefined;
  now: Date;
  expected?: Expected;
  /** Supporting documents as text: DID documents, status lists, certificates, schemas, keys. */
  material?: readonly string[];
  /** Texts and addresses of the errors that results contain. */
  catalog: Catalog;
}

/** A supporting document that nothing used. */
export interface Unused {
  name: string;
  reason: string;
}

export interface Inspection {
  decoded: Decoded;
  checks: Check[];
  /** Notes that need no policy: about keys, certificates and lists. */
  notes: Step[];
  /** The body that the verifier responds with, without the entries of checks that were not made here. */
  body: { data: PolicyResult[] };
  /** Supporting documents that weren't used, with the reason. */
  unused: Unused[];
  /** Session transcripts that were compared with an mdoc, with their bytes. */
  transcripts: string[];
  /** Rules of OpenID4VP and its profiles, if there is a request. */
  rules: RuleSet[];
  /** 200 or 422; absent if nothing failed and a check was not made. */
  status?: 200 | 422;
  /** `valid`, `warning`, `failed`, `not-checked`, or `none` where no policy applies. */
  result: 'valid' | 'warning' | 'failed' | 'not-checked' | 'none';
}

export type Outcome = 'valid' | 'warning' | 'error';

export class VerificationError extends Error {
  readonly key: string;
  readonly place: Location;
  readonly corrected: string | undefined;
  constructor(key: string, detail: string, place: Location, corrected?: string) {
    super(detail);
    this.key = key;
    this.place = place;
    this.corrected = corrected;
  }
}

/** Ends a check without a result, because it needs more input. */
export class MissingInput extends Error {
  readonly need: Need | undefined;
  constructor(reason: string, need?: Need) {
    super(reason);
    this.need = need;
  }
}

export interface Context extends Pick<Canonicalizing, 'findContext'> {
  step: (text: string, state?: State, place?: Location, shows?: ChainPart) => void;
  resolver: Resolver;
  configuration: JsonObject;
  now: Date;
  expected: Expected;
}
