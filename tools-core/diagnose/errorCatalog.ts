import type { CatalogFix } from '../base/index.ts';

/** What speaks for a cause. Patterns are regular expressions without regard to case. */
export interface Sign {
  /** In the words of the problem: its `detail` and those of its `errors`. */
  words?: string;
  /** In a JSON Pointer of its `errors` (RFC 9457, appendix A). */
  pointer?: string;
  /** In a `code` of the problem or of its `errors`. */
  code?: string;
  /** Anywhere else in the input: a request, a configuration or a credential around the response. */
  around?: string;
}

export interface CatalogCause {
  id?: string;
  text: string;
  signs?: readonly Sign[];
}

/** One thing to do, and the route of the page about it. */
export interface Fix extends CatalogFix {
  page?: string;
}

export interface CatalogError {
  title: string;
  page: string;
  when?: string;
  causes: readonly CatalogCause[];
  fixes?: readonly Fix[];
}

/** Why something went wrong, the route of the page about it, and what to do. */
export interface Advice {
  cause: string;
  page: string;
  next?: readonly string[];
}

interface TitledAdvice extends Advice {
  title: string;
}

export interface Rejection extends Advice {
  status: number;
  /** Pattern in its message, by which it differs from others of its status. */
  words: string;
  /** Pattern in the address that was called, where others of its status have the same words. */
  around?: string;
}

/** A failure before any response: what programs and browsers print. */
export interface Fault extends TitledAdvice {
  words: string;
}

/** What a response without a problem object reports by one member: a state that something ended in, or an error by name. */
export interface Outcome extends TitledAdvice {
  member: string;
  value: string;
}

/** How a response of any form shows a failure. */
export interface Failed extends TitledAdvice {
  /** Members that are empty or absent where nothing went wrong. */
  full: readonly string[];
  /** Members that are false where something did. */
  false: readonly string[];
}

/** What a platform publishes about its errors. Any service that reports problems by RFC 9457 can have it. */
export interface ErrorCatalog {
  errors: Readonly<Record<string, CatalogError>>;
  /** Errors of DID Resolution, section 11, by the last part of their type. */
  did: {
    page: string;
    errors: Readonly<Record<string, string>>;
    next?: Readonly<Record<string, readonly string[]>>;
    unknown: string;
    deactivated: string;
  };
  /** Of a status, the first counts for all whose words are unknown. */
  rejections: readonly Rejection[];
  /** Where a rejection leads that is not listed. */
  refused: Advice;
  all: Advice;
  /** Where a credential is checked that was pasted instead of a response. */
  credential?: TitledAdvice;
  faults?: readonly Fault[];
  outcomes?: readonly Outcome[];
  failed?: Failed;
}

/** For a site that publishes nothing about errors. */
export const EMPTY_CATALOG: ErrorCatalog = {
  errors: {},
  did: { page: '/', errors: {}, unknown: '', deactivated: '' },
  rejections: [],
  refused: { page: '/', cause: '' },
  all: { page: '/', cause: '' },
};
