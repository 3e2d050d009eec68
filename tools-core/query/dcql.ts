import { isObject, type Json, type JsonObject, listsOf, objectsAt, objectsOf, textOf } from '../base/index.ts';
import { checkDcql } from './checkDcql.ts';
import { isStep, pathText, selectClaims } from './claimsPath.ts';
import type { Credential } from './credential.ts';
import { presented } from './disclosure.ts';
import { formatOf, typCaveat } from './formats.ts';
import {
  anyOf,
  type Candidate,
  type ClaimMatch,
  evaluateParts,
  type Match,
  type PartResult,
  type QueryResult,
  quoted,
  type RuleResult,
} from './result.ts';

/**
 * Evaluates a DCQL query (OpenID4VP 1.0, section 6) against credentials. It verifies no signature.
 * @param query as JSON; what is wrong with it is in `problems`
 */
export function evaluateDcql(query: JsonObject, credentials: readonly Credential[]): QueryResult {
  const problems = checkDcql(query);
  const parts = evaluateParts(query.credentials, '/credentials', credentials, candidateOf);
  const met = new Set<Json>(parts.filter(({ chosen }) => chosen).map(({ id }) => id));
  const rules = objectsAt(query.credential_sets).map(([index, set]) => ruleOf(set, met, index));
  const isMet =
    problems.length === 0 &&
    (rules.length > 0 ? rules.every((rule) => rule.isMet || !rule.isRequired) : parts.every(({ chosen }) => chosen));
  if (!isMet) return { language: 'DCQL', isMet, problems, parts, rules };
  const multiple = objectsOf(query.credentials).flatMap(({ id, multiple }) => (multiple === true ? [id] : []));
  const shown = ({ id, candidates, chosen }: PartResult) =>
    candidates.filter((one) => one.isMatch && (multiple.includes(id) || one === chosen)).map(presented);
  const sent = sentParts(parts, objectsOf(query.credential_sets), met);
  const response = { vp_token: Object.fromEntries(sent.map((part) => [part.id, shown(part)])) };
  return { language: 'DCQL', isMet, problems, parts, rules, response };
}

/** The first option of a credential set whose queries are all met. */
const optionOf = (set: JsonObject, met: ReadonlySet<Json>) =>
  listsOf(set.options).find((ids) => ids.every((id) => met.has(id)));

/** The queries that a wallet responds to: those of the first option that is met in each set, or all. */
function sentParts(parts: PartResult[], sets: JsonObject[], met: ReadonlySet<Json>): PartResult[] {
  const ids = sets.flatMap((set) => optionOf(set, met) ?? []);
  return sets.length === 0 ? parts : parts.filter(({ id }) => ids.includes(id));
}

function candidateOf(query: JsonObject, credential: Credential, pointer: string): Candidate {
  const format = formatMatch(query, credential, pointer);
  // What a credential of a different format lacks is no reason.
  if (!format.isMet) return { credential, isMatch: false, matches: [format], asked: [] };
  const basics = [format, ...metaMatches(query, credential, pointer), ...otherMatches(query, credential, pointer)];
  const claims = objectsAt(query.claims).map(([index, claim]) => ({
    id: textOf(claim.id),
    match: claimMatch(claim, credential, `${pointer}/claims/${index}`),
  }));
  const hasSets = 'claim_sets' in query;
  // The first set that can be had is the one that the verifier likes best (section 6.4.1).
  const set = listsOf(query.claim_sets).find((ids) =>
    ids.every((id) => claims.find((claim) => claim.id === id)?.match.isMet),
  );
  const counted = (set ? claims.filter(({ id }) => set.includes(id)) : claims).map(({ match }) => match);
  const choice: Match = {
    what: 'claim_sets',
    isMet: set !== undefined,
    why: set
      ? `The option ${set.join(', ')} is available.`
      : 'None of the options has all its claims in the credential.',
    pointer: `${pointer}/claim_sets`,
  };
  const matches = [...basics, ...(hasSets ? [choice] : []), ...counted.map(({ found, ...match }) => match)];
  const isMatch = matches.every(({ isMet }) => isMet !== false);
  return { credential, isMatch, matches, asked: counted.flatMap(({ found }) => found) };
}

function formatMatch({ format }: JsonObject, credential: Credential, pointer: string): Match {
  const name = textOf(format);
  const asked = formatOf(name);
  const isMet = asked === credential.format;
  const older = ` ${name} is the older name of ${asked}: wallets that follow OpenID4VP 1.0 don't know it.`;
  const caveat = asked === name ? typCaveat(name, credential.typ) : older;
  const wanted = name ? `the query requests ${name}` : 'the query has no format';
  const why = isMet ? `It is ${credential.format}.${caveat}` : `It is ${credential.format}, but ${wanted}.`;
  return { what: 'format', isMet, why, hasCaveat: isMet && caveat !== '', pointer: `${pointer}/format` };
}

function metaMatches({ meta }: JsonObject, { types }: Credential, pointer: string): Match[] {
  if (!isObject(meta)) return [];
  const { vct_values: vcts, doctype_value: doctype, type_values: options } = meta;
  const named = (what: string, values: Json[], member: string): Match => {
    const isMet = values.some((value) => types.includes(String(value)));
    const wanted = isMet ? '' : `, but the query requests ${anyOf(values)}`;
    return { what, isMet, why: `Its ${what} is ${quoted(types[0])}${wanted}.`, pointer: `${pointer}/meta/${member}` };
  };
  return [
    ...(Array.isArray(vcts) ? [named('vct', vcts, 'vct_values')] : []),
    ...(textOf(doctype) ? [named('doctype', [textOf(doctype)], 'doctype_value')] : []),
    ...(Array.isArray(options) ? [typeMatch(listsOf(options), types, `${pointer}/meta/type_values`)] : []),
  ];
}

/** Types are asked for as IRIs; credentials write them in short. Without their contexts the last part is compared. */
function typeMatch(options: Json[][], types: string[], pointer: string): Match {
  const what = 'type';
  const last = (iri: Json) => String(iri).split(/[#/]/).at(-1) as string;
  const option = options.find((all) => all.every((iri) => types.some((type) => type === iri || type === last(iri))));
  if (!option) {
    return {
      what,
      isMet: false,
      why: `Its types are ${types.join(', ')}, but the query requests ${anyOf(options)}.`,
      pointer,
    };
  }
  const isExact = option.every((iri) => types.includes(String(iri)));
  const note = isExact ? '' : ' The last part of each IRI was compared, since contexts are not loaded here.';
  return { what, isMet: true, why: `It has ${option.map(last).join(', ')}.${note}`, pointer };
}

function otherMatches(query: JsonObject, credential: Credential, pointer: string): Match[] {
  const { trusted_authorities: authorities, require_cryptographic_holder_binding: binding } = query;
  const trusted: Match = {
    what: 'trusted_authorities',
    isMet: undefined,
    why: 'Not checked, because it depends on the certificate chain or on a federation.',
    pointer: `${pointer}/trusted_authorities`,
  };
  const unbound: Match = {
    what: 'holder binding',
    isMet: false,
    why: 'It contains no holder key, but a query requires holder binding unless it turns that off.',
    pointer: `${pointer}/require_cryptographic_holder_binding`,
  };
  return [
    ...(Array.isArray(authorities) ? [trusted] : []),
    ...(binding === false || credential.isBound ? [] : [unbound]),
  ];
}

function claimMatch(claim: JsonObject, credential: Credential, pointer: string): ClaimMatch {
  const path = Array.isArray(claim.path) ? claim.path.filter(isStep) : [];
  const what = `claim ${pathText(path)}`.trim();
  const unmet = (why: string, member: string): ClaimMatch => ({
    what,
    isMet: false,
    why,
    pointer: `${pointer}/${member}`,
    found: [],
  });
  if (path.length === 0) return unmet('The query has no path to it.', 'path');
  const selection = selectClaims(credential.claims, path);
  if ('why' in selection) {
    const isBare = credential.format === 'jwt_vc_json' && path[0] === 'vc' && !('vc' in credential.claims);
    const hint = isBare ? ' A path into a W3C credential starts in the credential itself, so leave out vc.' : '';
    return unmet(selection.why + hint, 'path');
  }
  const { found } = selection;
  const values = Array.isArray(claim.values) ? claim.values : undefined;
  const fitting = values ? found.filter(({ value }) => values.includes(value)) : found;
  const shown = quoted(found.length === 1 ? found[0].value : found.map(({ value }) => value));
  if (values && fitting.length === 0)
    return unmet(`It is ${shown}, but the query requests ${anyOf(values)}.`, 'values');
  return { what, isMet: true, why: `It is ${shown}.`, pointer, found: fitting.map((one) => one.path) };
}

function ruleOf(set: JsonObject, met: ReadonlySet<Json>, index: number): RuleResult {
  const option = optionOf(set, met);
  const isRequired = set.required !== false;
  const lacks = listsOf(set.options).map((ids) => {
    const missing = ids.filter((id) => !met.has(id));
    return `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`;
  });
  return {
    what: `credential set ${index + 1}${isRequired ? '' : ', optional'}`,
    isMet: option !== undefined,
    isRequired,
    why: option ? `The option ${option.join(' and ')} is available.` : `No option is available: ${lacks.join('; ')}.`,
    pointer: `/credential_sets/${index}`,
  };
}
