/** What speaks for a cause. Patterns are regular expressions without regard to case. */
export interface Sign {
  /** In what the problem says: its `detail` and those of its `errors`. */
  words?: string;
  /** In a JSON Pointer of its `errors` (RFC 9457, appendix A). */
  pointer?: string;
  /** In a `code` of the problem or of its `errors`. */
  code?: string;
  /** Anywhere else in the input: a request, a configuration or a credential that stands beside the answer. */
  around?: string;
  /** Which fix of the error helps against it, from 0. */
  fix?: number;
}

/** One thing to do. */
export interface Fix {
  text: string;
  /** Route of the page about it. */
  page?: string;
}

/** An error by its name. */
export interface ErrorFacts {
  title: string;
  /** Route of the page about it. */
  page: string;
  /** What it means. */
  when?: string;
  /** The most likely first. */
  causes: readonly string[];
  fixes?: readonly Fix[];
  /** What speaks for each cause, in the order of the causes. */
  signs?: readonly (readonly Sign[])[];
}

/** An answer that is refused without a problem object. */
export interface Rejection {
  status: number;
  /** Pattern in its message, which tells it from others of its status. */
  words: string;
  /** Pattern in the address that was called, where others of its status say the same words. */
  around?: string;
  cause: string;
  page: string;
  next?: readonly string[];
}

/** A failure before any answer: what programs and browsers print. */
export interface Fault {
  /** Pattern of what is printed. */
  words: string;
  title: string;
  cause: string;
  page: string;
  next?: readonly string[];
}

/** What an answer without a problem object says by one member: a state that something ended in, or an error by name. */
export interface Outcome {
  member: string;
  value: string;
  title: string;
  cause: string;
  page: string;
  next?: readonly string[];
}

/** What tells a failure in an answer of any form. */
export interface Failed {
  /** Members that are empty or absent where nothing went wrong. */
  full: readonly string[];
  /** Members that are false where something did. */
  false: readonly string[];
  title: string;
  cause: string;
  page: string;
  next?: readonly string[];
}

/**
 * What a platform says goes wrong, and where it is explained. The engine has none of its own: a platform hands it
 * over, and the same engine judges the answers of any service that reports problems by RFC 9457.
 */
export interface Facts {
  /** By `platformType`, the last part of `type`. */
  errors: Readonly<Record<string, ErrorFacts>>;
  /** Errors of DID Resolution, section 11, by the last part of their type. */
  did: {
    page: string;
    errors: Readonly<Record<string, string>>;
    /** What to do about some of them. */
    next?: Readonly<Record<string, readonly string[]>>;
    unknown: string;
    deactivated: string;
  };
  /** Of a status, the first stands for all that say something unknown. */
  rejections: readonly Rejection[];
  /** Where a refusal leads that is not listed. */
  refused: { page: string; cause: string };
  /** Where the list of all errors is. */
  all: { page: string; cause: string };
  /** Where a credential is judged, for who pastes one in place of an answer. */
  credential?: { title: string; page: string; cause: string };
  faults?: readonly Fault[];
  outcomes?: readonly Outcome[];
  failed?: Failed;
}

/** Facts about nothing, for a site without them. */
export const NO_FACTS: Facts = {
  errors: {},
  did: { page: '/', errors: {}, unknown: '', deactivated: '' },
  rejections: [],
  refused: { page: '/', cause: '' },
  all: { page: '/', cause: '' },
};
