import { InputError, isObject, type Json, type JsonObject, objectsAt, ownEntry, textOf } from '../base/index.ts';
import type { ClaimsPath } from './claimsPath.ts';
import { readJsonPath } from './jsonPath.ts';

/** A DCQL query made from a definition, and what of the definition is not in it. */
export interface Draft {
  query: JsonObject;
  /** A sentence each, with the place in the definition. */
  lost: { pointer: string; text: string }[];
}

const FORMAT_NAMES: Record<string, string> = {
  'dc+sd-jwt': 'dc+sd-jwt',
  'vc+sd-jwt': 'dc+sd-jwt',
  jwt_vc_json: 'jwt_vc_json',
  jwt_vc: 'jwt_vc_json',
  ldp_vc: 'ldp_vc',
  di_vc: 'ldp_vc',
  mso_mdoc: 'mso_mdoc',
};

/**
 * Drafts a DCQL query from a presentation definition. It is a start: DCQL compares values for equality only, and has
 * no filters, no holder or subject relations and no ranges.
 */
export function draftDcql(definition: JsonObject): Draft {
  const lost: Draft['lost'] = [];
  const lose = (pointer: string, text: string) => lost.push({ pointer, text });
  const descriptors = objectsAt(definition.input_descriptors);
  const ids = new Map(descriptors.map(([index, one]) => [textOf(one.id), safeId(textOf(one.id), index)]));
  const credentials = descriptors.map(([index, descriptor]) => {
    const pointer = `/input_descriptors/${index}`;
    const id = ids.get(textOf(descriptor.id)) ?? `credential_${index + 1}`;
    if (id !== descriptor.id) lose(`${pointer}/id`, `The id has characters that DCQL does not allow; it became ${id}.`);
    return credentialQuery(definition, descriptor, id, pointer, lose);
  });
  for (const name of ['name', 'purpose']) {
    if (name in definition) lose(`/${name}`, `DCQL has no ${name}; put words for people into your own page.`);
  }
  const sets = objectsAt(definition.submission_requirements).flatMap(([index, one]) =>
    credentialSets(one, descriptors, ids, `/submission_requirements/${index}`, lose),
  );
  return { query: { credentials, ...(sets.length > 0 && { credential_sets: sets }) }, lost };
}

type Lose = (pointer: string, text: string) => void;

function credentialQuery(
  definition: JsonObject,
  descriptor: JsonObject,
  id: string,
  pointer: string,
  lose: Lose,
): JsonObject {
  const formats = Object.keys(
    isObject(descriptor.format) ? descriptor.format : isObject(definition.format) ? definition.format : {},
  )
    .map((name) => ownEntry(FORMAT_NAMES, name))
    .filter((name) => name !== undefined);
  const constraints = isObject(descriptor.constraints) ? descriptor.constraints : {};
  const format = formats[0] ?? likelyFormat(JSON.stringify(constraints.fields ?? []));
  if (formats.length === 0)
    lose(
      `${pointer}/format`,
      `No format of a credential is named. The draft says ${format}; change it if yours is another.`,
    );
  if (new Set(formats).size > 1)
    lose(
      `${pointer}/format`,
      `A credential query has one format. The draft has ${format}; add a query for each other and a credential set.`,
    );
  const meta: JsonObject = {};
  const claims: JsonObject[] = [];
  for (const [index, field] of objectsAt(constraints.fields)) {
    const place = `${pointer}/constraints/fields/${index}`;
    if (!takeType(field, format, meta)) takeClaim(field, format, claims, place, lose);
  }
  for (const name of Object.keys(constraints).filter((one) => one !== 'fields')) {
    if (name === 'limit_disclosure')
      lose(
        `${pointer}/constraints/${name}`,
        'DCQL discloses only what is asked for; limit_disclosure has no other meaning there.',
      );
    else lose(`${pointer}/constraints/${name}`, `DCQL has nothing for ${name}.`);
  }
  if (Array.isArray(meta.type_values))
    lose(
      `${pointer}/constraints/fields`,
      'type_values are whole IRIs. Write those that the context of the credential gives its types.',
    );
  if (Object.keys(meta).length === 0)
    lose(`${pointer}/constraints`, 'No field names a type, so meta is empty and every credential of the format fits.');
  return { id, format, meta, ...(claims.length > 0 && { claims }) };
}

/** The format that the paths of a descriptor are written for. */
function likelyFormat(fields: string): string {
  if (fields.includes('"$.vc.')) return 'jwt_vc_json';
  if (/\$\[['"\\]*[\w.]+\.[\w.]+['"\\]*\]\[/.test(fields)) return 'mso_mdoc';
  return /"\$\.(?:type|credentialSubject|issuer)\b/.test(fields) ? 'ldp_vc' : 'dc+sd-jwt';
}

/** A field about the type becomes `meta`. */
function takeType(field: JsonObject, format: string, meta: JsonObject): boolean {
  const paths = Array.isArray(field.path) ? field.path.map(String) : [];
  const values = valuesOf(field.filter);
  if (!values) return false;
  if (paths.some((path) => /^\$(?:\.vct|\['vct'\])$/.test(path))) meta.vct_values = values;
  else if (paths.some((path) => /^\$\.(?:vc\.)?type$/.test(path)) && format !== 'dc+sd-jwt')
    meta.type_values = values.map((value) => [value]);
  else return false;
  return true;
}

/** Values that a filter allows, where it allows a list of them. */
function valuesOf(filter: Json | undefined): Json[] | undefined {
  if (!isObject(filter)) return undefined;
  if ('const' in filter) return [filter.const];
  if (Array.isArray(filter.enum)) return filter.enum;
  return isObject(filter.contains) ? valuesOf(filter.contains) : undefined;
}

function takeClaim(field: JsonObject, format: string, claims: JsonObject[], pointer: string, lose: Lose): void {
  const paths = Array.isArray(field.path) ? field.path.map(String) : [];
  // In a JWT of data model 1.1 the claims of DCQL begin inside of `vc`.
  const own = paths.find((path) => !path.startsWith('$.vc.')) ?? paths[0]?.replace('$.vc.', '$.');
  const path = own === undefined ? undefined : claimsPath(own, pointer, lose);
  if (!path) return;
  if (format === 'mso_mdoc' && path.length !== 2)
    lose(`${pointer}/path`, 'A path into an mdoc has a namespace and an element.');
  if (field.optional === true) {
    lose(`${pointer}/optional`, `The field ${own} is optional. DCQL says so with claim_sets; the draft leaves it out.`);
    return;
  }
  const values = valuesOf(field.filter);
  const rest = isObject(field.filter)
    ? Object.keys(field.filter).filter((key) => !['type', 'const', 'enum', 'contains'].includes(key))
    : [];
  if (rest.length > 0)
    lose(
      `${pointer}/filter`,
      `DCQL compares whole values; ${rest.join(', ')} of the filter is lost. Check it on your side.`,
    );
  else if (isObject(field.filter) && !values) lose(`${pointer}/filter`, 'DCQL does not check the type of a value.');
  if ('intent_to_retain' in field && format !== 'mso_mdoc')
    lose(`${pointer}/intent_to_retain`, 'intent_to_retain is for mdoc only.');
  claims.push({
    path: [...path],
    ...(values && { values }),
    ...(format === 'mso_mdoc' && 'intent_to_retain' in field && { intent_to_retain: field.intent_to_retain }),
  });
}

function claimsPath(path: string, pointer: string, lose: Lose): ClaimsPath | undefined {
  try {
    const steps: (string | number | null)[] = [];
    for (const { selectors, isDeep } of readJsonPath(path)) {
      const [selector] = selectors;
      if (isDeep || selectors.length !== 1 || (selector !== 'all' && 'index' in selector && selector.index < 0)) {
        lose(`${pointer}/path`, `A claims path has no way to say ${path}; name each step.`);
        return undefined;
      }
      steps.push(selector === 'all' ? null : 'name' in selector ? selector.name : selector.index);
    }
    return steps;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    lose(`${pointer}/path`, error.message);
    return undefined;
  }
}

function credentialSets(
  one: JsonObject,
  descriptors: [index: number, descriptor: JsonObject][],
  ids: ReadonlyMap<string, string>,
  pointer: string,
  lose: Lose,
): JsonObject[] {
  if ('from_nested' in one) {
    lose(pointer, 'Nested requirements have to be written out as options by hand.');
    return [];
  }
  const members = descriptors
    .filter(([, { group }]) => Array.isArray(group) && group.includes(one.from))
    .map(([, { id }]) => ids.get(textOf(id)) ?? textOf(id));
  if (one.rule === 'all') return [{ options: [members] }];
  const least = typeof one.count === 'number' ? one.count : typeof one.min === 'number' ? one.min : 1;
  if (typeof one.max === 'number') lose(`${pointer}/max`, 'DCQL has no upper bound.');
  if (members.length > 12) {
    lose(pointer, 'There are too many combinations to write out.');
    return [];
  }
  return [{ options: choose(members, least), ...(least === 0 && { required: false }) }];
}

/** Every choice of some members, in their order. */
function choose(members: readonly string[], count: number): string[][] {
  if (count <= 0) return [[]];
  return members.flatMap((member, index) =>
    choose(members.slice(index + 1), count - 1).map((rest) => [member, ...rest]),
  );
}

function safeId(id: string, index: number): string {
  return id.replace(/[^A-Za-z0-9_-]+/g, '_') || `credential_${index + 1}`;
}
