import { isObject as isMembers, textOf as text } from '../base/index.ts';
import type { ErrorFacts, Facts } from './facts.ts';
import { findRefusal } from './findRejection.ts';
import type { Answer } from './readAnswer.ts';

/** What went wrong by the words of an answer. */
export interface Diagnosis {
  title: string;
  /** What the answer itself says, or an empty text. */
  quote: string;
  /** The most likely cause, or what to do. */
  cause: string;
  /** Route of the page about it. */
  page: string;
  /** The error of the facts, and the problem object that names it. */
  error?: ErrorFacts;
  problem?: Members;
  /** Policy and service of the result that holds the problem. */
  policy?: string;
  service?: string;
  /** True for a finding that the answer reports and passes. */
  isWarning?: boolean;
  next?: readonly string[];
}

type Members = Record<string, unknown>;

const ERROR_PAGE = /\/reference\/errors\/([a-z0-9-]+)(?:\.html)?\/?$/;
const DID_ERROR = 'https://www.w3.org/ns/did#';

/**
 * Finds what an answer reports as wrong, the first thing to look at first.
 * Problem objects are those of RFC 9457; errors of DIDs those of DID Resolution, section 11.
 * @param around the input that the answer stands in
 */
export function diagnose({ status, body }: Answer, facts: Facts, around = ''): Diagnosis[] {
  const found = isMembers(body) ? diagnoseBody(body, status, facts, around) : [];
  if (found.length > 0 || body !== undefined || status === undefined || status < 400) return found;
  const { refusal } = findRefusal(facts, { status, around }) ?? {};
  return refusal
    ? [{ title: `Status ${status}`, quote: '', cause: refusal.cause, page: refusal.page, next: refusal.next }]
    : [];
}

function diagnoseBody(body: Members, status: number | undefined, facts: Facts, around: string): Diagnosis[] {
  const results = Array.isArray(body.data) ? body.data.filter(isMembers) : [];
  const found = [
    ...problemOf(body, facts, {}),
    ...[body, ...results].flatMap((result) => problemOf(result.error, facts, result)),
    // A problem of another service comes inside of the one that reports it (`external`).
    ...externalOf([body, ...results.map(({ error }) => error)], facts),
    ...results.flatMap((result) => warningsOf(result, facts)),
  ];
  if (found.length > 0) return found;
  return [...vcApiErrors(body, facts), ...didErrors(body, facts), ...rejections(body, status, facts, around)];
}

function problemOf(problem: unknown, { errors }: Facts, { policy, service }: Members): Diagnosis[] {
  if (!isMembers(problem)) return [];
  const slug =
    typeof problem.platformType === 'string' ? problem.platformType : ERROR_PAGE.exec(text(problem.type))?.[1];
  const error = slug !== undefined && Object.hasOwn(errors, slug) ? errors[slug] : undefined;
  if (!error) return [];
  return [
    {
      title: error.title,
      quote: text(problem.detail),
      cause: error.causes[0] ?? '',
      page: error.page,
      error,
      problem,
      policy: text(policy) || undefined,
      service: text(service) || undefined,
    },
  ];
}

function externalOf(problems: unknown[], facts: Facts): Diagnosis[] {
  return problems.flatMap((problem) => {
    const external = isMembers(problem) && isMembers(problem.external) ? problem.external : {};
    return Object.entries(external).flatMap(([service, inner]) =>
      isMembers(inner) ? [...problemOf(inner, facts, { service }), ...didProblem(inner, facts)] : [],
    );
  });
}

function warningsOf(result: Members, facts: Facts): Diagnosis[] {
  const warnings = Array.isArray(result.warnings) ? result.warnings : [];
  return warnings.flatMap((one) => problemOf(one, facts, result)).map((one) => ({ ...one, isWarning: true }));
}

/** The VC API names its errors by their titles. */
function vcApiErrors({ checks, errors }: Members, facts: Facts): Diagnosis[] {
  if (!Array.isArray(checks) || !Array.isArray(errors)) return [];
  return errors.flatMap((title) => {
    const error = Object.values(facts.errors).find((one) => one.title === title);
    if (error) return [{ title: error.title, quote: '', cause: error.causes[0] ?? '', page: error.page, error }];
    return [{ title: text(title), quote: '', ...facts.all }];
  });
}

function didErrors(body: Members, facts: Facts): Diagnosis[] {
  for (const metadata of [body.didResolutionMetadata, body.dereferencingMetadata]) {
    const error = isMembers(metadata) ? metadata.error : undefined;
    const found = isMembers(error) ? didProblem(error, facts) : [];
    if (found.length > 0) return found;
  }
  const direct = didProblem(body, facts);
  if (direct.length > 0) return direct;
  if (!isDeactivated(body.didDocumentMetadata, body.didDocument) && !isDeactivated(body.contentMetadata, body.content))
    return [];
  return [{ title: 'DID deactivated', quote: '', cause: facts.did.deactivated, page: facts.did.page }];
}

/** A resolver says so in the metadata of what it found, in place of which there is nothing. */
const isDeactivated = (metadata: unknown, found: unknown): boolean =>
  isMembers(metadata) && metadata.deactivated === true && !found;

function didProblem(error: Members, { did }: Facts): Diagnosis[] {
  if (!text(error.type).startsWith(DID_ERROR)) return [];
  const name = text(error.type).slice(DID_ERROR.length);
  const cause = Object.hasOwn(did.errors, name) ? did.errors[name] : did.unknown;
  const next = did.next && Object.hasOwn(did.next, name) ? did.next[name] : undefined;
  return [{ title: name, quote: text(error.detail), cause, page: did.page, problem: error, next }];
}

/** What an answer says is to be done counts before the cause of a status, where its words are not known. */
function rejections(
  { message, action }: Members,
  status: number | undefined,
  facts: Facts,
  around: string,
): Diagnosis[] {
  if (typeof message !== 'string') return [];
  const { refusal, isTold } = findRefusal(facts, { status, message, around }) ?? {};
  const advice = isTold ? '' : text(action);
  return [
    {
      title: status === undefined ? 'The request was refused' : `Status ${status}`,
      quote: message,
      cause: advice || (refusal?.cause ?? facts.refused.cause),
      page: refusal?.page ?? facts.refused.page,
      next: advice ? undefined : refusal?.next,
    },
  ];
}
