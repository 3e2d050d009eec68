import { isObject, type JsonObject, textOf } from '../base/index.ts';
import { findAnswers } from './findAnswers.ts';
import type { Answer } from './readAnswer.ts';

/** Names under which loggers and libraries keep the body of an answer. */
const WRAPPERS = [
  'body',
  'response',
  'data',
  'payload',
  'message',
  'msg',
  'error',
  'err',
  'cause',
  'result',
  'responseBody',
  'response_body',
  'details',
  'problem',
  'detail',
  'jsonPayload',
  'event',
  'output',
  'exception',
  'value',
  'reason',
];

const MOST_LEVELS = 6;

/** An answer, or those that it wraps. A status beside a body belongs to it. */
export function innerAnswers(answer: Answer, level = 0): Answer[] {
  const { body } = answer;
  if (diagnoseShape(body) || !isObject(body) || level > MOST_LEVELS) return [answer];
  const status = [body.status, body.statusCode, body.status_code, body.code, body.httpStatus]
    .map(Number)
    .find((value) => value >= 100 && value < 600);
  const inner = WRAPPERS.flatMap((name) => {
    const value = Object.hasOwn(body, name) ? parsed(body[name]) : undefined;
    if (!isObject(value)) return [];
    return innerAnswers({ status: status ?? answer.status, body: value }, level + 1);
  });
  const telling = inner.filter(({ body: value }) => diagnoseShape(value));
  return telling.length > 0 ? telling : [{ status: answer.status ?? status, body }];
}

/** An object of an answer, and where it stands in it. */
export interface Wrapped {
  body: JsonObject;
  /** JSON Pointer from the whole answer. */
  pointer: string;
}

/** Entries of a list that are looked at. */
const MOST_ENTRIES = 50;

/** The objects of an answer that may say how it ended: itself, what it wraps, and the entries of a list. */
export function wrappedBodies(value: unknown, pointer = '', level = 0): Wrapped[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value))
    return value.slice(0, MOST_ENTRIES).flatMap((one, at) => wrappedBodies(one, `${pointer}/${at}`, level + 1));
  const body = parsed(value);
  if (!isObject(body)) return [];
  const inner = WRAPPERS.flatMap((name) =>
    Object.hasOwn(body, name) ? wrappedBodies(body[name], `${pointer}/${name}`, level + 1) : [],
  );
  return [{ body, pointer }, ...inner];
}

/** Whether an object has the form of an answer of a service. */
function diagnoseShape(body: unknown): boolean {
  if (!isObject(body)) return false;
  const results = Array.isArray(body.data) ? body.data : [];
  return (
    'platformType' in body ||
    'didResolutionMetadata' in body ||
    'dereferencingMetadata' in body ||
    /\/reference\/errors\/|ns\/did#/.test(textOf(body.type)) ||
    (isObject(body.error) && 'platformType' in body.error) ||
    results.some((result) => isObject(result) && 'policy' in result) ||
    (Array.isArray(body.checks) && Array.isArray(body.errors)) ||
    isPlatformError(body)
  );
}

/** A message with what to do or a code, or with its kind and nothing else: entries of logs have a `type` as well. */
function isPlatformError(body: Record<string, unknown>): boolean {
  const { type, message, ...others } = body;
  if (typeof message !== 'string' || /^\s*[[{]/.test(message)) return false;
  return 'code' in body || 'action' in body || (typeof type === 'string' && Object.keys(others).length === 0);
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const start = value.search(/[[{]/);
  if (start < 0) return value;
  return findAnswers(value)[0]?.answer.body ?? value;
}
