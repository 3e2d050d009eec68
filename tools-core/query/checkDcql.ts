import { hasItems, isObject, type JsonObject, listsOf, nearest, textOf } from '../base/index.ts';
import { QUERY_CAUSES } from './causes.ts';
import { isStep } from './claimsPath.ts';
import { placedObjects, type QueryProblem, quoted, type Say } from './result.ts';

const ID = /^[A-Za-z0-9_-]+$/;

/** Formats of OpenID4VP 1.0 appendix B, and older names that are read as one of them. */
const FORMATS = ['dc+sd-jwt', 'mso_mdoc', 'jwt_vc_json', 'ldp_vc', 'vc+sd-jwt', 'jwt_vc', 'vc+jwt', 'ac_vp'];

/** Members of a credential query (OpenID4VP 1.0 section 6.1). */
const MEMBERS = [
  'id',
  'format',
  'multiple',
  'meta',
  'trusted_authorities',
  'require_cryptographic_holder_binding',
  'claims',
  'claim_sets',
];

/** A name that the standard does not have, with the one that was probably meant. */
function unknownName(what: string, name: string, known: readonly string[]): string {
  const meant =
    /sd-?jwt/i.test(name) && what === 'format' ? 'dc+sd-jwt' : nearest(name, known, Math.max(2, name.length / 2));
  return `${quoted(name)} is no ${what} of OpenID4VP${meant ? `, and ${quoted(meant)} is probably meant` : ''}.`;
}

/** The rules of OpenID4VP 1.0, sections 6.1 to 6.4, that a query itself has to keep. */
export function checkDcql(query: JsonObject): QueryProblem[] {
  const problems: QueryProblem[] = [];
  const say: Say = (pointer, text, cause) => problems.push({ pointer, text, ...(cause && { cause }) });
  const { dcqlId } = QUERY_CAUSES;
  if (!hasItems(query.credentials))
    say('/credentials', 'A query needs at least one credential query under credentials.');
  const queries = placedObjects(query.credentials, { pointer: '/credentials', what: 'A credential query' }, say);
  const ids = queries.map(([, { id }]) => textOf(id));
  for (const [order, [index, one]] of queries.entries()) {
    const pointer = `/credentials/${index}`;
    const id = ids[order];
    if (!ID.test(id)) say(`${pointer}/id`, 'An id has letters, digits, _ and - only, and at least one.', dcqlId);
    else if (ids.indexOf(id) !== order) say(`${pointer}/id`, `The id ${quoted(id)} stands twice.`, dcqlId);
    if (!textOf(one.format)) say(`${pointer}/format`, 'A credential query names a format.');
    else if (!FORMATS.includes(textOf(one.format)))
      say(`${pointer}/format`, unknownName('format', textOf(one.format), FORMATS));
    for (const name of Object.keys(one)) {
      if (!MEMBERS.includes(name) && nearest(name, MEMBERS))
        say(`${pointer}/${name}`, unknownName('member', name, MEMBERS));
    }
    if (!isObject(one.meta))
      say(`${pointer}/meta`, 'A credential query has meta, an empty object where nothing is asked of the type.');
    else checkMeta(one.meta, `${pointer}/meta`, say);
    for (const name of ['multiple', 'require_cryptographic_holder_binding']) {
      if (name in one && typeof one[name] !== 'boolean') say(`${pointer}/${name}`, `${name} is true or false.`);
    }
    checkAuthorities(one, pointer, say);
    checkClaims(one, pointer, say);
  }
  checkSets(query, ids, say);
  return problems;
}

function checkSets(query: JsonObject, ids: readonly string[], say: Say): void {
  if ('credential_sets' in query && !hasItems(query.credential_sets))
    say('/credential_sets', 'The list of credential sets is empty. Leave it out to ask for every credential.');
  const sets = placedObjects(query.credential_sets, { pointer: '/credential_sets', what: 'A credential set' }, say);
  for (const [index, set] of sets) {
    const unknown = listsOf(set.options)
      .flat()
      .filter((id) => !ids.includes(String(id)));
    if (listsOf(set.options).length === 0)
      say(`/credential_sets/${index}/options`, 'A credential set needs at least one option.');
    if (listsOf(set.options).some((option) => option.length === 0))
      say(`/credential_sets/${index}/options`, 'An option names at least one credential query.');
    if (unknown.length > 0)
      say(`/credential_sets/${index}/options`, `No credential query has the id ${quoted(unknown[0])}.`);
  }
}

/** What each format asks of the type (OpenID4VP 1.0, appendices B.1.1, B.2.3 and B.3.5). */
function checkMeta(meta: JsonObject, pointer: string, say: Say): void {
  const { vct_values: vcts, doctype_value: doctype, type_values: types } = meta;
  const isTexts = (value: unknown) => hasItems(value) && value.every((one) => typeof one === 'string' && one !== '');
  if ('vct_values' in meta && !isTexts(vcts)) say(`${pointer}/vct_values`, 'vct_values is a list of at least one vct.');
  if ('doctype_value' in meta && !textOf(doctype)) say(`${pointer}/doctype_value`, 'doctype_value is one text.');
  if ('type_values' in meta && !(hasItems(types) && types.every(isTexts)))
    say(`${pointer}/type_values`, 'type_values is a list of lists: each inner list has the types of one alternative.');
}

function checkAuthorities(query: JsonObject, pointer: string, say: Say): void {
  if (!('trusted_authorities' in query)) return;
  const place = `${pointer}/trusted_authorities`;
  const { trusted_authorities: all } = query;
  if (!hasItems(all)) say(place, 'trusted_authorities has at least one entry.');
  for (const [index, { type, values }] of placedObjects(all, { pointer: place, what: 'An authority' }, say)) {
    if (!textOf(type) || !hasItems(values))
      say(`${place}/${index}`, 'An entry has a type, and values with at least one text.');
  }
}

/** The path of a claim, and the values that it may have (OpenID4VP 1.0, sections 6.3 and 7). */
function checkClaim(claim: JsonObject, isMdoc: boolean, pointer: string, say: Say): void {
  const { path, values } = claim;
  if ('claim_name' in claim && !Array.isArray(path))
    say(
      `${pointer}/path`,
      'A claim has a path, ["namespace", "name"], in place of namespace and claim_name of drafts.',
    );
  else if (!hasItems(path)) say(`${pointer}/path`, 'A claim has a path with at least one step.');
  else if (!path.every(isStep)) say(`${pointer}/path`, 'A step is a name, null or a number from 0.');
  else if (isMdoc && (path.length !== 2 || path.some((step) => typeof step !== 'string')))
    say(`${pointer}/path`, 'A path into an mdoc has two names: the namespace and the data element.');
  if (!('values' in claim)) return;
  const isValue = (one: unknown) => ['string', 'boolean'].includes(typeof one) || Number.isInteger(one);
  if (!hasItems(values) || !values.every(isValue))
    say(`${pointer}/values`, 'values is a list of at least one text, whole number, true or false.');
}

function checkClaims(query: JsonObject, pointer: string, say: Say): void {
  if ('claims' in query && !hasItems(query.claims))
    say(`${pointer}/claims`, 'The list of claims is empty. Leave it out to ask for no claim.', QUERY_CAUSES.dcqlClaims);
  const claims = placedObjects(query.claims, { pointer: `${pointer}/claims`, what: 'A claim' }, say);
  const ids = claims.map(([, { id }]) => textOf(id));
  const paths = claims.map(([, { path }]) => JSON.stringify(path));
  for (const [order, [index, claim]] of claims.entries()) {
    const place = `${pointer}/claims/${index}`;
    checkClaim(claim, query.format === 'mso_mdoc', place, say);
    const path = paths[order];
    if (paths.indexOf(path) !== order && claim.path !== undefined)
      say(`${place}/path`, `The path ${path} stands twice, and a query points to a claim once.`);
    const id = ids[order];
    if ('id' in claim && !ID.test(id)) say(`${place}/id`, 'An id has letters, digits, _ and - only, and at least one.');
    if (id && ids.indexOf(id) !== order) say(`${place}/id`, `The id ${quoted(id)} stands twice.`);
    if ('claim_sets' in query && !('id' in claim)) say(`${place}/id`, 'With claim_sets, every claim has an id.');
  }
  if (!('claim_sets' in query)) return;
  if (listsOf(query.claim_sets).length === 0) say(`${pointer}/claim_sets`, 'claim_sets has at least one list of ids.');
  if (!('claims' in query)) say(`${pointer}/claim_sets`, 'There are no claims for claim_sets to choose from.');
  const unknown = listsOf(query.claim_sets)
    .flat()
    .filter((id) => !ids.includes(String(id)));
  if (unknown.length > 0) say(`${pointer}/claim_sets`, `No claim has the id ${quoted(unknown[0])}.`);
}
