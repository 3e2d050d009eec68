import { InputError, isObject, member, type Place, placeOfPointer, type Report, textOf } from '../base/index.ts';
import { diagnose } from './diagnose.ts';
import { bodies, errorSection, type Found, factsRead, isWarningOnly, nothingFound, summaryOf } from './errorReport.ts';
import type { Facts, Fault, Rejection } from './facts.ts';
import { type FoundAnswer, findAnswers, findStatuses } from './findAnswers.ts';
import { findNames } from './findNames.ts';
import { findFailures, findOutcomeName, findOutcomes } from './findOutcomes.ts';
import { findRefusal } from './findRejection.ts';
import { innerAnswers } from './innerAnswers.ts';
import { readAnswer } from './readAnswer.ts';

/** Errors that are told. Nobody reads more, and the first is the one to work on. */
const MOST_ERRORS = 12;

/**
 * Finds out what an answer, a log or any text around an error says went wrong: each error with its page, its causes in
 * the order that this input speaks for, and what to check next.
 * @param text JSON, output of curl with or without headers, lines of a log, a stack trace, or a code alone
 * @param facts what the platform publishes about its errors
 * @throws InputError where the text is empty
 */
export function decodeError(text: string, facts: Facts): Report {
  if (text.trim() === '') throw new InputError('There is nothing to decode yet.');
  const answers = answersOf(text);
  const reported = answers.flatMap((answer) => errorsOf(answer, text, facts));
  const found = distinct(reported.length > 0 ? reported : unstructured(text, answers, facts)).slice(0, MOST_ERRORS);
  const status = answers.find(({ answer }) => answer.status)?.answer.status ?? findStatuses(text)[0]?.status;
  const sections = [
    ...(found.length > 0 ? [errorSection(found)] : []),
    ...factsRead(text, answers, status),
    ...bodies(answers),
  ];
  if (found.length > 0)
    return { outcome: isWarningOnly(found) ? 'warning' : 'error', summary: summaryOf(found), sections };
  return nothingFound(text, answers, status, sections, facts);
}

/** Each error once, where an answer stands in a log more than once. One that says nothing yields to one that does. */
function distinct(found: Found[]): Found[] {
  const keyOf = ({ diagnosis: { page, title, quote } }: Found) => `${page} ${title} ${quote}`;
  const saying = new Set(
    found.filter(({ diagnosis }) => diagnosis.quote !== '').map(({ diagnosis }) => diagnosis.page),
  );
  const known = new Set<string>();
  return found.filter((one) => {
    if (known.has(keyOf(one)) || (one.diagnosis.quote === '' && saying.has(one.diagnosis.page))) return false;
    known.add(keyOf(one));
    return true;
  });
}

/** The text as one answer where it is one, else every answer inside of it. */
function answersOf(text: string): FoundAnswer[] {
  const whole = readAnswer(text);
  if (whole.state === 'answer' && (whole.answer.body !== undefined || whole.answer.status !== undefined)) {
    const inside = findAnswers(text);
    const [only] = inside;
    if (isObject(whole.answer.body) && only) return [{ ...only, answer: whole.answer }, ...inside.slice(1)];
    if (inside.length === 0) return [{ answer: whole.answer, start: 0, end: text.length, shape: 'json' }];
    return inside;
  }
  return findAnswers(text);
}

function errorsOf({ answer, start, end, shape }: FoundAnswer, text: string, facts: Facts): Found[] {
  const written = text.slice(start, end);
  return innerAnswers(answer).flatMap((inner) =>
    diagnose(inner, facts, text).map((diagnosis) => {
      const quote = diagnosis.quote || textOf(diagnosis.problem?.platformType);
      const at = quote === '' ? -1 : written.indexOf(quote);
      const place =
        at < 0
          ? wholePlace(written, start, shape)
          : { input: 'input', start: start + at, end: start + at + quote.length };
      return { diagnosis, place, around: text };
    }),
  );
}

function wholePlace(written: string, start: number, shape: FoundAnswer['shape']): Place {
  return (
    (shape === 'json' ? placeOfPointer(written, '', 'input', start) : undefined) ?? {
      input: 'input',
      start,
      end: start + written.length,
    }
  );
}

/**
 * Errors of a text in which no problem object says what went wrong. Names and what programs print tell the most; the
 * end that an answer names tells more than its status, and a failure without a name the least.
 */
function unstructured(text: string, answers: FoundAnswer[], facts: Facts): Found[] {
  const lone = findOutcomeName(text, facts);
  if (lone.length > 0) return lone;
  const named = findNames(text, facts).map(({ diagnosis, start, end }) => ({
    diagnosis,
    place: { input: 'input', start, end },
    around: text,
  }));
  if (named.length > 0) return named;
  const faults = (facts.faults ?? []).flatMap((fault) => faultAt(text, fault));
  if (faults.length > 0) return faults;
  const outcomes = findOutcomes(text, answers, facts);
  if (outcomes.length > 0) return outcomes;
  const refused = refusedBy(text, answers, facts);
  return refused.length > 0 ? refused : findFailures(text, answers, facts);
}

/** A refusal by a status that the text names, or by its words. */
function refusedBy(text: string, answers: FoundAnswer[], facts: Facts): Found[] {
  for (const { status, start, end } of findStatuses(text)) {
    const { refusal } = findRefusal(facts, { status, around: text }) ?? {};
    if (refusal) return [refusedAt(refusal, { start, end }, saidIn(answers))];
  }
  const { refusal } = findRefusal(facts, { around: text }) ?? {};
  const match = refusal && new RegExp(refusal.words, 'i').exec(text);
  if (!match) return [];
  return [refusedAt(refusal, { start: match.index, end: match.index + match[0].length }, match[0])];
}

/** What says in words what went wrong: in a problem of any service (RFC 9457 section 3.1), or by OAuth (RFC 6749). */
const SAYING = ['detail', 'error_description', 'title', 'message', 'error'];

function saidIn(answers: readonly FoundAnswer[]): string {
  const body = answers.map(({ answer }) => answer.body).find(isObject);
  return SAYING.map((name) => textOf(member(body, name))).find((quote) => quote !== '') ?? '';
}

function refusedAt(
  { status, cause, page, next }: Rejection,
  place: { start: number; end: number },
  quote: string,
): Found {
  return {
    diagnosis: { title: `Status ${status}`, quote, cause, page, next },
    place: { input: 'input', ...place },
    around: '',
  };
}

function faultAt(text: string, { words, title, cause, page, next }: Fault): Found[] {
  const match = new RegExp(words, 'i').exec(text);
  if (!match) return [];
  const place = { input: 'input', start: match.index, end: match.index + match[0].length };
  return [{ diagnosis: { title, quote: match[0].slice(0, 200), cause, page, next }, place, around: '' }];
}
