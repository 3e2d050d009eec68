import { isObject, type JsonObject, textOf, tryOr } from '../base/index.ts';
import { findResponses } from './findResponses.ts';
import type { ApiResponse } from './readResponse.ts';

/** Names under which loggers and libraries keep the body of a response. */
const WRAPPERS = [
  ...'body response data payload message msg error err cause result responseBody response_body'.split(' '),
  ...'details problem detail jsonPayload event output exception value reason'.split(' '),
];

const MOST_LEVELS = 6;

const MOST_ENTRIES = 50;

export interface Wrapped {
  body: JsonObject;
  pointer: string;
}

/** A response, or those that it wraps. A status beside a body belongs to it. */
export function innerResponses(response: ApiResponse, level = 0): ApiResponse[] {
  const { body } = response;
  if (hasResponseShape(body) || !isObject(body) || level > MOST_LEVELS) return [response];
  const status = [body.status, body.statusCode, body.status_code, body.code, body.httpStatus]
    .map(Number)
    .find((value) => value >= 100 && value < 600);
  const inner = WRAPPERS.flatMap((name) => {
    const value = Object.hasOwn(body, name) ? parsed(body[name]) : undefined;
    return isObject(value) ? innerResponses({ status: status ?? response.status, body: value }, level + 1) : [];
  }).filter((one) => hasResponseShape(one.body));
  return inner.length > 0 ? inner : [{ status: response.status ?? status, body }];
}

/** The objects of a response that may show how it ended: the response itself, what it wraps, and the entries of a list. */
export function wrappedBodies(value: unknown, pointer = '', level = 0): Wrapped[] {
  if (level > MOST_LEVELS) return [];
  const inside = (one: unknown, name: string | number) => wrappedBodies(one, `${pointer}/${name}`, level + 1);
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).flatMap(inside);
  const body = parsed(value);
  if (!isObject(body)) return [];
  const names = WRAPPERS.filter((name) => Object.hasOwn(body, name));
  return [{ body, pointer }, ...names.flatMap((name) => inside(body[name], name))];
}

/** Whether an object has the form of a response of a service. */
export function hasResponseShape(body: unknown): boolean {
  if (!isObject(body)) return false;
  const { type, message, action, code, data, error, ...others } = body;
  const results = Array.isArray(data) ? data : [];
  // A message with what to do or a code, or with its kind and nothing else: entries of logs have a `type` as well.
  const isError =
    typeof message === 'string' &&
    !/^\s*[[{]/.test(message) &&
    (code !== undefined ||
      action !== undefined ||
      (typeof type === 'string' && data === undefined && error === undefined && Object.keys(others).length === 0));
  return (
    isError ||
    ['platformType', 'didResolutionMetadata', 'dereferencingMetadata'].some((name) => name in body) ||
    /\/reference\/errors\/|ns\/did#/.test(textOf(type)) ||
    (isObject(error) && 'platformType' in error) ||
    results.some((result) => isObject(result) && 'policy' in result) ||
    (Array.isArray(body.checks) && Array.isArray(body.errors))
  );
}

/** JSON that is inside of a text, or in base64 as gateways forward it; any other value as it is. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = /^ey[\w+/]{30,}=*$/.test(value) ? tryOr(() => atob(value)) : value;
  return findResponses(text ?? value)[0]?.response.body ?? value;
}
