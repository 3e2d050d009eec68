import {
  type Check,
  isObject,
  type JsonObject,
  placeOfPointer,
  type Report,
  readJson,
  type Section,
} from '../base/index.ts';
import { checkRequest } from './checkRequest.ts';
import { checkSubmission } from './checkSubmission.ts';
import type { QueryLinks } from './queryLinks.ts';
import { causePoints } from './queryReport.ts';
import type { ReadQuery } from './readQueries.ts';
import type { QueryProblem } from './result.ts';

/** A problem, and the input that it stands in. */
export interface FoundProblem extends QueryProblem {
  input: string;
}

/** Finds what is wrong around queries: with the request to a validator, and with the submission of an answer. */
export function aroundQueries(
  queries: readonly ReadQuery[],
  request: JsonObject | undefined,
  shown: { text: string; input: string },
): FoundProblem[] {
  const ofRequest = request ? checkRequest(request) : [];
  const definition = queries.find(({ kind }) => kind === 'definition')?.query;
  const read = definition && readJson(shown.text);
  const answer = read && 'value' in read && isObject(read.value) ? read.value : undefined;
  const ofSubmission = (definition && answer && checkSubmission(definition, answer)) ?? [];
  return [
    ...ofRequest.map((problem) => ({ ...problem, input: 'query' })),
    ...ofSubmission.map((problem) => ({ ...problem, input: shown.input })),
  ];
}

/** The problems with their places in the texts of their inputs. */
export function aroundSections(
  around: readonly FoundProblem[],
  texts: Readonly<Record<string, string>>,
  { error }: QueryLinks,
): Section[] {
  if (around.length === 0) return [];
  const checks = around.map(
    ({ pointer, text, cause, input }): Check => ({
      outcome: 'error',
      title: pointer,
      text,
      points: causePoints(cause),
      place: placeOfPointer(texts[input] ?? '', pointer, input),
      links: cause && error && [error(cause.slug)],
    }),
  );
  return [{ kind: 'checks', title: 'Around the query', checks }];
}

/** What is said first where something around the queries is wrong. */
export function verdictAround([first]: readonly FoundProblem[]): Pick<Report, 'outcome' | 'summary' | 'reason'> {
  const text = first?.text ?? 'Request and response fit each other. Their elements are not compared here.';
  return { outcome: first ? 'error' : 'skipped', summary: text, reason: { text } };
}
