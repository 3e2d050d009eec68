import { type Json, type Place, placeOfPointer, textOf } from '../base/index.ts';
import type { Found } from './errorReport.ts';
import type { Facts, Outcome } from './facts.ts';
import type { FoundAnswer } from './findAnswers.ts';
import { type Wrapped, wrappedBodies } from './innerAnswers.ts';

/** How much of a member is told. */
const LONGEST_SAID = 200;

/** Answers that end in a failure and hold no problem object: a final state, or an error by its name alone. */
export function findOutcomes(text: string, answers: readonly FoundAnswer[], facts: Facts): Found[] {
  return inAnswers(text, answers, ({ body }) =>
    (facts.outcomes ?? [])
      .filter(({ member, value }) => Object.hasOwn(body, member) && body[member] === value)
      .map((outcome) => {
        const quote = textOf(body.error_description);
        return { member: quote ? 'error_description' : outcome.member, diagnosis: diagnosisOf(outcome, quote) };
      }),
  );
}

/** An end by its name alone: all of the text, or for an error the parameter of an address or a form. */
export function findOutcomeName(text: string, { outcomes = [] }: Facts): Found[] {
  const [, alone] = /^\s*["']?(\w+)["']?\s*$/.exec(text) ?? [];
  const [, parameter] = /(?:^|[\s?&#"'])error=(\w+)/.exec(text) ?? [];
  const outcome = outcomes.find(({ member, value }) => value === alone || (member === 'error' && value === parameter));
  if (!outcome) return [];
  const start = text.indexOf(outcome.value);
  const place = { input: 'input', start, end: start + outcome.value.length };
  const [, described = ''] = /(?:^|[\s?&#"'])error_description=([^\s&#"']+)/.exec(text) ?? [];
  const quote = new URLSearchParams(`quote=${described}`).get('quote') ?? '';
  return [{ diagnosis: diagnosisOf(outcome, quote.slice(0, LONGEST_SAID)), place, around: text }];
}

/** Answers that say that they failed, in a form that nothing is known of. They are no success, whatever they mean. */
export function findFailures(text: string, answers: readonly FoundAnswer[], { failed }: Facts): Found[] {
  if (!failed) return [];
  return inAnswers(text, answers, ({ body }) => {
    const member =
      failed.full.find((name) => Object.hasOwn(body, name) && isFull(body[name])) ??
      failed.false.find((name) => Object.hasOwn(body, name) && body[name] === false);
    if (member === undefined) return [];
    const quote = `${member}: ${JSON.stringify(body[member])}`.slice(0, LONGEST_SAID);
    const { title, cause, page, next } = failed;
    return [{ member, diagnosis: { title, quote, cause, page, next } }];
  });
}

function diagnosisOf({ title, cause, page, next }: Outcome, quote: string): Found['diagnosis'] {
  return { title, quote, cause, page, next };
}

/** Whether a member says something: libraries write `null`, `false` or an empty list where nothing went wrong. */
function isFull(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== null && value !== false && value !== 0 && value !== '';
}

type Judge = (wrapped: Wrapped) => { member: string; diagnosis: Found['diagnosis'] }[];

function inAnswers(text: string, answers: readonly FoundAnswer[], judge: Judge): Found[] {
  return answers.flatMap((found) =>
    wrappedBodies(found.answer.body).flatMap((wrapped) =>
      judge(wrapped).map(({ member, diagnosis }) => ({
        diagnosis,
        place: placeOf(text, found, `${wrapped.pointer}/${member}`),
        around: text,
      })),
    ),
  );
}

/** The member where its text can be found, else the whole answer: it may stand inside of a text with escapes. */
function placeOf(text: string, { start, end, shape }: FoundAnswer, pointer: string): Place {
  const written = text.slice(start, end);
  const exact = shape === 'json' ? placeOfPointer(written, pointer, 'input', start) : undefined;
  return exact ?? { input: 'input', start, end };
}
