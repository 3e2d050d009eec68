import { type Diagnosis, diagnose, type ErrorCatalog, readResponse } from '../../../tools-core/diagnose/index.ts';
import { type Expectation, valueAtPath } from './expectation.ts';

/** The result that a reader gets for a pasted response. */
export interface CheckResult {
  kind: 'expected' | 'different' | 'unreadable';
  /** What differs, or why it cannot be read; one sentence each. */
  differences: string[];
  /** What went wrong according to the response, if it reports that. */
  causes: Diagnosis[];
}

/** Only the first causes are shown, because thousands would take seconds to render. */
const MOST_CAUSES = 10;

/** Longest value that is quoted in words. */
const QUOTED = 60;

/** Compares a pasted response with what a step should end with. The text is stored nowhere. */
export function checkStep(pasted: string, expected: Expectation, errors: ErrorCatalog): CheckResult {
  const reading = readResponse(pasted);
  if (reading.state === 'unreadable') return { kind: 'unreadable', differences: [reading.reason], causes: [] };
  const { status, body } = reading.response;
  if (status === undefined && body === undefined) {
    return { kind: 'unreadable', differences: ['This text contains neither a status nor a body.'], causes: [] };
  }
  const causes = diagnose(reading.response, errors, pasted).slice(0, MOST_CAUSES);
  const differences = memberDifferences(body, expected);
  if (status !== undefined && status !== expected.status)
    differences.unshift(`The status is ${status}, but ${expected.status} was expected.`);
  const isFailure = expected.status < 400 && causes.length > 0;
  if (isFailure && differences.length === 0)
    differences.push('The response reports an error, but none was expected here.');
  if (differences.length === 0) return { kind: 'expected', differences, causes: [] };
  return { kind: 'different', differences, causes };
}

function memberDifferences(body: unknown, { members }: Expectation): string[] {
  if (members.length > 0 && body === undefined) {
    return ['The body is missing. Paste the entire response, not just the status.'];
  }
  return members.flatMap(({ path, is }) => {
    const value = valueAtPath(body, path);
    if (value === undefined) return [`The member ${path} is missing.`];
    if (is === undefined ? value !== null : asText(value) === is) return [];
    return [`The member ${path} is ${short(asText(value))}, but ${is ?? 'a value'} was expected.`];
  });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function short(text: string): string {
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text;
}
