import { type Json, placeOfPointer, textOf } from '../base/index.ts';
import { adviceOn, type Diagnosis } from './diagnose.ts';
import type { ErrorCatalog } from './errorCatalog.ts';
import { type Found, placeAt } from './errorReport.ts';
import type { FoundResponse } from './findResponses.ts';
import { type Wrapped, wrappedBodies } from './innerResponses.ts';

const LONGEST_QUOTE = 200;

/** Responses that end in a failure and have no problem object: a final state, or an error by its name alone. */
export function findOutcomes(
  text: string,
  responses: readonly FoundResponse[],
  { outcomes = [] }: ErrorCatalog,
): Found[] {
  return inResponses(text, responses, (body) =>
    outcomes
      .filter(({ member, value }) => Object.hasOwn(body, member) && body[member] === value)
      .map((outcome) => {
        const quote = textOf(body.error_description);
        return [quote ? 'error_description' : outcome.member, adviceOn(outcome.title, outcome, quote)];
      }),
  );
}

/** An end by its name alone: all of the text, or for an error the parameter of an address or a form. */
export function findOutcomeName(text: string, { outcomes = [] }: ErrorCatalog): Found[] {
  const [, alone] = /^\s*["']?(\w+)["']?\s*$/.exec(text) ?? [];
  const [, parameter] = /(?:^|[\s?&#"'])error=(\w+)/.exec(text) ?? [];
  const outcome = outcomes.find(({ member, value }) => value === alone || (member === 'error' && value === parameter));
  if (!outcome) return [];
  const start = text.indexOf(outcome.value);
  const [, described = ''] = /(?:^|[\s?&#"'])error_description=([^\s&#"']+)/.exec(text) ?? [];
  const quote = new URLSearchParams(`quote=${described}`).get('quote') ?? '';
  const diagnosis = adviceOn(outcome.title, outcome, quote.slice(0, LONGEST_QUOTE));
  return [{ diagnosis, place: placeAt(start, start + outcome.value.length) }];
}

/** Responses that report a failure in a form that nothing is known of. They are no success, whatever they mean. */
export function findFailures(text: string, responses: readonly FoundResponse[], { failed }: ErrorCatalog): Found[] {
  if (!failed) return [];
  return inResponses(text, responses, (body) => {
    const member =
      failed.full.find((name) => Object.hasOwn(body, name) && isFull(body[name])) ??
      failed.false.find((name) => Object.hasOwn(body, name) && body[name] === false);
    if (member === undefined) return [];
    const quote = `${member}: ${JSON.stringify(body[member])}`.slice(0, LONGEST_QUOTE);
    return [[member, adviceOn(failed.title, failed, quote)]];
  });
}

/** Whether a member reports something: libraries write `null`, `false` or an empty list where nothing went wrong. */
const isFull = (value: Json | undefined): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** @param read the members of an object that show a failure, each with its diagnosis */
function inResponses(
  text: string,
  responses: readonly FoundResponse[],
  read: (body: Wrapped['body']) => [member: string, diagnosis: Diagnosis][],
): Found[] {
  return responses.flatMap(({ response, start, end, shape }) =>
    wrappedBodies(response.body).flatMap(({ body, pointer }) =>
      read(body).map(([member, diagnosis]) => {
        // In a text with escapes, a member cannot be found.
        const written = shape === 'json' ? text.slice(start, end) : '';
        const exact = placeOfPointer(written, `${pointer}/${member}`, 'input', start);
        return { diagnosis, place: exact ?? placeAt(start, end) };
      }),
    ),
  );
}
