import { InputError, isObject, member, placeOfPointer, type Report, textOf } from '../base/index.ts';
import { adviceOn, diagnose, findRejection } from './diagnose.ts';
import type { Advice, ErrorCatalog } from './errorCatalog.ts';
import { emptyReport, errorReport, type Found, placeAt, readSections } from './errorReport.ts';
import { findNames } from './findNames.ts';
import { findFailures, findOutcomeName, findOutcomes } from './findOutcomes.ts';
import { type FoundResponse, type FoundStatus, findResponses, findStatuses } from './findResponses.ts';
import { innerResponses } from './innerResponses.ts';
import { readResponse } from './readResponse.ts';

/** Errors that are reported. Nobody reads more, and the first is the one to work on. */
const MOST_ERRORS = 12;

const LONGEST_QUOTE = 200;

/** Statuses of failed calls that are registered (IANA, HTTP status codes), or that proxies add to 5xx. */
const FAILED = /^(?:4(?:[01]\d|2[0-9]|31|51)|5[0-3]\d)$/;

/**
 * Finds out what a response, a log or any text around an error reports: each error with its page, its causes in
 * the order that this input speaks for, and what to check next.
 * @param text JSON, output of curl with or without headers, lines of a log, a stack trace, or a code alone
 * @param catalog what the platform publishes about its errors
 * @throws InputError where the text is empty
 */
export function decodeError(text: string, catalog: ErrorCatalog): Report {
  if (text.trim() === '') throw new InputError('There is nothing to decode yet.');
  const responses = responsesOf(text);
  const reported = responses.flatMap((response) => errorsOf(response, text, catalog));
  const found = distinct(reported.length > 0 ? reported : unstructured(text, responses, catalog)).slice(0, MOST_ERRORS);
  const status = responses.find(({ response }) => response.status)?.response.status ?? findStatuses(text)[0]?.status;
  const sections = readSections(text, responses, status);
  const [first, ...others] = found;
  if (first) return errorReport([first, ...others], text, sections);
  return emptyReport(text, responses, status, sections, catalog);
}

/** Each error once, where a response is in a log more than once. One without words yields to one that has them. */
function distinct(found: Found[]): Found[] {
  const quoting = new Set(found.flatMap(({ diagnosis }) => (diagnosis.quote === '' ? [] : [diagnosis.page])));
  const known = new Set<string>();
  return found.filter(({ diagnosis: { page, title, quote } }) => {
    const key = `${page} ${title} ${quote}`;
    if (known.has(key) || (quote === '' && quoting.has(page))) return false;
    known.add(key);
    return true;
  });
}

/** The text as one response where it is one, otherwise every response inside of it. */
function responsesOf(text: string): FoundResponse[] {
  const inside = findResponses(text);
  const whole = readResponse(text);
  if (whole.state !== 'response') return inside;
  const { response } = whole;
  const [only, ...others] = inside;
  if (only) return isObject(response.body) ? [{ ...only, response }, ...others] : inside;
  const isEmpty = response.body === undefined && response.status === undefined;
  return isEmpty ? [] : [{ response, start: 0, end: text.length, shape: 'json' }];
}

function errorsOf({ response, start, end, shape }: FoundResponse, text: string, catalog: ErrorCatalog): Found[] {
  const written = text.slice(start, end);
  const whole = (shape === 'json' ? placeOfPointer(written, '', 'input', start) : undefined) ?? placeAt(start, end);
  return innerResponses(response).flatMap((inner) =>
    diagnose(inner, catalog, text).map((diagnosis) => {
      const quote = diagnosis.quote || textOf(diagnosis.problem?.platformType);
      const at = quote === '' ? -1 : start + written.indexOf(quote);
      return { diagnosis, place: at < start ? whole : placeAt(at, at + quote.length) };
    }),
  );
}

/**
 * Errors of a text in which no problem object reports what went wrong. Names and what programs print show the most; the
 * end that a response names shows more than its status, and a failure without a name the least.
 */
function unstructured(text: string, responses: FoundResponse[], catalog: ErrorCatalog): Found[] {
  const finders = [
    () => findOutcomeName(text, catalog),
    () => findNames(text, catalog),
    () =>
      (catalog.faults ?? []).flatMap((fault) =>
        matchOf(text, fault.words).map(([quote, start]) => advised(fault.title, fault, start, quote)),
      ),
    () => findOutcomes(text, responses, catalog),
    () => rejectionIn(text, responses, catalog),
    () => findFailures(text, responses, catalog),
    () => statusIn(text, responses, catalog),
  ];
  for (const find of finders) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

function matchOf(text: string, pattern: string): [found: string, start: number][] {
  const match = new RegExp(pattern, 'i').exec(text);
  return match ? [[match[0], match.index]] : [];
}

const advised = (title: string, advice: Advice, start: number, quote: string): Found => ({
  diagnosis: adviceOn(title, advice, quote.slice(0, LONGEST_QUOTE)),
  place: placeAt(start, start + quote.length),
});

/** Members with words about what went wrong: in a problem of any service (RFC 9457 section 3.1), or by OAuth (RFC 6749). */
const WORDED = ['detail', 'error_description', 'title', 'message', 'error'];

/** A status with its advice, and what a body of any service reports about it: at the place of that, where it has one. */
function statusFound(
  text: string,
  responses: FoundResponse[],
  advice: Advice,
  { status, start, end }: FoundStatus,
): Found {
  const body = responses.map(({ response }) => response.body).find(isObject);
  const quote = WORDED.map((name) => textOf(member(body, name))).find((words) => words !== '') ?? '';
  const at = quote === '' ? -1 : text.indexOf(quote);
  const place = at < 0 ? placeAt(start, end) : placeAt(at, at + quote.length);
  return { diagnosis: adviceOn(`Status ${status}`, advice, quote), place };
}

/** A status that nothing is known of still means that the call failed. */
function statusIn(text: string, responses: FoundResponse[], { refused }: ErrorCatalog): Found[] {
  const whole = responses.map(({ response, start, end }) => ({ status: response.status ?? 0, start, end }));
  const found = [...findStatuses(text), ...whole].find(({ status }) => FAILED.test(String(status)));
  if (!found) return [];
  const reading = readResponse(text);
  const next = reading.state === 'unreadable' ? [reading.reason] : [];
  return [statusFound(text, responses, { ...refused, next }, found)];
}

function rejectionIn(text: string, responses: FoundResponse[], catalog: ErrorCatalog): Found[] {
  for (const found of findStatuses(text)) {
    const { rejection } = findRejection(catalog, { status: found.status, around: text }) ?? {};
    if (rejection) return [statusFound(text, responses, rejection, found)];
  }
  const { rejection } = findRejection(catalog, { around: text }) ?? {};
  if (!rejection) return [];
  return matchOf(text, rejection.words).map(([quote, start]) =>
    advised(`Status ${rejection.status}`, rejection, start, quote),
  );
}
