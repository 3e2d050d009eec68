import { isObject, type Json, type JsonObject, sameJson } from '../../schemas/jsonValue.ts';
import type { SchemaPlace, SchemaSet } from '../../schemas/schemaSet.ts';
import { inlineCode, jsonCode, listText, lowerFirst, mdxText } from './markdownText.ts';

/** Addresses of the pages that describe a shared schema, by file name such as `cors.json`. */
export type SchemaPages = ReadonlyMap<string, string>;

/** Longer patterns say less than the words of the description; the schema file has them. */
const LONGEST_PATTERN = 45;

const FORMATS: Record<string, string> = {
  uri: 'URI',
  'uri-reference': 'URI reference',
  hostname: 'host name',
  'date-time': 'date and time',
  date: 'date',
  email: 'email address',
  uuid: 'UUID',
};

/**
 * Names the type of a value for a reader: `string`, `string[]`, `integer, ms`, `string, URI`, `map of objects`. A
 * reference to a schema with its own page becomes a link to that page.
 */
export function typeText(set: SchemaSet, place: SchemaPlace, pages: SchemaPages = new Map()): string {
  const shared = set.chain(place).find(({ schema, base }) => '$id' in schema && pages.has(fileName(base)));
  if (shared) return `[${lowerFirst(String(shared.schema.title))}](${pages.get(fileName(shared.base))})`;
  const name = jsonTypeText(set, place, pages);
  const detail = detailText(set, place);
  return detail ? `${name}, ${detail}` : name;
}

function jsonTypeText(set: SchemaSet, place: SchemaPlace, pages: SchemaPages): string {
  const type = set.keyword(place, 'type');
  if (Array.isArray(type)) return listText(type.map(String), 'or');
  const branches = branchesOf(set, place);
  if (type === undefined && branches.length > 0) {
    return listText([...new Set(branches.map((branch) => jsonTypeText(set, branch, pages)))], 'or');
  }
  if (type === 'array') {
    const items = itemsOf(set, place);
    return items ? arrayOf(typeText(set, items, pages)) : 'array';
  }
  if (type === 'object' && isMap(set, place)) return 'map of objects';
  if (type !== undefined) return String(type);
  const values = allowedValues(set, place) ?? [];
  return listText([...new Set(values.map((value) => typeof value))], 'or') || 'any';
}

/** The type of an array, by the type of its items. */
export const arrayOf = (item: string): string => (/^[\w[\]]+$/.test(item) ? `${item}[]` : `array of ${item}`);

/** The unit that the description of a number names; empty where it has none. */
export function unitOf(set: SchemaSet, place: SchemaPlace): '' | 'ms' | 'seconds' {
  const description = String(set.keyword(place, 'description'));
  if (/\bmilliseconds?\b/i.test(description)) return 'ms';
  return /\bseconds?\b/i.test(description) ? 'seconds' : '';
}

function detailText(set: SchemaSet, place: SchemaPlace): string {
  const type = set.keyword(place, 'type');
  if (type === 'integer' || type === 'number') return unitOf(set, place);
  const format = set.keyword(place, 'format');
  if (typeof format === 'string') return FORMATS[format] ?? format;
  const encoding = set.keyword(place, 'contentEncoding');
  return typeof encoding === 'string' ? encoding : '';
}

/** Lists every value that a schema allows, those of all branches of a union; undefined where it names none. */
export function allowedValues(set: SchemaSet, place: SchemaPlace): Json[] | undefined {
  const constant = set.keyword(place, 'const');
  if (constant !== undefined) return [constant];
  const listed = set.keyword(place, 'enum');
  if (Array.isArray(listed)) return listed;
  const branches = branchesOf(set, place).map((branch) => allowedValues(set, branch));
  return branches.length > 0 && branches.every((values) => values !== undefined) ? branches.flat() : undefined;
}

/**
 * Says which values a schema allows, as code: the listed ones, or those of each item of an array. Empty where it lists
 * none and for a boolean.
 */
export function allowedText(set: SchemaSet, place: SchemaPlace): string {
  const values = allowedValues(set, place);
  if (values) return values.map(jsonOrWord).join(', ');
  const items = set.keyword(place, 'type') === 'array' ? itemsOf(set, place) : undefined;
  const ofItems = items && allowedValues(set, items);
  return ofItems ? ofItems.map(jsonOrWord).join(', ') : '';
}

/** Strings are without quotes in lists of values: the code marks them well enough. */
function jsonOrWord(value: Json): string {
  return typeof value === 'string' && value !== '' ? inlineCode(value) : jsonCode(value);
}

/** Says in words what limits a value: range, length, number of items, start or pattern; one text each. */
export function limitTexts(set: SchemaSet, place: SchemaPlace): string[] {
  const number = (keyword: string) => set.keyword(place, keyword) as number | undefined;
  const names = set.keyword(place, 'propertyNames');
  const items = itemsOf(set, place);
  return [
    rangeText(number('minimum'), number('maximum'), ''),
    number('exclusiveMinimum') === undefined ? '' : `more than ${number('exclusiveMinimum')}`,
    number('exclusiveMaximum') === undefined ? '' : `less than ${number('exclusiveMaximum')}`,
    number('multipleOf') === undefined ? '' : `a multiple of ${number('multipleOf')}`,
    rangeText(number('minLength'), number('maxLength'), 'character'),
    patternText(set.keyword(place, 'pattern')),
    rangeText(number('minItems'), number('maxItems'), 'item'),
    set.keyword(place, 'uniqueItems') === true ? 'no duplicate items' : '',
    ...(items ? limitTexts(set, items).map((limit) => eachText('item', limit)) : []),
    rangeText(number('minProperties'), number('maxProperties'), 'key'),
    ...(isObject(names) ? limitTexts(set, { ...place, schema: names }).map((limit) => eachText('key', limit)) : []),
    exceptText(set.keyword(place, 'not')),
  ].filter((text) => text !== '');
}

/** The limit of each item or key as a clause. Of lists in a list, what limits their items comes last. */
function eachText(of: 'item' | 'key', limit: string): string {
  if (/^(?:each|no) |^not `/.test(limit)) return limit.replace(/^not /, `no ${of} is `);
  const verb = /^(?:matches|starts)/.test(limit) ? '' : /(?:item|key|character)s?$/.test(limit) ? 'has ' : 'is ';
  return `each ${/ items?$/.test(limit) ? 'list' : of} ${verb}${limit}`;
}

function rangeText(least: number | undefined, most: number | undefined, of: string): string {
  const counted = (count: number) => (of === '' ? count : count === 1 ? `one ${of}` : `${count} ${of}s`);
  if (most !== undefined && least === most) return `exactly ${counted(most)}`;
  if (most !== undefined && least !== undefined) return `${least} to ${counted(most)}`;
  if (most !== undefined) return `at most ${counted(most)}`;
  if (least === undefined || (of !== '' && least === 0)) return '';
  return of === 'character' && least === 1 ? 'not empty' : `at least ${counted(least)}`;
}

function patternText(pattern: Json | undefined): string {
  if (typeof pattern !== 'string' || pattern.length > LONGEST_PATTERN) return '';
  const start = /^\^([\w:/ -]+)$/.exec(pattern)?.[1];
  return start ? `starts with ${inlineCode(start)}` : `matches the pattern ${inlineCode(pattern)}`;
}

function exceptText(not: Json | undefined): string {
  if (!isObject(not)) return '';
  const values = Array.isArray(not.enum) ? not.enum : 'const' in not ? [not.const] : [];
  return values.length > 0 ? `not ${listText(values.map(jsonOrWord), 'or')}` : '';
}

/** Writes the default as code. Empty where there is none, and for a group, whose keys have their own defaults. */
export function defaultText(set: SchemaSet, place: SchemaPlace): string {
  const value = set.keyword(place, 'default');
  const isGroup = set.properties(place).size > 0 && sameJson(value, {});
  return value === undefined || isGroup ? '' : jsonCode(value);
}

/** Writes the first example that is neither the default nor among listed values; empty where there is none. */
export function exampleText(set: SchemaSet, place: SchemaPlace): string {
  const examples = set.keyword(place, 'examples');
  const isPlain = allowedText(set, place) !== '' || set.keyword(place, 'type') === 'boolean';
  if (!Array.isArray(examples) || isPlain) return '';
  const standard = set.keyword(place, 'default');
  const example = examples.find((value) => standard === undefined || !sameJson(value, standard));
  return example === undefined ? '' : jsonCode(example);
}

/**
 * The description of a value, safe for MDX; empty where there is none.
 * @param depth 0 for what the key says, 1 and more for what the schemas say that it refers to
 */
export function descriptionText(set: SchemaSet, place: SchemaPlace, depth = 0): string {
  const said = set.chain(place).flatMap(({ schema }) => (typeof schema.description === 'string' ? [schema] : []));
  return mdxText(String(said[depth]?.description ?? ''));
}

/** The schemas that each item of an array, or each member of a map, follows; undefined where nothing is said. */
export function itemsOf(set: SchemaSet, place: SchemaPlace): SchemaPlace | undefined {
  return schemaOf(set, place, 'items');
}

/** The schema that each member of a map follows; undefined for an object with named keys. */
export function valuesOf(set: SchemaSet, place: SchemaPlace): SchemaPlace | undefined {
  return schemaOf(set, place, 'additionalProperties');
}

function schemaOf(set: SchemaSet, place: SchemaPlace, keyword: string): SchemaPlace | undefined {
  const holder = set.chain(place).find(({ schema }) => isObject(schema[keyword]));
  return holder && { base: holder.base, schema: holder.schema[keyword] as JsonObject };
}

/** The branches of a union, each with its document; none for a schema that is no union. */
export function branchesOf(set: SchemaSet, place: SchemaPlace): SchemaPlace[] {
  const holder = set.chain(place).find(({ schema }) => Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf));
  const branches = holder?.schema.oneOf ?? holder?.schema.anyOf;
  if (!holder || !Array.isArray(branches)) return [];
  return branches.filter(isObject).map((schema) => ({ base: holder.base, schema }));
}

function isMap(set: SchemaSet, place: SchemaPlace): boolean {
  return set.properties(place).size === 0 && valuesOf(set, place) !== undefined;
}

function fileName(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
