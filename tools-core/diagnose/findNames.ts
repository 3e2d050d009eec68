import { nearest } from '../base/index.ts';
import type { Diagnosis } from './diagnose.ts';
import type { ErrorFacts, Facts } from './facts.ts';

/** An error that a text names without an answer around it, such as a line of a log. */
export interface NamedError {
  diagnosis: Diagnosis;
  start: number;
  end: number;
}

const SLUG = /(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])/g;
const DID_NAME = /(?:ns\/did#|\b)([A-Z]{2,}(?:_[A-Z]+)+|invalidDid|notFound|methodNotSupported)\b/g;

/** Finds errors by name: `platformType`, address of the page, title, or the name of an error of DID Resolution. */
export function findNames(text: string, facts: Facts): NamedError[] {
  const exact = [...bySlug(text, facts), ...byDidError(text, facts), ...byTitle(text, facts)];
  const found = exact.length > 0 ? exact : byLikeness(text, facts);
  const known = new Set<string>();
  return found
    .sort((first, next) => first.start - next.start)
    .filter(({ diagnosis: { page, title } }) => !known.has(`${page} ${title}`) && known.add(`${page} ${title}`));
}

function bySlug(text: string, { errors }: Facts): NamedError[] {
  return [...text.matchAll(SLUG)].flatMap((match) => {
    const error = Object.hasOwn(errors, match[0]) ? errors[match[0]] : undefined;
    if (!error) return [];
    return [namedError(error, sentenceAt(text, match.index), match.index, match[0].length)];
  });
}

function namedError(error: ErrorFacts, quote: string, start: number, length: number): NamedError {
  const { title, page, causes } = error;
  const diagnosis = { title, quote, cause: causes[0] ?? '', page, error, problem: { detail: quote } };
  return { diagnosis, start, end: start + length };
}

/** A line that is nothing but a name, however it is written: `PROOF_VERIFICATION_FAILED`, or with a slip. */
const LONE_NAME = /^[A-Za-z]+(?:[-_ ]+[A-Za-z]+)+$/;

function byLikeness(text: string, { errors }: Facts): NamedError[] {
  const quote = text.trim();
  if (!LONE_NAME.test(quote)) return [];
  const slug = nearest(quote.toLowerCase().replace(/[-_ ]+/g, '-'), Object.keys(errors), MOST_SLIPS);
  if (slug === undefined) return [];
  return [namedError(errors[slug], quote, text.indexOf(quote), quote.length)];
}

/** Letters that a name may differ in from the one that was meant. */
const MOST_SLIPS = 2;

function byTitle(text: string, { errors }: Facts): NamedError[] {
  return Object.values(errors).flatMap((error) => {
    const start = text.toLowerCase().indexOf(error.title.toLowerCase());
    if (start < 0) return [];
    return [namedError(error, sentenceAt(text, start), start, error.title.length)];
  });
}

function byDidError(text: string, { did }: Facts): NamedError[] {
  return [...text.matchAll(DID_NAME)].flatMap((match) => {
    const name = match[1].replace(/[a-z][A-Z]/g, (pair) => `${pair[0]}_${pair[1]}`).toUpperCase();
    if (!Object.hasOwn(did.errors, name)) return [];
    const diagnosis = { title: name, quote: sentenceAt(text, match.index), cause: did.errors[name], page: did.page };
    return [{ diagnosis, start: match.index, end: match.index + match[0].length }];
  });
}

const LONGEST_LINE = 300;

/** The line that a place stands in, cut where it is long. */
function sentenceAt(text: string, place: number): string {
  const start = Math.max(text.lastIndexOf('\n', place) + 1, place - LONGEST_LINE / 2);
  const line = text.slice(start, start + LONGEST_LINE).split('\n', 1)[0];
  return line.trim();
}
