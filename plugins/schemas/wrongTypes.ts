import { nearest } from '../shared/nearest.ts';
import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** Names that languages have for the types of JSON Schema. */
const OTHERS: Record<string, string> = {
  bool: 'boolean',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  str: 'string',
  text: 'string',
  list: 'array',
  map: 'object',
  dict: 'object',
  none: 'null',
};
/** Keywords whose values are no schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'const', 'enum']);
/** Keywords whose members are schemas by names of their own. */
const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

/** A type that no schema can have, a pattern that is none, or a member that it requires and does not describe. */
export interface WrongType {
  /** From the schema to the type. */
  keys: string[];
  message: string;
  fix: string;
}

/** Finds types in a schema, and in those inside it, that JSON Schema does not know, patterns that are none, and members that none describes. */
export function wrongTypes(schema: JsonValue, at: readonly string[] = []): WrongType[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => wrongTypes(one, [...at, String(index)]));
  if (!isObject(schema)) return [];
  const members = Object.entries(schema).flatMap(([key, value]): WrongType[] => {
    const here = [...at, key];
    if (key === 'type') return wrongNames(value, here);
    if (key === 'pattern') return wrongPattern(value, here);
    if (key === 'patternProperties' && isObject(value)) {
      const wrong = Object.keys(value).flatMap((pattern) => wrongPattern(pattern, [...here, pattern]));
      if (wrong.length > 0) return wrong;
    }
    if (VALUES.has(key)) return [];
    if (NAMED.has(key) && isObject(value))
      return Object.entries(value).flatMap(([name, one]) => wrongTypes(one, [...here, name]));
    return wrongTypes(value, here);
  });
  return [...members, ...wrongRequired(schema, at)];
}

/** Keywords by which a schema has properties that it does not list. */
const MORE = ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];

/** Names in "required" that no property has. */
function wrongRequired(schema: JsonObject, at: readonly string[]): WrongType[] {
  const { required, properties } = schema;
  if (!Array.isArray(required) || !isObject(properties) || MORE.some((keyword) => keyword in schema)) return [];
  return required.flatMap((name, index) => {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) return [];
    const open = Object.keys(properties).filter((one) => !required.includes(one));
    const fix = `Did you mean "${nearest(name, open) ?? open[0] ?? ''}"? Each name is one of its "properties".`;
    return [
      { keys: [...at, 'required', String(index)], message: `"required" names "${name}", which is no property.`, fix },
    ];
  });
}

/** A pattern that is no regular expression, as validators read one (JSON Schema 2020-12, section 6.4). */
function wrongPattern(value: JsonValue, keys: string[]): WrongType[] {
  if (typeof value !== 'string') return [];
  try {
    new RegExp(value, 'u');
    return [];
  } catch (error) {
    const reason = (error as Error).message
      .split(': ')
      .at(-1)
      ?.replace(/^./, (letter) => letter.toLowerCase());
    const message = `The pattern is no regular expression: ${reason}.`;
    return [
      { keys, message, fix: 'Close each bracket and parenthesis, and write \\ before a sign that stands for itself.' },
    ];
  }
}

function wrongNames(value: JsonValue, keys: string[]): WrongType[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => wrongNames(one, [...keys, String(index)]));
  if (typeof value !== 'string' || TYPES.includes(value)) return [];
  const guess = OTHERS[value.toLowerCase()] ?? nearest(value.toLowerCase(), TYPES);
  const fix = guess ? `Did you mean "${guess}"?` : `Write one of ${TYPES.join(', ')}.`;
  return [{ keys, message: `JSON Schema has no type "${value}".`, fix }];
}
