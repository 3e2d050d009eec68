import { InputError, isObject, type Json, type JsonObject, objectsAt, textOf } from '../base/index.ts';
import { formatOf } from './formats.ts';
import { pathsOf } from './inputDescriptor.ts';
import { readJsonPath } from './jsonPath.ts';
import { leastOf } from './presentationExchange.ts';

/** A DCQL query made from a definition, and what of the definition is not in it. */
export interface Draft {
  query: JsonObject;
  /** A sentence each, with the place in the definition. */
  lost: { pointer: string; text: string }[];
}

type Lose = (pointer: string, text: string) => void;

/**
 * Drafts a DCQL query from a presentation definition. It is a start: DCQL compares values for equality only, and has
 * no filters, no holder or subject relations and no ranges.
 */
export function draftDcql(definition: JsonObject): Draft {
  const lost: Draft['lost'] = [];
  const lose: Lose = (pointer, text) => lost.push({ pointer, text });
  const descriptors = objectsAt(definition.input_descriptors).map(([index, descriptor]) => {
    const id = textOf(descriptor.id).replace(/[^A-Za-z0-9_-]+/g, '_') || `credential_${index + 1}`;
    return { id, descriptor, pointer: `/input_descriptors/${index}` };
  });
  const credentials = descriptors.map(({ id, descriptor, pointer }) => {
    if (id !== descriptor.id)
      lose(`${pointer}/id`, `The id has characters that DCQL doesn't allow, so it is now ${id}.`);
    const format = chooseFormat(isObject(descriptor.format) ? descriptor : definition, descriptor, pointer, lose);
    return { id, format, ...constraintsOf(descriptor, format, `${pointer}/constraints`, lose) };
  });
  for (const name of ['name', 'purpose']) {
    if (name in definition) lose(`/${name}`, `DCQL has no ${name}. Show such texts on your own page instead.`);
  }
  const sets = objectsAt(definition.submission_requirements).flatMap(([index, one]) => {
    const members = descriptors.filter(({ descriptor: { group } }) => Array.isArray(group) && group.includes(one.from));
    const ids = members.map(({ id }) => id);
    return credentialSets(one, ids, `/submission_requirements/${index}`, lose);
  });
  return { query: { credentials, ...(sets.length > 0 && { credential_sets: sets }) }, lost };
}

function chooseFormat({ format: asked }: JsonObject, { constraints }: JsonObject, pointer: string, lose: Lose): string {
  const formats = Object.keys(isObject(asked) ? asked : {}).flatMap((name) => formatOf(name) ?? []);
  const [format = likelyFormat(JSON.stringify(constraints ?? {}))] = formats;
  if (formats.length === 0)
    lose(
      `${pointer}/format`,
      `The definition has no format. The draft has ${format}. If yours is different, change it.`,
    );
  if (new Set(formats).size > 1)
    lose(
      `${pointer}/format`,
      `A credential query has one format, and the draft has ${format}. For the other formats, add a query each and a credential set.`,
    );
  return format;
}

/** The format that the paths of a descriptor are written for. */
function likelyFormat(fields: string): string {
  if (fields.includes('"$.vc.')) return 'jwt_vc_json';
  if (/\$\[['"\\]*[\w.]+\.[\w.]+['"\\]*\]\[/.test(fields)) return 'mso_mdoc';
  return /"\$\.(?:type|credentialSubject|issuer)\b/.test(fields) ? 'ldp_vc' : 'dc+sd-jwt';
}

/** The types and claims that a descriptor asks for. */
function constraintsOf(descriptor: JsonObject, format: string, pointer: string, lose: Lose): JsonObject {
  const { fields, ...others } = isObject(descriptor.constraints) ? descriptor.constraints : ({} as JsonObject);
  let meta: JsonObject = {};
  const claims: JsonObject[] = [];
  for (const [index, field] of objectsAt(fields)) {
    const type = metaOf(field, format);
    const claim = type ? undefined : claimOf(field, format, `${pointer}/fields/${index}`, lose);
    meta = { ...meta, ...type };
    if (claim) claims.push(claim);
  }
  for (const name of Object.keys(others)) {
    const isLimit = name === 'limit_disclosure';
    const text = "DCQL doesn't need limit_disclosure, because it only ever discloses what is requested.";
    lose(`${pointer}/${name}`, isLimit ? text : `DCQL has nothing for ${name}.`);
  }
  if ('type_values' in meta)
    lose(
      `${pointer}/fields`,
      'type_values are whole IRIs. Write those that the context of the credential gives its types.',
    );
  if (Object.keys(meta).length === 0)
    lose(pointer, 'No field requests a type, so meta is empty and every credential of the format matches.');
  return { meta, ...(claims.length > 0 && { claims }) };
}

/** What a field about the type becomes; undefined for a field about anything else. */
function metaOf({ path, filter }: JsonObject, format: string): JsonObject | undefined {
  const values = valuesOf(filter);
  const isAbout = (pattern: RegExp) => pathsOf(path).some((one) => pattern.test(one));
  if (values && isAbout(/^\$(?:\.vct|\['vct'\])$/)) return { vct_values: values };
  if (values && isAbout(/^\$\.(?:vc\.)?type$/) && format !== 'dc+sd-jwt')
    return { type_values: values.map((value) => [value]) };
  return undefined;
}

/** Values that a filter allows, where it allows a list of them. */
function valuesOf(filter: Json | undefined): Json[] | undefined {
  if (!isObject(filter)) return undefined;
  if ('const' in filter) return [filter.const];
  if (Array.isArray(filter.enum)) return filter.enum;
  return valuesOf(filter.contains);
}

function claimOf(field: JsonObject, format: string, pointer: string, lose: Lose): JsonObject | undefined {
  const { filter, intent_to_retain: intent } = field;
  const isMdoc = format === 'mso_mdoc';
  const paths = pathsOf(field.path);
  // In a JWT of data model 1.1 the claims of DCQL begin inside of `vc`.
  const own = paths.find((one) => !one.startsWith('$.vc.')) ?? paths[0]?.replace('$.vc.', '$.');
  const path = own === undefined ? undefined : claimsPath(own, pointer, lose);
  if (!path) return undefined;
  if (isMdoc && path.length !== 2) lose(`${pointer}/path`, 'A path into an mdoc has a namespace and an element.');
  if (field.optional === true) {
    lose(
      `${pointer}/optional`,
      `The field ${own} is optional. The draft leaves it out, but you can add it with claim_sets.`,
    );
    return undefined;
  }
  const values = valuesOf(filter);
  const rest = Object.keys(isObject(filter) ? filter : {}).filter(
    (key) => !['type', 'const', 'enum', 'contains'].includes(key),
  );
  if (rest.length > 0)
    lose(
      `${pointer}/filter`,
      `DCQL only compares whole values, so ${rest.join(', ')} of the filter is lost. Check it in your own code.`,
    );
  else if (isObject(filter) && !values) lose(`${pointer}/filter`, "DCQL doesn't check the type of a value.");
  if (intent !== undefined && !isMdoc) lose(`${pointer}/intent_to_retain`, 'intent_to_retain is for mdoc only.');
  return { path, ...(values && { values }), ...(isMdoc && intent !== undefined && { intent_to_retain: intent }) };
}

function claimsPath(path: string, pointer: string, lose: Lose): (string | number | null)[] | undefined {
  try {
    return readJsonPath(path).map(({ selectors, isDeep }) => {
      const [selector] = selectors;
      if (isDeep || selectors.length !== 1 || (selector !== 'all' && 'index' in selector && selector.index < 0))
        throw new InputError(`A claims path can't express ${path}. Write each step.`);
      return selector === 'all' ? null : 'name' in selector ? selector.name : selector.index;
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    lose(`${pointer}/path`, error.message);
    return undefined;
  }
}

/** Members of a group whose choices are written out. */
const MOST_MEMBERS = 12;

function credentialSets(one: JsonObject, members: string[], pointer: string, lose: Lose): JsonObject[] {
  if ('from_nested' in one) {
    lose(pointer, 'Write out nested requirements as options by hand.');
    return [];
  }
  if (one.rule === 'all') return [{ options: [members] }];
  const least = leastOf(one);
  if (typeof one.max === 'number') lose(`${pointer}/max`, 'DCQL has no maximum.');
  if (members.length > MOST_MEMBERS) {
    lose(pointer, 'There are too many combinations to write out.');
    return [];
  }
  return [{ options: choicesOf(members, least), ...(least === 0 && { required: false }) }];
}

/** Every choice of some members, in their order. */
function choicesOf(members: readonly string[], count: number): string[][] {
  if (count <= 0) return [[]];
  return members.flatMap((member, index) =>
    choicesOf(members.slice(index + 1), count - 1).map((rest) => [member, ...rest]),
  );
}
