import { isObject, type Json } from '../../schemas/jsonValue.ts';
import type { SchemaPlace, SchemaSet } from '../../schemas/schemaSet.ts';
import { tagOf } from '../../schemas/taggedUnions.ts';
import { inlineCode } from './markdownText.ts';
import { allowedText, branchesOf, descriptionText, itemsOf, valuesOf } from './schemaText.ts';

/** Represents, in a path, any name of a map. */
export const ANY = '*';
/** Represents, in a path, each item of an array. */
export const EACH = '[]';

/** One value of the member that picks the branch of a union, with the branch. */
export interface Choice {
  value: Json;
  branch: SchemaPlace;
}

/** One key of a configuration, wherever it is in the schemas. */
export interface ConfigurationKey {
  /** Names from the root, with `ANY` and `EACH` among them. */
  path: readonly string[];
  /** Id of its heading: `policies-proof-formats-jwt-enabled`. */
  id: string;
  place: SchemaPlace;
  /** True where its object requires it, whatever else it contains. */
  required: boolean;
  /** In a union: the member that picks the branch, and its values with which this key is there. */
  with?: { tag: string; values: Json[]; required: boolean };
  /** The branches of the union, for the member that picks among them. */
  choices: Choice[];
  /** Rules between this key and others, as the schema says them. */
  rules: string[];
  /** True when it contains its own keys. */
  isGroup: boolean;
}

/** The values that a key takes: of one that picks the branch of a union, those of every branch. */
export function keyValues(set: SchemaSet, { place, choices }: ConfigurationKey): string {
  return choices.map(({ value }) => inlineCode(String(value))).join(', ') || allowedText(set, place);
}

/** What a key does. Each branch of a union describes the key that picks it in its own words, so none of them fits. */
export function keyMeaning(set: SchemaSet, { place, choices }: ConfigurationKey): string {
  return choices.length > 0 ? 'Determines which other members are allowed.' : descriptionText(set, place);
}

/**
 * Lists every key below a schema in reading order: each group, then what it contains. Names of a map are `*`, items of
 * an array `[]`; a key that several branches of a union share is listed once.
 * @param at path of the schema itself
 */
export function listConfigurationKeys(
  set: SchemaSet,
  place: SchemaPlace,
  at: readonly string[] = [],
): ConfigurationKey[] {
  return members(set, place).flatMap((member) => {
    const path = [...at, ...member.names];
    const below = listConfigurationKeys(set, member.place, path);
    const { names, ...rest } = member;
    const rules = [...rest.rules, ...nameRules(set, member.place)];
    return [{ ...rest, rules, path, id: keyId(path), isGroup: below.length > 0 }, ...below];
  });
}

type Member = Omit<ConfigurationKey, 'path' | 'id' | 'isGroup'> & { names: string[] };

function members(set: SchemaSet, place: SchemaPlace): Member[] {
  const items = itemsOf(set, place);
  if (items) return members(set, items).map((member) => ({ ...member, names: [EACH, ...member.names] }));
  const tag = unionTag(set, place);
  if (tag) return unionMembers(set, place, tag);
  const values = valuesOf(set, place);
  const anyName: Member[] = values ? [{ names: [ANY], place: values, required: false, choices: [], rules: [] }] : [];
  return [...objectMembers(set, place), ...anyName];
}

function objectMembers(set: SchemaSet, place: SchemaPlace): Member[] {
  const required = set.keyword(place, 'required');
  return [...set.properties(place)].map(([name, property]) => ({
    names: [name],
    place: property,
    required: Array.isArray(required) && required.includes(name),
    choices: [],
    rules: conditionRules(set, place, name),
  }));
}

function unionTag(set: SchemaSet, place: SchemaPlace): string | undefined {
  return set
    .chain(place)
    .map((link) => tagOf(set, link))
    .find((tag) => tag !== undefined);
}

function unionMembers(set: SchemaSet, place: SchemaPlace, tag: string): Member[] {
  const choices = branchesOf(set, place).map((branch) => {
    const property = set.properties(branch).get(tag) as SchemaPlace;
    return { branch, value: set.keyword(property, 'const') as Json };
  });
  const found = new Map<string, Member>();
  for (const { branch, value } of choices) {
    for (const member of objectMembers(set, branch)) {
      const [name] = member.names;
      const known = found.get(name);
      if (known?.with) known.with.values.push(value);
      else if (name === tag) found.set(name, { ...member, choices });
      else found.set(name, { ...member, required: false, with: { tag, values: [value], required: member.required } });
    }
  }
  return [...found.values()];
}

/** What `then` says about a member, with the condition of its `if` in the words of the comment. */
function conditionRules(set: SchemaSet, place: SchemaPlace, name: string): string[] {
  return set.chain(place).flatMap(({ schema }) => {
    const branches = [schema.then, schema.else].filter(isObject);
    return branches.flatMap(({ properties }) => commentOf(isObject(properties) ? properties[name] : undefined));
  });
}

function nameRules(set: SchemaSet, place: SchemaPlace): string[] {
  const names = set.keyword(place, 'propertyNames');
  return isObject(names) ? [...commentOf(names), ...commentOf(names.not)] : [];
}

function commentOf(schema: Json | undefined): string[] {
  return isObject(schema) && typeof schema.$comment === 'string' ? [schema.$comment] : [];
}

/** The id of a key's heading. It depends on the path alone, so that links keep working. */
export function keyId(path: readonly string[]): string {
  return path
    .filter((name) => name !== EACH)
    .map((name) => (name === ANY ? 'any' : name.toLowerCase().replace(/[^a-z0-9_-]+/g, '-')))
    .join('-');
}

/** Writes a path as people read it: `policies.format.standards.w3c["vc-data-model"]`, `list[].type`, `paths.*`. */
export function keyText(path: readonly string[]): string {
  return path.reduce((text, name) => {
    if (name === EACH) return `${text}[]`;
    if (name !== ANY && !/^[A-Za-z_]\w*$/.test(name)) return `${text}["${name}"]`;
    return text === '' ? name : `${text}.${name}`;
  }, '');
}

/** Number of keys above and including this one, which is the level of its heading below the section's. */
export function keyLevel(path: readonly string[]): number {
  return path.filter((name) => name !== EACH).length;
}

/**
 * Finds the key that a place in a configuration belongs to.
 * @param place names of members and positions of items, from the root of the value; `*` is any of either
 */
export function keyAt(
  keys: readonly ConfigurationKey[],
  place: readonly (string | number)[],
): ConfigurationKey | undefined {
  return keys.find(
    ({ path }) =>
      path.length === place.length &&
      path.every((name, index) => {
        const here = place[index];
        if (typeof here === 'number' || (here === '*' && name === EACH)) return name === EACH;
        return name === here || name === ANY;
      }),
  );
}
