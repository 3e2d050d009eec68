import { InputError, isObject, type Json, type JsonObject, readJson, textOf } from '../base/index.ts';
import { extractFromText, objectsOfToken, parametersOf } from '../decode/index.ts';
import { validatorRequest } from './checkRequest.ts';
import { readCredentials } from './readCredentials.ts';

/** What a query is, and where in the input it is. */
export interface ReadQuery {
  kind: 'dcql' | 'definition';
  query: JsonObject;
  /** JSON Pointer of the query in what was put in. */
  root: string;
}

/** JSON that contains a query. */
interface QueryText {
  value: Json;
  /** The text that the value was read of, and its offset in the input; absent where the input is a token or a link. */
  source?: { text: string; start: number };
}

/** A query input, read. */
export interface ReadInput extends Pick<QueryText, 'source'> {
  queries: ReadQuery[];
  /** The whole request to a validator, where the input is one. */
  request?: JsonObject;
}

const SWAPPED = 'This is a credential, not a query. Put it into the field of the credentials, and a query here.';
const NO_QUERY =
  "This is JSON, but it isn't a query, because it has no list under credentials (DCQL) or input_descriptors (Presentation Exchange).";

/** Finds the queries in JSON, or in a request of any form. @throws InputError for what contains no query */
export function readQueries(text: string): ReadInput {
  const { value, source } = readQueryText(text) ?? {};
  const queries = value === undefined ? [] : queriesIn(value, '', 0);
  const request = value === undefined ? undefined : validatorRequest(value);
  if (queries.length > 0 || request) return { queries, ...(request && { request }), ...(source && { source }) };
  const json = readJson(text, 'The query');
  const fault = value !== undefined ? NO_QUERY : 'fault' in json ? json.fault : SWAPPED;
  throw new InputError(readCredentials(text).credentials.length > 0 ? SWAPPED : fault);
}

/** A signed request is a token (OpenID4VP 1.0, section 5.10.1). */
const TOKEN = /^e[wy][\w-]+\.[\w-]+\.[\w-]*$/;

/**
 * Reads JSON, a signed request, the link of a request, or the JSON in a call of curl.
 * @throws InputError for a link that has only the address of the request
 * @returns undefined for a text that is none of them
 */
function readQueryText(input: string): QueryText | undefined {
  const read = readJson(input);
  if ('value' in read) return { value: withRequest(read.value), source: { text: input, start: 0 } };
  const text = input.trim();
  if (/^[{[]/.test(text)) return undefined;
  const payload = payloadOf(text);
  if (payload) return { value: payload };
  const parameters = parametersOf(text.replace(/^["'<]|["'>]$/g, ''));
  if (parameters) return { value: fromLink(parameters) };
  for (const { text: own, start } of extractFromText(input).json) {
    const inner = readJson(own);
    if ('value' in inner)
      return { value: withRequest(inner.value), ...(start !== undefined && { source: { text: own, start } }) };
  }
  return undefined;
}

function payloadOf(token: string): JsonObject | undefined {
  return TOKEN.test(token) ? objectsOfToken(token)[1] : undefined;
}

/** The value with the payload of a signed request that it contains as a token. */
function withRequest(value: Json): Json {
  if (!isObject(value)) return value;
  const payload = payloadOf(textOf((isObject(value.data) ? value.data : value).request));
  return payload ? { ...value, request: payload } : value;
}

function fromLink(parameters: JsonObject): JsonObject {
  const payload = payloadOf(textOf(parameters.request));
  if (payload) return payload;
  const address = textOf(parameters.request_uri);
  if (!address || 'dcql_query' in parameters || 'presentation_definition' in parameters) return parameters;
  throw new InputError(
    `This link only contains the address of the request: request_uri is ${address.slice(0, 200)}. Fetch it, and paste the response.`,
  );
}

/** Members of requests that contain queries. */
const HOLDERS = ['dcql_query', 'presentation_definition', 'query', 'request', 'options', 'data', 'digital', 'requests'];

const MOST_LEVELS = 6;

function queriesIn(value: unknown, root: string, level: number): ReadQuery[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value))
    return value.slice(0, 20).flatMap((one, index) => queriesIn(one, `${root}/${index}`, level + 1));
  // A form or a program may carry the query as a string of JSON.
  if (typeof value === 'string' && level > 0 && /^\s*\{/.test(value)) {
    const inner = readJson(value);
    return 'value' in inner ? queriesIn(inner.value, root, level + 1) : [];
  }
  if (!isObject(value)) return [];
  if (Array.isArray(value.input_descriptors)) return [{ kind: 'definition', query: value, root }];
  const inside = HOLDERS.flatMap((name) => queriesIn(value[name], `${root}/${name}`, level + 1));
  if (inside.length > 0) return inside;
  return Array.isArray(value.credentials) ? [{ kind: 'dcql', query: value, root }] : [];
}
