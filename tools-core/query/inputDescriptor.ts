import { Validator } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject, objectsAt, tryOr, wellFormed } from '../base/index.ts';
import type { Credential } from './credential.ts';
import { formatOf, typCaveat } from './formats.ts';
import { selectByPath } from './jsonPath.ts';
import { type Candidate, type ClaimMatch, type Match, quoted } from './result.ts';

/** Features of constraints that need more than a credential: they are reported, and not checked. */
const NOT_CHECKED = ['subject_is_issuer', 'is_holder', 'same_subject', 'statuses'];

/** Compares a credential with an input descriptor (section 5). */
export function candidateOf(
  definition: JsonObject,
  descriptor: JsonObject,
  credential: Credential,
  pointer: string,
): Candidate {
  const constraints = isObject(descriptor.constraints) ? descriptor.constraints : {};
  const isOwn = isObject(descriptor.format);
  const asked = isOwn ? descriptor.format : definition.format;
  const formats = isObject(asked) ? [formatMatch(asked, credential, isOwn ? `${pointer}/format` : '/format')] : [];
  // What a credential of a different format lacks is no reason.
  if (formats.some(({ isMet }) => isMet === false)) return { credential, isMatch: false, matches: formats, asked: [] };
  const fields = objectsAt(constraints.fields).map(([index, field]) =>
    fieldMatch(field, credential, `${pointer}/constraints/fields/${index}`),
  );
  const matches = [
    ...formats,
    ...limitMatch(constraints, credential, pointer),
    ...fields.map(({ found, ...match }) => match),
    ...skippedMatches(descriptor, constraints, pointer),
  ];
  const isMatch = matches.every(({ isMet }) => isMet !== false);
  return { credential, isMatch, matches, asked: fields.flatMap(({ found }) => found) };
}

/** The match of a format under any of its names, which may allow different algorithms. */
function formatMatch(format: JsonObject, credential: Credential, pointer: string): Match {
  const names = Object.keys(format).filter((one) => formatOf(one) === credential.format);
  const all = names.map((name) => namedMatch(name, format[name], credential, pointer));
  const why = `It is ${credential.format}, but the definition requests ${Object.keys(format).join(', ')}.`;
  return all.find(({ isMet }) => isMet) ?? all[0] ?? { what: 'format', isMet: false, why, pointer };
}

function namedMatch(name: string, of: Json | undefined, { algorithm, typ }: Credential, pointer: string): Match {
  const what = 'format';
  const rules = isObject(of) ? of : {};
  const allowed = [rules.alg, rules['sd-jwt_alg_values'], rules.cryptosuite, rules.proof_type].find(Array.isArray);
  const caveat = typCaveat(name, typ);
  const hasCaveat = caveat !== '';
  if (!allowed || algorithm === undefined)
    return { what, isMet: true, why: `It is ${name}.${caveat}`, hasCaveat, pointer };
  // Every cryptosuite has this type of proof; types of older suites begin with a capital.
  const isSuite = allowed === rules.proof_type && allowed.includes('DataIntegrityProof') && !/^[A-Z]/.test(algorithm);
  const isMet = isSuite || allowed.includes(algorithm);
  const why = isMet
    ? `It is ${name}, signed by ${algorithm}.${caveat}`
    : `It is signed by ${algorithm}, but the definition requests ${allowed.join(', ')}.`;
  return { what, isMet, why, hasCaveat: isMet && hasCaveat, pointer: `${pointer}/${name}` };
}

function limitMatch({ limit_disclosure: limit }: JsonObject, { disclosable }: Credential, pointer: string): Match[] {
  if (limit !== 'required') return [];
  const isMet = disclosable.length > 0;
  const why = isMet
    ? 'Its claims can be disclosed individually.'
    : 'It can only be disclosed as a whole, but limit_disclosure is required.';
  return [{ what: 'limit_disclosure', isMet, why, pointer: `${pointer}/constraints/limit_disclosure` }];
}

function skippedMatches({ schema }: JsonObject, constraints: JsonObject, pointer: string): Match[] {
  const skipped = (what: string, why: string, place: string): Match => ({
    what,
    isMet: undefined,
    why,
    pointer: pointer + place,
  });
  const PREDICATE =
    'Not evaluated, because a predicate requests proof of a statement about a value instead of the value itself.';
  const SCHEMA =
    'Not evaluated, because schema is from Presentation Exchange 1.0. In version 2, use constraints to request a type.';
  const MORE = "Not checked, because the credential alone isn't enough to decide it.";
  const predicates = objectsAt(constraints.fields).filter(([, field]) => field.predicate !== undefined);
  return [
    ...predicates.map(([index, { path }]) =>
      skipped(`predicate of ${pathsOf(path)[0] ?? ''}`, PREDICATE, `/constraints/fields/${index}/predicate`),
    ),
    ...(schema === undefined ? [] : [skipped('schema', SCHEMA, '/schema')]),
    ...NOT_CHECKED.filter((name) => name in constraints).map((name) => skipped(name, MORE, `/constraints/${name}`)),
  ];
}

/** The paths of a field, as text. */
export const pathsOf = (path: Json | undefined): string[] => (Array.isArray(path) ? path.map(String) : []);

/** The first path that finds a value counts; then its filter (section 8). */
function fieldMatch(field: JsonObject, { document, claims }: Credential, pointer: string): ClaimMatch {
  const paths = pathsOf(field.path);
  const unmet = field.optional === true ? undefined : false;
  for (const [index, path] of paths.entries()) {
    const [first] = tryOr(() => selectByPath(document, path)) ?? [];
    if (!first) continue;
    const what = `field ${path}`;
    const value = `It is ${quoted(first.value)}`;
    const fault = isObject(field.filter) ? filterFault(field.filter, first.value) : undefined;
    if (fault !== undefined) {
      const why = `${value}. ${fault} Path ${index + 1} of ${paths.length} found it.`;
      return { what, isMet: unmet, why, pointer: `${pointer}/filter`, found: [] };
    }
    // In a JWT of data model 1.1, the claims are below `vc`.
    const found = document !== claims && first.path[0] === 'vc' ? first.path.slice(1) : first.path;
    const why = isObject(field.filter) ? `${value}, as the filter requires.` : `${value}.`;
    return { what, isMet: true, why, pointer, found: [found] };
  }
  const optional = unmet === undefined ? ' The field is optional.' : '';
  const why = `No path finds a value: ${paths.join(', ')}.${pathHint(paths, document)}${optional}`;
  return { what: `field ${paths[0] ?? ''}`, isMet: unmet, why, pointer: `${pointer}/path`, found: [] };
}

/** In a JWT of data model 1.1 the credential is under `vc`, where paths of a bare credential do not lead. */
function pathHint(paths: string[], { vc }: JsonObject): string {
  const path = paths.find((one) => /^\$\.(?!vc\b)/.test(one));
  const under = path?.replace(/^\$\./, '$.vc.');
  const isThere = under !== undefined && isObject(vc) && (tryOr(() => selectByPath({ vc }, under)) ?? []).length > 0;
  return isThere ? ` The payload of a JWT has the credential under vc: ${under} finds it.` : '';
}

/** Why a value does not pass a filter, in a sentence; undefined where it does. */
function filterFault(filter: JsonObject, value: Json): string | undefined {
  try {
    const { valid, errors } = new Validator(filter as never, '7', false).validate(wellFormed(value));
    if (valid) return undefined;
    const last = errors.at(-1);
    return `The filter rejects it by ${last?.keyword}: ${last?.error ?? 'it does not fit'}`;
  } catch (error) {
    return `The filter cannot be read: ${(error as Error).message}.`;
  }
}
