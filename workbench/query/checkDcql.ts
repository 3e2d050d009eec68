import { isObject, type JsonObject, listsOf, objectsOf, textOf } from '../base/index.ts';
import { QUERY_CAUSES, type QueryCause } from './causes.ts';
import { isStep } from './claimsPath.ts';
import { type QueryProblem, quoted } from './result.ts';

type Say = (pointer: string, text: string, cause?: QueryCause) => void;

const ID = /^[A-Za-z0-9_-]+$/;

/** The rules of OpenID4VP 1.0, sections 6.1 to 6.4, that a query itself has to keep. */
export function checkDcql(query: JsonObject): QueryProblem[] {
  const problems: QueryProblem[] = [];
  const say: Say = (pointer, text, cause) => problems.push({ pointer, text, ...(cause && { cause }) });
  const { dcqlId } = QUERY_CAUSES;
  const queries = objectsOf(query.credentials);
  if (queries.length === 0) say('/credentials', 'A query needs at least one credential query under credentials.');
  const ids = queries.map(({ id }) => textOf(id));
  for (const [index, one] of queries.entries()) {
    const pointer = `/credentials/${index}`;
    if (!ID.test(ids[index]))
      say(`${pointer}/id`, 'An id has letters, digits, _ and - only, and at least one.', dcqlId);
    else if (ids.indexOf(ids[index]) !== index)
      say(`${pointer}/id`, `The id ${quoted(ids[index])} stands twice.`, dcqlId);
    if (!textOf(one.format)) say(`${pointer}/format`, 'A credential query names a format.');
    if (!isObject(one.meta))
      say(`${pointer}/meta`, 'A credential query has meta, an empty object where nothing is asked of the type.');
    checkClaims(one, pointer, say);
  }
  for (const [index, set] of objectsOf(query.credential_sets).entries()) {
    const unknown = listsOf(set.options)
      .flat()
      .filter((id) => !ids.includes(String(id)));
    if (listsOf(set.options).length === 0)
      say(`/credential_sets/${index}/options`, 'A credential set needs at least one option.');
    if (unknown.length > 0)
      say(`/credential_sets/${index}/options`, `No credential query has the id ${quoted(unknown[0])}.`);
  }
  return problems;
}

function checkClaims(query: JsonObject, pointer: string, say: Say): void {
  if ('claims' in query && objectsOf(query.claims).length === 0)
    say(`${pointer}/claims`, 'The list of claims is empty. Leave it out to ask for no claim.', QUERY_CAUSES.dcqlClaims);
  const claims = objectsOf(query.claims);
  const ids = claims.map(({ id }) => textOf(id));
  for (const [index, claim] of claims.entries()) {
    if (!Array.isArray(claim.path) || claim.path.length === 0)
      say(`${pointer}/claims/${index}/path`, 'A claim has a path with at least one step.');
    else if (!claim.path.every(isStep))
      say(`${pointer}/claims/${index}/path`, 'A step is a name, null or a number from 0.');
    if (ids[index] && ids.indexOf(ids[index]) !== index)
      say(`${pointer}/claims/${index}/id`, `The id ${quoted(ids[index])} stands twice.`);
    if ('claim_sets' in query && !ids[index])
      say(`${pointer}/claims/${index}/id`, 'With claim_sets, every claim has an id.');
  }
  if (!('claim_sets' in query)) return;
  if (!('claims' in query)) say(`${pointer}/claim_sets`, 'There are no claims for claim_sets to choose from.');
  const unknown = listsOf(query.claim_sets)
    .flat()
    .filter((id) => !ids.includes(String(id)));
  if (unknown.length > 0) say(`${pointer}/claim_sets`, `No claim has the id ${quoted(unknown[0])}.`);
}
