import { isObject, type Json, type JsonObject, objectsAt, textOf } from '../base/index.ts';
import type { ValuePath } from './claimsPath.ts';
import type { Credential } from './credential.ts';

/** One thing that a part of a query asks of a credential. */
export interface Match {
  /** What was asked, in a few words. */
  what: string;
  /** Undefined where it was not checked. */
  isMet: boolean | undefined;
  /** What was found, or why it does not fit, in a sentence. */
  why: string;
  /** True where it is met, but wallets or verifiers may reject what was found. */
  hasCaveat?: boolean;
  /** JSON Pointer into the query. */
  pointer: string;
}

/** A match of a claim or a field, with the paths of the claims that it selects. */
export interface ClaimMatch extends Match {
  found: ValuePath[];
}

/** A credential against a part of a query. */
export interface Candidate {
  credential: Credential;
  isMatch: boolean;
  matches: Match[];
  /** Claims that are asked for and there, as paths. */
  asked: ValuePath[];
}

/** A part of a query: a credential query of DCQL, or an input descriptor. */
export interface PartResult {
  id: string;
  pointer: string;
  candidates: Candidate[];
  /** The first candidate that matches. */
  chosen?: Candidate;
}

/** A rule over several parts: a credential set, or a submission requirement. */
export interface RuleResult {
  what: string;
  isMet: boolean;
  isRequired: boolean;
  why: string;
  pointer: string;
}

/** A fault of the query itself. */
export interface QueryProblem {
  pointer: string;
  text: string;
  /** Slug of the error that it leads to. */
  error?: string;
}

/** Reports a fault of the query. */
export type ReportProblem = (pointer: string, text: string, error?: string) => void;

/** Result of a query against credentials. */
export interface QueryResult {
  language: 'DCQL' | 'DIF.PresentationExchange';
  isMet: boolean;
  problems: QueryProblem[];
  parts: PartResult[];
  rules: RuleResult[];
  /** What a wallet would send back, without signatures. */
  response?: Json;
}

/** The problems that a check reports, in its order. */
export function problemsOf(check: (report: ReportProblem) => void): QueryProblem[] {
  const problems: QueryProblem[] = [];
  check((pointer, text, error) => problems.push({ pointer, text, error }));
  return problems;
}

/** The objects of a list in a query, with their indexes. Anything else in it is a fault. */
export function placedObjects(list: unknown, pointer: string, what: string, report: ReportProblem) {
  for (const [index, one] of Array.isArray(list) ? list.entries() : []) {
    if (!isObject(one)) report(`${pointer}/${index}`, `${what} must be an object, but this is ${quoted(one)}.`);
  }
  return objectsAt(list);
}

/** Each part of a query with its candidates, in the order of the credentials. */
export function evaluateParts(
  list: unknown,
  root: string,
  credentials: readonly Credential[],
  candidateOf: (part: JsonObject, credential: Credential, pointer: string) => Candidate,
): PartResult[] {
  return objectsAt(list).map(([index, one]) => {
    const pointer = `${root}/${index}`;
    const candidates = credentials.map((credential) => candidateOf(one, credential, pointer));
    const chosen = candidates.find(({ isMatch }) => isMatch);
    return { id: textOf(one.id) || String(index), pointer, candidates, chosen };
  });
}

/** A value in a sentence, cut where it is long. */
export function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Words for a list of alternatives. */
export function anyOf(values: readonly unknown[]): string {
  return values.length === 1 ? quoted(values[0]) : `one of ${values.map(quoted).join(', ')}`;
}
