import type { JsonObject } from '../openapi/specFiles.ts';
import type { Sample } from '../pages/samplesOf.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RequestContext, RequestFinding } from './describedApi.ts';
import type { Match } from './matchOperation.ts';
import { type PlacedText, placeIn } from './places.ts';
import { nameOf } from './requests.ts';

/** A request or an answer as a page shows it. */
export interface Shown {
  sample: Sample;
  /** The operation that it belongs to. */
  match: Match;
  /** Line of its call or its status. */
  line: number;
  /** Its body, where that stands in one place of the page. */
  body: PlacedText | undefined;
}

export const NO_KEY: RequestFinding = { of: 'key', pointer: '', message: 'the API key is missing' };

/** Rule `samples/request`: what is wrong with a request or an answer, at its place. */
export function problemOf({ sample, match, line, body }: Shown, finding: RequestFinding): Problem {
  const place = finding.of === 'value' && body ? placeIn(body, finding) : { line, column: 1 };
  const subject = finding.of === 'key' || !finding.pointer ? '' : `${finding.pointer} `;
  const message = `${match.description.name} ${nameOf(match)}: ${subject}${finding.message}`;
  return problemAt(sample, place, message, finding.fix ?? fixOf(finding, match));
}

/** A problem of a sample that is no finding of an operation. */
export function problemAt(
  { page }: Sample,
  { line, column = 1 }: { line: number; column?: number },
  message: string,
  fix: string,
): Problem {
  return { file: page.file, line, column, rule: 'samples/request', message, fix };
}

/** The operation that a request may have meant. */
export function fixOfOperation(
  method: string,
  address: URL | undefined,
  { descriptions, tokens }: RequestContext,
): string {
  const all = descriptions.flatMap(({ operations }) => operations);
  const guess =
    address &&
    nearest(
      `${method} ${address.pathname}`,
      all.map((one) => `${one.method} ${one.path}`),
    );
  return guess
    ? `Did you mean ${withSlug(guess, tokens)}?`
    : 'Write a host, a path and a method that docs/public/spec/openapi has.';
}

/** An address as pages write it: the name of the product stands in one file alone. */
function withSlug(address: string, tokens: Record<string, string>): string {
  const token = '%brand.slug%';
  return address.replace(/(?<=\/)[^/]+/g, (part) => (part === tokens[token] ? token : part));
}

/** What to write where a request or an answer differs from its operation. */
function fixOf({ of }: RequestFinding, { description, operation }: Match): string {
  if (of === 'key') return 'Add the header "Authorization: Bearer $API_SECRET".';
  if (of === 'status')
    return `Write one of ${Object.keys((operation.value.responses ?? {}) as JsonObject).join(', ')}.`;
  if (of === 'query') {
    const known = operation.parameters.filter((parameter) => parameter.in === 'query');
    return `It takes ${known.map(({ name }) => String(name)).join(', ') || 'none'}.`;
  }
  return `Bring it in line with ${operation.id} in docs/public/spec/openapi/${description.name}.yaml.`;
}
