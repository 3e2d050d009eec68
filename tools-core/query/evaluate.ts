import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  objectsOf,
  placeOfPointer,
  pointerPart,
  type Report,
  readJson,
  textOf,
} from '../base/index.ts';
import { checkRequest } from './checkRequest.ts';
import { checkSubmission } from './checkSubmission.ts';
import type { Credential } from './credential.ts';
import { evaluateDcql } from './dcql.ts';
import { evaluateExchange } from './presentationExchange.ts';
import { type EvaluatedQuery, type ProblemAround, queryReport } from './queryReport.ts';
import { readCredentials, type Unread } from './readCredentials.ts';
import { type ReadQuery, readQueries } from './readQueries.ts';
import type { QueryProblem, QueryResult } from './result.ts';
import { type Draft, draftDcql } from './toDcql.ts';

/** Everything that comes of a query. */
export interface Evaluation {
  results: QueryResult[];
  /** What is wrong around the queries: with the request, or with the submission. */
  around: ProblemAround[];
  draft?: Draft;
  credentials: Credential[];
  unread: Unread[];
  report: Report;
}

/**
 * Evaluates queries against credentials: DCQL, a presentation definition, or a request that contains either. A definition
 * is evaluated as the DCQL query that could take its place as well.
 * @param queryText the query as JSON, or a request of any form
 * @param credentialsText credentials with empty lines between them
 * @param step is called before each step with its name
 * @throws InputError for a query that cannot be read
 */
export async function evaluateQuery(
  queryText: string,
  credentialsText: string,
  step: (name: string) => Promise<void> = async () => {},
): Promise<Evaluation> {
  if (queryText.trim() === '') throw new InputError('Paste a DCQL query or a presentation definition.');
  const { queries, request, source } = readQueries(queryText);
  await step('reading the credentials');
  // A whole request brings what was presented.
  const isWhole = credentialsText.trim() === '' && request?.vp_token !== undefined;
  const [shown, input] = isWhole ? [queryText, 'query'] : [credentialsText, 'credentials'];
  const { credentials, unread } = readCredentials(shown, input);
  const around = problemsAround(queries, request, shown, input);
  const evaluated: EvaluatedQuery[] = [];
  for (const { kind, query, root } of queries) {
    await step(`evaluating ${kind === 'dcql' ? 'DCQL' : 'the definition'}`);
    const place = (pointer: string) => source && placeOfPointer(source.text, root + pointer, 'query', source.start);
    if (kind === 'dcql') evaluated.push({ result: evaluateDcql(query, credentials), place });
    else {
      const draft = draftDcql(query);
      const drafted = { draft, result: evaluateDcql(draft.query, credentials) };
      evaluated.push({ result: evaluateExchange(query, credentials), place, drafted });
    }
  }
  const report = queryReport({ evaluated, around, credentials, unread, texts: { query: queryText, [input]: shown } });
  const draft = evaluated.findLast(({ drafted }) => drafted)?.drafted?.draft;
  const results = evaluated.map(({ result }) => result);
  return { results, around, ...(draft && { draft }), credentials, unread, report };
}

/** Finds what is wrong around queries: with the request to a validator, and with the submission of a response. */
function problemsAround(
  queries: readonly ReadQuery[],
  request: JsonObject | undefined,
  shown: string,
  input: string,
): ProblemAround[] {
  const definition = queries.find(({ kind }) => kind === 'definition')?.query;
  const read = readJson(shown);
  const response = 'value' in read && isObject(read.value) ? read.value : {};
  const ofResponse = definition ? checkSubmission(definition, response) : checkIds(queries, response.vp_token);
  return [
    ...(request ? checkRequest(request) : []).map((problem) => ({ ...problem, input: 'query' })),
    ...ofResponse.map((problem) => ({ ...problem, input })),
  ];
}

/** A response names what it sends by the ids of the DCQL query (OpenID4VP 1.0 section 8.1). */
function checkIds(queries: readonly ReadQuery[], shown: Json | undefined): QueryProblem[] {
  const ids = queries.flatMap(({ query }) => objectsOf(query.credentials).map(({ id }) => textOf(id)));
  if (shown === undefined || ids.length === 0) return [];
  if (!isObject(shown))
    return [
      { pointer: '/vp_token', text: 'vp_token is an object with the ids of the query (OpenID4VP 1.0 section 8.1).' },
    ];
  return Object.keys(shown)
    .filter((id) => !ids.includes(id))
    .map((id) => ({ pointer: `/vp_token/${pointerPart(id)}`, text: `The query has no id ${JSON.stringify(id)}.` }));
}
