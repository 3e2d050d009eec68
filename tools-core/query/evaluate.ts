import { InputError, placeOfPointer, type Report, type Section } from '../base/index.ts';
import { aroundQueries, aroundSections, type FoundProblem, verdictAround } from './aroundQueries.ts';
import type { Credential } from './credential.ts';
import { evaluateDcql } from './dcql.ts';
import { evaluateExchange } from './exchange.ts';
import type { QueryLinks } from './queryLinks.ts';
import { draftSections, sectionsOf, sideBySide, unreadSection, verdict } from './queryReport.ts';
import { readCredentials, type Unread } from './readCredentials.ts';
import { readQueries } from './readQueries.ts';
import type { QueryResult } from './result.ts';
import { type Draft, draftDcql } from './toDcql.ts';

/** All that came of a query. */
export interface Evaluation {
  results: QueryResult[];
  /** What is wrong around the queries: with the request, or with the submission. */
  around: FoundProblem[];
  draft?: Draft;
  credentials: Credential[];
  unread: Unread[];
  report: Report;
}

/**
 * Evaluates queries against credentials: DCQL, a presentation definition, or a request that holds either. A definition is
 * evaluated as the DCQL query that could take its place as well.
 * @param queryText the query as JSON
 * @param credentialsText credentials with empty lines between them
 * @throws InputError for a query that cannot be read
 */
export async function evaluateQuery(
  queryText: string,
  credentialsText: string,
  links: QueryLinks = {},
  step: (name: string) => Promise<void> = async () => {},
): Promise<Evaluation> {
  if (queryText.trim() === '') throw new InputError('Put a query in: DCQL, or a presentation definition.');
  const { queries, request, source } = readQueries(queryText);
  await step('reading the credentials');
  // A whole request brings what was presented.
  const isWhole = credentialsText.trim() === '' && request?.vp_token !== undefined;
  const [shown, input] = isWhole ? [queryText, 'query'] : [credentialsText, 'credentials'];
  const { credentials, unread } = readCredentials(shown, input);
  const results: QueryResult[] = [];
  const around = aroundQueries(queries, request, { text: shown, input });
  const sections: Section[] = [];
  let draft: Draft | undefined;
  for (const { kind, query, root } of queries) {
    await step(`evaluating ${kind === 'dcql' ? 'DCQL' : 'the definition'}`);
    const result = kind === 'dcql' ? evaluateDcql(query, credentials) : evaluateExchange(query, credentials);
    results.push(result);
    const place = (pointer: string) => source && placeOfPointer(source.text, root + pointer, 'query', source.start);
    sections.push(...sectionsOf(result, place, kind === 'dcql' ? links.dcql : links.definition, links.error));
    if (kind !== 'definition') continue;
    draft = draftDcql(query);
    const drafted = evaluateDcql(draft.query, credentials);
    sections.push(...draftSections(draft, drafted, result, place, links.dcql));
  }
  if (unread.length > 0) sections.push(unreadSection(unread));
  const report: Report = {
    ...(around.length > 0 || queries.length === 0
      ? verdictAround(around)
      : verdict(
          results,
          credentials,
          unread,
          (pointer) => source && placeOfPointer(source.text, (queries[0]?.root ?? '') + pointer, 'query', source.start),
        )),
    sections: [
      ...aroundSections(around, { query: queryText, [input]: shown }, links),
      ...sideBySide(results, draft, credentials),
      ...sections,
    ],
  };
  return { results, around, ...(draft && { draft }), credentials, unread, report };
}
