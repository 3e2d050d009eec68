import { hasItems, isObject, type Json, type JsonObject, listsOf, nearest, textOf } from '../base/index.ts';
import { isStep, stepsOf } from './claimsPath.ts';
import { placedObjects, problemsOf, type QueryProblem, quoted, type ReportProblem } from './result.ts';

const ID = /^[A-Za-z0-9_-]+$/;
const NO_ID = 'An id consists of one or more letters, digits, _ and -.';

/** Formats of OpenID4VP 1.0 appendix B, and older names that are read as one of them. */
const FORMATS = ['dc+sd-jwt', 'mso_mdoc', 'jwt_vc_json', 'ldp_vc', 'vc+sd-jwt', 'jwt_vc', 'vc+jwt', 'ac_vp'];

/** Switches of a credential query (OpenID4VP 1.0 section 6.1), and its other members. */
const SWITCHES = ['multiple', 'require_cryptographic_holder_binding'];
const MEMBERS = ['id', 'format', 'meta', 'trusted_authorities', 'claims', 'claim_sets', ...SWITCHES];

/** A name that the standard does not have, with the one that was probably meant. */
function unknownName(what: string, name: string, known: readonly string[]): string {
  const meant =
    /sd-?jwt/i.test(name) && what === 'format' ? 'dc+sd-jwt' : nearest(name, known, Math.max(2, name.length / 2));
  return `${quoted(name)} isn't a ${what} of OpenID4VP${meant ? `. Did you mean ${quoted(meant)}?` : '.'}`;
}

/** The rules of OpenID4VP 1.0, sections 6.1 to 6.4, that a query itself has to keep. */
export function checkDcql(query: JsonObject): QueryProblem[] {
  return problemsOf((report) => {
    if (!hasItems(query.credentials))
      report('/credentials', 'A query must have at least one credential query under credentials.');
    const queries = placedObjects(query.credentials, '/credentials', 'A credential query', report);
    const ids = queries.map(([, { id }]) => textOf(id));
    for (const [order, [index, one]] of queries.entries()) {
      const pointer = `/credentials/${index}`;
      const id = ids[order];
      if (!ID.test(id)) report(`${pointer}/id`, NO_ID);
      else if (ids.indexOf(id) !== order) report(`${pointer}/id`, `The id ${quoted(id)} occurs twice.`);
      checkMembers(one, pointer, report);
      checkMeta(one, `${pointer}/meta`, report);
      if ('trusted_authorities' in one)
        checkAuthorities(one.trusted_authorities, `${pointer}/trusted_authorities`, report);
      checkClaims(one, pointer, report);
    }
    checkNames(query, ['credentials', 'credential_sets'], '', report);
    checkSets(query, ids, report);
  });
}

function checkMembers(query: JsonObject, pointer: string, report: ReportProblem): void {
  const format = textOf(query.format);
  if (!format) report(`${pointer}/format`, 'A credential query must have a format.');
  else if (!FORMATS.includes(format)) report(`${pointer}/format`, unknownName('format', format, FORMATS));
  checkNames(query, MEMBERS, pointer, report);
  checkSwitches(query, SWITCHES, pointer, report);
}

function checkSwitches(object: JsonObject, names: readonly string[], pointer: string, report: ReportProblem): void {
  for (const name of names) {
    if (name in object && typeof object[name] !== 'boolean')
      report(`${pointer}/${name}`, `${name} has to be true or false.`);
  }
}

/** Members that nobody reads, since their names are misspelled. Other names may be of an extension. */
function checkNames(object: JsonObject, known: readonly string[], pointer: string, report: ReportProblem): void {
  for (const name of Object.keys(object)) {
    if (!known.includes(name) && nearest(name, known)) report(`${pointer}/${name}`, unknownName('member', name, known));
  }
}

/** The first id in lists of ids that none of the parts has, as reports quote it. */
function strayId(lists: Json[][], ids: readonly string[]): string | undefined {
  const stray = lists.flat().find((id) => !ids.includes(String(id)));
  return stray === undefined ? undefined : quoted(stray);
}

function checkSets(query: JsonObject, ids: readonly string[], report: ReportProblem): void {
  const root = '/credential_sets';
  if ('credential_sets' in query && !hasItems(query.credential_sets))
    report(root, 'credential_sets has to be a list with at least one set. Leave it out to request every credential.');
  for (const [index, set] of placedObjects(query.credential_sets, root, 'A credential set', report)) {
    checkNames(set, ['options', 'required', 'purpose'], `${root}/${index}`, report);
    checkSwitches(set, ['required'], `${root}/${index}`, report);
    const options = listsOf(set.options);
    const stray = strayId(options, ids);
    const place = `${root}/${index}/options`;
    if (options.length === 0) report(place, 'A credential set must have at least one option.');
    if (options.some((option) => option.length === 0))
      report(place, 'An option must have at least one credential query.');
    if (stray) report(place, `No credential query has the id ${stray}.`);
  }
}

const isTexts = (value: unknown) => hasItems(value) && value.every((one) => typeof one === 'string' && one !== '');

/** Where each format has the type that is asked for. */
const TYPES: Record<string, string> = {
  'dc+sd-jwt': 'vct_values',
  'vc+sd-jwt': 'vct_values',
  mso_mdoc: 'doctype_value',
  jwt_vc_json: 'type_values',
  ldp_vc: 'type_values',
};

/** What each format asks of the type (OpenID4VP 1.0, appendices B.1.1, B.2.3 and B.3.5). */
function checkMeta({ meta, format }: JsonObject, pointer: string, report: ReportProblem): void {
  if (!isObject(meta)) {
    report(pointer, 'A credential query must have meta, which can be an empty object if any type will do.');
    return;
  }
  checkNames(meta, Object.values(TYPES), pointer, report);
  const { vct_values: vcts, doctype_value: doctype, type_values: types } = meta;
  if ('vct_values' in meta && !isTexts(vcts))
    report(`${pointer}/vct_values`, 'vct_values has to be a list with at least one vct.');
  if ('doctype_value' in meta && !textOf(doctype))
    report(`${pointer}/doctype_value`, 'doctype_value has to be one string.');
  if ('type_values' in meta && !(hasItems(types) && types.every(isTexts)))
    report(
      `${pointer}/type_values`,
      'type_values is a list of lists: each inner list has the types of one alternative.',
    );
  const own = TYPES[textOf(format)];
  const other = own && Object.values(TYPES).find((name) => name !== own && name in meta);
  if (other) report(`${pointer}/${other}`, `${other} is for another format: ${format} has ${own}.`);
}

function checkAuthorities(authorities: Json, pointer: string, report: ReportProblem): void {
  if (!hasItems(authorities)) report(pointer, 'trusted_authorities must have at least one entry.');
  for (const [index, { type, values }] of placedObjects(authorities, pointer, 'An authority', report)) {
    if (!textOf(type) || !hasItems(values))
      report(`${pointer}/${index}`, 'An entry must have a type, and values with at least one string.');
  }
}

/** What is wrong with the path of a claim (OpenID4VP 1.0, sections 6.3 and 7). */
function pathFault({ path, claim_name: name }: JsonObject, isMdoc: boolean): string | undefined {
  if (name !== undefined && !Array.isArray(path))
    return 'A claim has a path, ["namespace", "name"], instead of the namespace and claim_name of earlier drafts.';
  if (typeof path === 'string')
    return `A path has to be a list with one item for each step: ${JSON.stringify(stepsOf(path))}.`;
  if (!hasItems(path)) return 'A claim must have a path with at least one step.';
  if (!path.every(isStep)) return 'A step has to be a name, null or a number from 0.';
  if (isMdoc && (path.length !== 2 || path.some((step) => typeof step !== 'string')))
    return 'A path into an mdoc consists of two names: the namespace and the data element.';
  return undefined;
}

const isClaimValue = (one: unknown) => ['string', 'boolean'].includes(typeof one) || Number.isInteger(one);

function checkClaims(query: JsonObject, pointer: string, report: ReportProblem): void {
  const root = `${pointer}/claims`;
  const hasSets = 'claim_sets' in query;
  if ('claims' in query && !hasItems(query.claims))
    report(root, 'claims has to be a list with at least one claim. Leave it out to request no claims.');
  const claims = placedObjects(query.claims, root, 'A claim', report);
  const ids = claims.map(([, { id }]) => textOf(id));
  const paths = claims.map(([, { path }]) => JSON.stringify(path));
  for (const [order, [index, claim]] of claims.entries()) {
    const place = `${root}/${index}`;
    const [path, id] = [paths[order], ids[order]];
    checkNames(claim, ['id', 'path', 'values', 'claim_name', 'intent_to_retain'], place, report);
    // Of an mdoc (OpenID4VP 1.0 appendix B.2.4).
    checkSwitches(claim, ['intent_to_retain'], place, report);
    const fault = pathFault(claim, query.format === 'mso_mdoc');
    if (fault) report(`${place}/path`, fault);
    if ('values' in claim && !(hasItems(claim.values) && claim.values.every(isClaimValue)))
      report(`${place}/values`, 'values has to be a list with at least one string, whole number, true or false.');
    if (claim.path !== undefined && paths.indexOf(path) !== order)
      report(`${place}/path`, `The path ${path} occurs twice, but a query can contain each claim only once.`);
    if ('id' in claim && !ID.test(id)) report(`${place}/id`, NO_ID);
    if (id && ids.indexOf(id) !== order) report(`${place}/id`, `The id ${quoted(id)} occurs twice.`);
    if (hasSets && !('id' in claim)) report(`${place}/id`, 'With claim_sets, every claim must have an id.');
  }
  if (!hasSets) return;
  const sets = listsOf(query.claim_sets);
  const stray = strayId(sets, ids);
  if (!sets.every(hasItems) || sets.length === 0)
    report(`${pointer}/claim_sets`, 'claim_sets must have at least one list, and each list at least one id.');
  if (!('claims' in query)) report(`${pointer}/claim_sets`, 'There are no claims for claim_sets to choose from.');
  if (stray) report(`${pointer}/claim_sets`, `No claim has the id ${stray}.`);
}
