import type { JsonObject } from '../base/index.ts';

/** Errors of DID Resolution (section 11), each with the status of its HTTPS binding (section 12.1). */
export const STATUS = {
  INVALID_DID: 400,
  INVALID_DID_URL: 400,
  INVALID_OPTIONS: 400,
  NOT_FOUND: 404,
  REPRESENTATION_NOT_SUPPORTED: 406,
  INVALID_DID_DOCUMENT: 500,
  INTERNAL_ERROR: 500,
  METHOD_NOT_SUPPORTED: 501,
  FEATURE_NOT_SUPPORTED: 501,
} as const;

export type DidErrorCode = keyof typeof STATUS;

/** Characters of one word that are repeated: a DID is in the field above, and some contain whole documents. */
const LONGEST_WORD = 300;

/** A sentence in which no word is longer than anybody reads. */
export function clipped(sentence: string): string {
  const short = (word: string) => `${word.slice(0, LONGEST_WORD)}… (${word.length} characters)`;
  return sentence.replace(/\S+/g, (word) => (word.length > LONGEST_WORD ? short(word) : word));
}

/** A failure of resolution or dereferencing. */
export class DidProblem extends Error {
  readonly code: DidErrorCode;
  /** Where in the input the fault is, counted in characters from 0, where one place can be named. */
  readonly at: number | undefined;

  constructor(code: DidErrorCode, detail: string, at?: number) {
    super(clipped(detail));
    this.code = code;
    this.at = at;
  }

  /** The failure as the problem object of a response (RFC 9457, DID Resolution section 11). */
  toObject(): JsonObject {
    const words = this.code.toLowerCase().replaceAll('_', ' ');
    const title =
      this.code === 'METHOD_NOT_SUPPORTED'
        ? 'methodNotSupported'
        : words.replace(/^./, (letter) => letter.toUpperCase());
    return { type: `https://www.w3.org/ns/did#${this.code}`, title, detail: this.message };
  }
}

/** Runs a step whose own errors, of whatever kind, mean one code. */
export function orProblem<T>(code: DidErrorCode, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof DidProblem ? error : new DidProblem(code, (error as Error).message);
  }
}
