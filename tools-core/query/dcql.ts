import {
  isObject,
  type Json,
  type JsonObject,
  listsOf,
  objectsAt,
  objectsOf,
  ownEntry,
  textOf,
} from '../base/index.ts';
import { checkDcql } from './checkDcql.ts';
import { type ClaimsPath, isStep, pathText, selectClaims } from './claimsPath.ts';
import type { Credential } from './credential.ts';
import { presented } from './disclosure.ts';
import {
  anyOf,
  type Candidate,
  type Match,
  type PartResult,
  type QueryResult,
  quoted,
  type RuleResult,
} from './result.ts';

/** What other names a format had in drafts and in products. */
const SAME_FORMATS: Record<string, string> = {
  'vc+sd-jwt': 'dc+sd-jwt',
  jwt_vc: 'jwt_vc_json',
  'vc+jwt': 'jwt_vc_json',
};

/**
 * Evaluates a DCQL query (OpenID4VP 1.0, section 6) against credentials. It verifies no signature.
 * @param query as JSON; what is wrong with it stands in `problems`
 */
export function evaluateDcql(query: JsonObject, credentials: readonly Credential[]): QueryResult {
  const problems = checkDcql(query);
  const queries = objectsAt(query.credentials);
  const parts = queries.map(([index, one]): PartResult => {
    const pointer = `/credentials/${index}`;
    const candidates = credentials.map((credential) => candidateOf(one, credential, pointer));
    return {
      id: textOf(one.id) || String(index),
      pointer,
      candidates,
      chosen: candidates.find(({ isMatch }) => isMatch),
    };
  });
  const met = new Set(parts.filter(({ chosen }) => chosen).map(({ id }) => id));
  const rules = objectsAt(query.credential_sets).map(([index, set]) => ruleOf(set, met, index));
  const isMet =
    problems.length === 0 &&
    (rules.length > 0 ? rules.every((rule) => rule.isMet || !rule.isRequired) : parts.every(({ chosen }) => chosen));
  const sent = isMet ? sentParts(parts, objectsOf(query.credential_sets), met) : [];
  const multiple = new Set(queries.filter(([, one]) => one.multiple === true).map(([, { id }]) => id));
  const answer = isMet && {
    vp_token: Object.fromEntries(
      sent.map(({ id, candidates, chosen }) => [
        id,
        candidates.filter((one) => one.isMatch && (multiple.has(id) || one === chosen)).map(presented),
      ]),
    ),
  };
  return { language: 'DCQL', isMet, problems, parts, rules, ...(answer && { answer }) };
}

/** The queries that a wallet answers: those of the first option that is met in each set, or all. */
function sentParts(parts: PartResult[], sets: JsonObject[], met: ReadonlySet<string>): PartResult[] {
  if (sets.length === 0) return parts;
  const ids = new Set(
    sets.flatMap((set) => listsOf(set.options).find((option) => option.every((id) => met.has(String(id)))) ?? []),
  );
  return parts.filter(({ id }) => ids.has(id));
}

function candidateOf(query: JsonObject, credential: Credential, pointer: string): Candidate {
  const format = formatMatch(query, credential, pointer);
  // What another format lacks says nothing.
  if (!format.isMet) return { credential, isMatch: false, matches: [format], asked: [] };
  const basics = [format, ...metaMatches(query, credential, pointer), ...otherMatches(query, credential, pointer)];
  const claims = objectsAt(query.claims).map(([index, claim]) => ({
    id: textOf(claim.id),
    ...claimMatch(claim, credential, `${pointer}/claims/${index}`),
  }));
  // The first set that can be had is the one that the verifier likes best (section 6.4.1).
  const sets = 'claim_sets' in query ? listsOf(query.claim_sets) : [claims.map(({ id }) => id)];
  const set =
    'claim_sets' in query
      ? sets.find((ids) => ids.every((id) => claims.find((claim) => claim.id === id)?.match.isMet))
      : undefined;
  const counted = set ? claims.filter(({ id }) => set.includes(id)) : claims;
  const choice: Match[] =
    'claim_sets' in query
      ? [
          {
            what: 'claim_sets',
            isMet: set !== undefined,
            why: set ? `The option ${set.join(', ')} can be had.` : 'No option has all of its claims.',
            pointer: `${pointer}/claim_sets`,
          },
        ]
      : [];
  const matches = [...basics, ...choice, ...counted.map(({ match }) => match)];
  const isMatch =
    basics.every(({ isMet }) => isMet !== false) &&
    (set !== undefined || (!('claim_sets' in query) && claims.every(({ match }) => match.isMet)));
  return { credential, isMatch, matches, asked: counted.flatMap(({ found }) => found) };
}

function formatMatch({ format }: JsonObject, credential: Credential, pointer: string): Match {
  const asked = ownEntry(SAME_FORMATS, textOf(format)) ?? textOf(format);
  const isMet = asked === credential.format;
  const older =
    asked === textOf(format)
      ? ''
      : ` ${textOf(format)} is the older name of ${asked}: wallets of OpenID4VP 1.0 do not know it.`;
  const other = textOf(format) ? `${textOf(format)} is asked for` : 'the query names no format';
  const why = isMet ? `It is ${credential.format}.${older}` : `It is ${credential.format}, and ${other}.`;
  return { what: 'format', isMet, why, pointer: `${pointer}/format` };
}

function metaMatches({ meta }: JsonObject, { types }: Credential, pointer: string): Match[] {
  if (!isObject(meta)) return [];
  const place = (name: string) => `${pointer}/meta/${name}`;
  const matches: Match[] = [];
  if (Array.isArray(meta.vct_values)) {
    const isMet = meta.vct_values.some((vct) => types.includes(String(vct)));
    const why = isMet
      ? `Its vct is ${quoted(types[0])}.`
      : `Its vct is ${quoted(types[0])}; ${anyOf(meta.vct_values)} is asked for.`;
    matches.push({ what: 'vct', isMet, why, pointer: place('vct_values') });
  }
  if (textOf(meta.doctype_value)) {
    const isMet = types.includes(textOf(meta.doctype_value));
    const why = isMet
      ? `Its doctype is ${quoted(types[0])}.`
      : `Its doctype is ${quoted(types[0])}; ${quoted(meta.doctype_value)} is asked for.`;
    matches.push({ what: 'doctype', isMet, why, pointer: place('doctype_value') });
  }
  if (Array.isArray(meta.type_values)) matches.push(typeMatch(listsOf(meta.type_values), types, place('type_values')));
  return matches;
}

/** Types are asked for as IRIs; credentials write them in short. Without their contexts the last part is compared. */
function typeMatch(options: Json[][], types: string[], pointer: string): Match {
  const last = (iri: string) => iri.split(/[#/]/).at(-1) ?? iri;
  const option = options.find((all) =>
    all.every((iri) => types.some((type) => type === iri || type === last(String(iri)))),
  );
  if (!option)
    return {
      what: 'type',
      isMet: false,
      why: `Its types are ${types.join(', ')}; ${anyOf(options)} is asked for.`,
      pointer,
    };
  const isExact = option.every((iri) => types.includes(String(iri)));
  const note = isExact ? '' : ' The last part of each IRI was compared, since contexts are not loaded here.';
  return {
    what: 'type',
    isMet: true,
    why: `It has ${option.map((iri) => last(String(iri))).join(', ')}.${note}`,
    pointer,
  };
}

function otherMatches(query: JsonObject, credential: Credential, pointer: string): Match[] {
  const matches: Match[] = [];
  if (Array.isArray(query.trusted_authorities)) {
    const why = 'Not checked: who signed is a question of the chain of certificates or of a federation.';
    matches.push({ what: 'trusted_authorities', isMet: undefined, why, pointer: `${pointer}/trusted_authorities` });
  }
  if (query.require_cryptographic_holder_binding !== false && !credential.isBound) {
    const why =
      'It names no key of its holder, and a proof of the holder is asked for unless the query says otherwise.';
    matches.push({
      what: 'holder binding',
      isMet: false,
      why,
      pointer: `${pointer}/require_cryptographic_holder_binding`,
    });
  }
  return matches;
}

function claimMatch(
  claim: JsonObject,
  credential: Credential,
  pointer: string,
): { match: Match; found: (string | number)[][] } {
  const path = (Array.isArray(claim.path) ? claim.path.filter(isStep) : []) as ClaimsPath;
  const what = `claim ${pathText(path)}`.trim();
  if (path.length === 0) {
    const why = 'The query gives no path to it.';
    return { match: { what, isMet: false, why, pointer: `${pointer}/path` }, found: [] };
  }
  const selection = selectClaims(credential.claims, path);
  if ('why' in selection) {
    const isBare = credential.format === 'jwt_vc_json' && path[0] === 'vc' && !('vc' in credential.claims);
    const hint = isBare ? ' A path into a W3C credential starts in the credential itself, so leave out vc.' : '';
    return { match: { what, isMet: false, why: selection.why + hint, pointer: `${pointer}/path` }, found: [] };
  }
  const { found } = selection;
  const values = Array.isArray(claim.values) ? claim.values : undefined;
  const fitting = values ? found.filter(({ value }) => values.includes(value)) : found;
  const said = quoted(found.length === 1 ? found[0].value : found.map(({ value }) => value));
  if (values && fitting.length === 0) {
    return {
      match: { what, isMet: false, why: `It is ${said}; ${anyOf(values)} is asked for.`, pointer: `${pointer}/values` },
      found: [],
    };
  }
  return { match: { what, isMet: true, why: `It is ${said}.`, pointer }, found: fitting.map((one) => one.path) };
}

function ruleOf(set: JsonObject, met: ReadonlySet<string>, index: number): RuleResult {
  const options = listsOf(set.options);
  const option = options.find((ids) => ids.every((id) => met.has(String(id))));
  const isRequired = set.required !== false;
  const why = option
    ? `The option ${option.join(' and ')} can be had.`
    : `No option can be had: ${options.map((ids) => `${ids.filter((id) => !met.has(String(id))).join(', ')} ${ids.length === 1 ? 'is' : 'are'} missing`).join('; ')}.`;
  return {
    what: `credential set ${index + 1}${isRequired ? '' : ', optional'}`,
    isMet: option !== undefined,
    isRequired,
    why,
    pointer: `/credential_sets/${index}`,
  };
}
