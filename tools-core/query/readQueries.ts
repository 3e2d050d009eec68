import { InputError, isObject, type JsonObject, readJson } from '../base/index.ts';
import { validatorRequest } from './checkRequest.ts';
import { type QueryText, readQueryText } from './queryText.ts';
import { readCredentials } from './readCredentials.ts';

/** What a query is, and where in the input it stands. */
export interface ReadQuery {
  kind: 'dcql' | 'definition';
  query: JsonObject;
  /** JSON Pointer of the query in what was put in. */
  root: string;
}

/** A query input, read. */
export interface ReadInput {
  queries: ReadQuery[];
  /** The whole request to a validator, where the input is one. */
  request?: JsonObject;
  /** The JSON that it was read of; absent where the input is a token or a link. */
  source?: QueryText['source'];
}

/** Finds the queries in JSON, or in a request of any form. @throws InputError for what holds no query */
export function readQueries(text: string): ReadInput {
  const read = readQueryText(text);
  if (!read) {
    const fault = readJson(text, 'The query');
    throw new InputError(holdsCredential(text) || !('fault' in fault) ? SWAPPED : fault.fault);
  }
  const queries = queriesIn(read.value, '', 0);
  const request = validatorRequest(read.value);
  const source = read.source && { source: read.source };
  if (queries.length > 0 || request) return { queries, ...(request && { request }), ...source };
  throw new InputError(
    holdsCredential(text)
      ? SWAPPED
      : 'This is JSON, and no query: it has neither credentials (DCQL) nor input_descriptors (Presentation Exchange).',
  );
}

const SWAPPED = 'This is a credential, not a query. Put it into the field of the credentials, and a query here.';

const holdsCredential = (text: string) => readCredentials(text).credentials.length > 0;

/** Members of requests that hold queries. */
const HOLDERS = ['dcql_query', 'presentation_definition', 'query', 'request', 'options', 'data', 'digital', 'requests'];

const MOST_LEVELS = 6;

function queriesIn(value: unknown, root: string, level: number): ReadQuery[] {
  if (level > MOST_LEVELS) return [];
  if (Array.isArray(value)) {
    return value.slice(0, 20).flatMap((one, index) => queriesIn(one, `${root}/${index}`, level + 1));
  }
  // A form or a program may carry the query as a string of JSON.
  if (typeof value === 'string' && level > 0 && /^\s*\{/.test(value)) {
    const inner = readJson(value);
    return 'value' in inner ? queriesIn(inner.value, root, level + 1) : [];
  }
  if (!isObject(value)) return [];
  if (Array.isArray(value.input_descriptors)) return [{ kind: 'definition', query: value, root }];
  const held = HOLDERS.flatMap((name) => queriesIn(value[name], `${root}/${name}`, level + 1));
  if (held.length > 0) return held;
  return Array.isArray(value.credentials) ? [{ kind: 'dcql', query: value, root }] : [];
}
