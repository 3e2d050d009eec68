import { Validator } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject, objectsAt, tryOr, wellFormed } from '../base/index.ts';
import type { Credential } from './credential.ts';
import { selectByPath } from './jsonPath.ts';
import { type Candidate, type Match, quoted } from './result.ts';

/** Formats of credentials by their names in Presentation Exchange and OpenID4VP. */
const FORMATS: Record<string, string[]> = {
  'dc+sd-jwt': ['dc+sd-jwt', 'vc+sd-jwt'],
  jwt_vc_json: ['jwt_vc_json', 'jwt_vc', 'jwt'],
  ldp_vc: ['ldp_vc', 'ldp', 'di_vc'],
  mso_mdoc: ['mso_mdoc'],
};

/** Names of presentations, which a submission may give in place of the credential. */
const PRESENTATIONS: Record<string, string> = {
  jwt_vp_json: 'jwt_vc_json',
  jwt_vp: 'jwt_vc_json',
  ldp_vp: 'ldp_vc',
  di_vp: 'ldp_vc',
};

/** Whether a name is that of a format, or of presentations of it. */
export const isFormatOf = (name: string, format: Credential['format']): boolean =>
  FORMATS[format].includes(name) || PRESENTATIONS[name] === format;

/** Features of constraints that need more than a credential: they are named, and not checked. */
const NOT_CHECKED = ['subject_is_issuer', 'is_holder', 'same_subject', 'statuses'];

/** Holds a credential against an input descriptor (section 5). */
export function candidateOf(
  definition: JsonObject,
  descriptor: JsonObject,
  credential: Credential,
  pointer: string,
): Candidate {
  const constraints = isObject(descriptor.constraints) ? descriptor.constraints : {};
  const own = isObject(descriptor.format) ? { format: descriptor.format, at: `${pointer}/format` } : undefined;
  const asked = own ?? (isObject(definition.format) ? { format: definition.format, at: '/format' } : undefined);
  const format = asked && formatMatch(asked.format, credential, asked.at);
  // What another format lacks says nothing.
  if (format?.isMet === false) return { credential, isMatch: false, matches: [format], asked: [] };
  const fields = objectsAt(constraints.fields).map(([index, field]) =>
    fieldMatch(field, credential, `${pointer}/constraints/fields/${index}`),
  );
  const predicates = objectsAt(constraints.fields).flatMap(([index, field]): Match[] =>
    field.predicate === undefined
      ? []
      : [
          {
            what: `predicate of ${String(Array.isArray(field.path) ? field.path[0] : '')}`,
            isMet: undefined,
            why: 'Not evaluated: a predicate asks for a proof about a value instead of the value.',
            pointer: `${pointer}/constraints/fields/${index}/predicate`,
          },
        ],
  );
  if (descriptor.schema !== undefined) {
    const why = 'Not evaluated: schema is of Presentation Exchange 1.0, and version 2 asks for types by constraints.';
    predicates.push({ what: 'schema', isMet: undefined, why, pointer: `${pointer}/schema` });
  }
  const others = NOT_CHECKED.filter((name) => name in constraints).map(
    (name): Match => ({
      what: name,
      isMet: undefined,
      why: 'Not checked: it needs more than the credential.',
      pointer: `${pointer}/constraints/${name}`,
    }),
  );
  const limit = limitMatch(constraints, credential, pointer);
  const matches = [
    ...(format ? [format] : []),
    ...limit,
    ...fields.map(({ match }) => match),
    ...predicates,
    ...others,
  ];
  return {
    credential,
    isMatch: matches.every(({ isMet }) => isMet !== false),
    matches,
    asked: fields.flatMap(({ found }) => found),
  };
}

function formatMatch(format: JsonObject, { format: own, algorithm }: Credential, pointer: string): Match {
  const name = Object.keys(format).find((one) => FORMATS[own].includes(one));
  if (!name)
    return {
      what: 'format',
      isMet: false,
      why: `It is ${own}; ${Object.keys(format).join(', ')} is asked for.`,
      pointer,
    };
  const rules = isObject(format[name]) ? format[name] : {};
  const allowed = [rules.alg, rules['sd-jwt_alg_values'], rules.proof_type].find(Array.isArray);
  if (!allowed || algorithm === undefined) return { what: 'format', isMet: true, why: `It is ${name}.`, pointer };
  const isMet = allowed.includes(algorithm);
  const why = isMet
    ? `It is ${name}, signed by ${algorithm}.`
    : `It is signed by ${algorithm}; ${allowed.join(', ')} is asked for.`;
  return { what: 'format', isMet, why, pointer: `${pointer}/${name}` };
}

function limitMatch({ limit_disclosure: limit }: JsonObject, { disclosable }: Credential, pointer: string): Match[] {
  if (limit !== 'required') return [];
  const isMet = disclosable.length > 0;
  const why = isMet
    ? 'Its claims can be shown one by one.'
    : 'It can only be shown as a whole, and limit_disclosure is required.';
  return [{ what: 'limit_disclosure', isMet, why, pointer: `${pointer}/constraints/limit_disclosure` }];
}

/** The first path that finds a value counts; then its filter (section 8). */
function fieldMatch(
  field: JsonObject,
  { document, claims }: Credential,
  pointer: string,
): { match: Match; found: (string | number)[][] } {
  const paths = Array.isArray(field.path) ? field.path.map(String) : [];
  const what = `field ${paths[0] ?? ''}`;
  const isOptional = field.optional === true;
  for (const [index, path] of paths.entries()) {
    const selected = tryOr(() => selectByPath(document, path)) ?? [];
    const [first] = selected;
    if (!first) continue;
    const found = pathInClaims(first.path, document, claims);
    if (!isObject(field.filter))
      return { match: { what: `field ${path}`, isMet: true, why: `It is ${quoted(first.value)}.`, pointer }, found };
    const why = filterFault(field.filter, first.value);
    if (why === undefined)
      return {
        match: {
          what: `field ${path}`,
          isMet: true,
          why: `It is ${quoted(first.value)}, as the filter asks.`,
          pointer,
        },
        found,
      };
    const place = `${pointer}/filter`;
    const said = `It is ${quoted(first.value)}. ${why} Path ${index + 1} of ${paths.length} found it.`;
    return {
      match: { what: `field ${path}`, isMet: isOptional ? undefined : false, why: said, pointer: place },
      found: [],
    };
  }
  const why = `No path finds a value: ${paths.join(', ')}.${pathHint(paths, document)}`;
  return {
    match: {
      what,
      isMet: isOptional ? undefined : false,
      why: isOptional ? `${why} The field is optional.` : why,
      pointer: `${pointer}/path`,
    },
    found: [],
  };
}

/** In a JWT of data model 1.1 the credential is under `vc`, where paths of a bare credential do not lead. */
function pathHint(paths: string[], { vc }: JsonObject): string {
  const path = paths.find((one) => /^\$\.(?!vc\b)/.test(one));
  const under = path?.replace(/^\$\./, '$.vc.');
  const isThere = under !== undefined && isObject(vc) && (tryOr(() => selectByPath({ vc }, under)) ?? []).length > 0;
  return isThere ? ` The payload of a JWT has the credential under vc: ${under} finds it.` : '';
}

/** A path of the payload, as one of the claims: in a JWT of data model 1.1 they stand under `vc`. */
function pathInClaims(path: (string | number)[], document: JsonObject, claims: JsonObject): (string | number)[][] {
  return [document !== claims && path[0] === 'vc' ? path.slice(1) : path];
}

/** Why a value does not pass a filter, in a sentence; undefined where it does. */
function filterFault(filter: JsonObject, value: Json): string | undefined {
  try {
    const { valid, errors } = new Validator(filter as never, '7', false).validate(wellFormed(value));
    if (valid) return undefined;
    const last = errors.at(-1);
    return `The filter refuses it by ${last?.keyword}: ${last?.error ?? 'it does not fit'}`;
  } catch (error) {
    return `The filter cannot be read: ${(error as Error).message}`;
  }
}
