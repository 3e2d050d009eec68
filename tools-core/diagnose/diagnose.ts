import { isObject, nearest, objectsOf, ownEntry, textOf as text } from '../base/index.ts';
import type { Advice, CatalogError, ErrorCatalog, Rejection } from './errorCatalog.ts';
import type { ApiResponse } from './readResponse.ts';

export interface Diagnosis extends Advice {
  title: string;
  /** The words of the response itself, or an empty text. */
  quote: string;
  /** The published error, and the problem object that names it. */
  error?: CatalogError;
  problem?: Members;
  /** Policy and service of the result that contains the problem. */
  policy?: string;
  service?: string;
  /** Whether the response only warns of it. */
  isWarning?: boolean;
}

type Members = Record<string, unknown>;

export const adviceOn = (title: string, advice: Advice, quote = ''): Diagnosis => ({ title, quote, ...advice });

export const errorIn = (error: CatalogError, quote: string, problem?: Members): Diagnosis => ({
  title: error.title,
  quote,
  cause: error.causes[0]?.text ?? '',
  page: error.page,
  error,
  problem,
});

/** Letters in which a name may differ from the one that was meant. */
const MOST_SLIPS = 2;

/** The error that a name means, however it is written: `PROOF_VERIFICATION_FAILED`, or with a slip. */
export const slugOf = (name: string, errors: ErrorCatalog['errors']): string | undefined =>
  nearest(name.toLowerCase().replace(/[-_ ]+/g, '-'), Object.keys(errors), MOST_SLIPS);

const ERROR_PAGE = /\/reference\/errors\/([a-z0-9-]+)(?:\.html)?\/?$/;
const DID_ERROR = 'https://www.w3.org/ns/did#';

/**
 * Finds what a response reports as wrong, the first thing to look at first.
 * Problem objects are those of RFC 9457; errors of DIDs those of DID Resolution, section 11.
 * @param around the input that contains the response
 */
export function diagnose({ status, body }: ApiResponse, catalog: ErrorCatalog, around = ''): Diagnosis[] {
  if (isObject(body)) return diagnoseBody(body, status, catalog, around);
  if (body !== undefined || status === undefined || status < 400) return [];
  const found = findRejection(catalog, { status, around });
  return found ? [adviceOn(`Status ${status}`, found.rejection)] : [];
}

function diagnoseBody(body: Members, status: number | undefined, catalog: ErrorCatalog, around: string): Diagnosis[] {
  const results: Members[] = objectsOf(body.data);
  const found = [
    ...problemOf(body, catalog, {}),
    ...[body, ...results].flatMap((result) => problemOf(result.error, catalog, result)),
    // A problem of another service is inside of the one that reports it (`external`).
    ...[body, ...results.map(({ error }) => error)].flatMap((problem) => externalOf(problem, catalog)),
    ...results.flatMap((result) =>
      objectsOf(result.warnings)
        .flatMap((one) => problemOf(one, catalog, result))
        .map((one) => ({ ...one, isWarning: true })),
    ),
  ];
  if (found.length > 0) return found;
  return [...vcApiErrors(body, catalog), ...didErrors(body, catalog), ...rejectionOf(body, status, catalog, around)];
}

function problemOf(problem: unknown, { errors }: ErrorCatalog, { policy, service }: Members): Diagnosis[] {
  if (!isObject(problem)) return [];
  const { platformType, type, detail } = problem;
  const slug = slugOf(text(platformType) || (ERROR_PAGE.exec(text(type))?.[1] ?? ''), errors);
  const error = ownEntry(errors, slug ?? '');
  if (!error) return [];
  const by = { policy: text(policy) || undefined, service: text(service) || undefined };
  return [{ ...errorIn(error, text(detail), problem), ...by }];
}

function externalOf(problem: unknown, catalog: ErrorCatalog): Diagnosis[] {
  const external = isObject(problem) && isObject(problem.external) ? problem.external : {};
  return Object.entries(external).flatMap(([service, inner]) =>
    isObject(inner) ? [...problemOf(inner, catalog, { service }), ...didProblem(inner, catalog)] : [],
  );
}

/** The VC API names its errors by their titles. */
function vcApiErrors({ checks, errors }: Members, catalog: ErrorCatalog): Diagnosis[] {
  if (!Array.isArray(checks) || !Array.isArray(errors)) return [];
  return errors.map((title) => {
    const error = Object.values(catalog.errors).find((one) => one.title === title);
    return error ? errorIn(error, '') : adviceOn(text(title), catalog.all);
  });
}

function didErrors(body: Members, catalog: ErrorCatalog): Diagnosis[] {
  for (const metadata of [body.didResolutionMetadata, body.dereferencingMetadata]) {
    const found = isObject(metadata) ? didProblem(metadata.error, catalog) : [];
    if (found.length > 0) return found;
  }
  const direct = didProblem(body, catalog);
  if (direct.length > 0) return direct;
  const { page, deactivated } = catalog.did;
  // A resolver reports it in the metadata, and returns no document and no content.
  const isDeactivated = (metadata: unknown, found: unknown) =>
    isObject(metadata) && metadata.deactivated === true && !found;
  return isDeactivated(body.didDocumentMetadata, body.didDocument) || isDeactivated(body.contentMetadata, body.content)
    ? [adviceOn('DID deactivated', { cause: deactivated, page })]
    : [];
}

function didProblem(error: unknown, { did }: ErrorCatalog): Diagnosis[] {
  if (!isObject(error) || !text(error.type).startsWith(DID_ERROR)) return [];
  const name = text(error.type).slice(DID_ERROR.length);
  const advice = {
    cause: ownEntry(did.errors, name) ?? did.unknown,
    page: did.page,
    next: ownEntry(did.next ?? {}, name),
  };
  return [{ ...adviceOn(name, advice as Advice, text(error.detail)), problem: error }];
}

/** The action that a response asks for counts before the cause of a status, where its words are not known. */
function rejectionOf(
  { message, action, code, type, level }: Members,
  status: number | undefined,
  catalog: ErrorCatalog,
  around: string,
): Diagnosis[] {
  if (typeof message !== 'string') return [];
  const { rejection = catalog.refused, isSaid = false } = findRejection(catalog, { status, message, around }) ?? {};
  // Lines of logs and successful responses have messages as well.
  const hasForm = level === undefined && [action, code, type].some((member) => member !== undefined);
  if (status === undefined ? !isSaid && !hasForm : status < 400) return [];
  const title = status === undefined ? 'The request was rejected' : `Status ${status}`;
  const advice = isSaid ? '' : text(action);
  return [adviceOn(title, advice ? { cause: advice, page: rejection.page } : rejection, message)];
}

export interface RejectedCall {
  status?: number | undefined;
  /** The message of the response; absent where there is none, so that the words may be anywhere around. */
  message?: string;
  /** The input, which may contain the address that was called. */
  around: string;
}

const isIn = (pattern: string, text: string): boolean => new RegExp(pattern, 'i').test(text);

/**
 * The rejection that a response means. One status has several: they differ by their words, or by the address that was
 * called where the words are the same for each. The first of a status counts for all other words.
 *
 * @returns it, and whether its words show that it is this one: otherwise its status alone does
 */
export function findRejection(
  { rejections }: ErrorCatalog,
  { status, message, around }: RejectedCall,
): { rejection: Rejection; isSaid: boolean } | undefined {
  const own = rejections.filter((one) => status === undefined || one.status === status);
  // An address alone is no rejection: the status or the words have to show that there is one.
  const isRejectedSo = ({ words }: Rejection) => (message === undefined ? status !== undefined : isIn(words, message));
  const said =
    own.find((one) => one.around !== undefined && isIn(one.around, around) && isRejectedSo(one)) ??
    own.find((one) => one.around === undefined && isIn(one.words, message ?? around));
  if (said) return { rejection: said, isSaid: true };
  const usual = status === undefined ? undefined : own.find((one) => one.around === undefined);
  return usual && { rejection: usual, isSaid: false };
}
