import { nearest } from '../base/nearest.ts';
import { isObject, type JsonValue } from './jsonValue.ts';

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

/** A type that no schema can have. */
export interface WrongType {
  /** From the schema to the type. */
  keys: string[];
  message: string;
  fix: string;
}

/** Finds types in a schema, and in those inside it, that JSON Schema does not know. */
export function wrongTypes(schema: JsonValue, at: readonly string[] = []): WrongType[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => wrongTypes(one, [...at, String(index)]));
  if (!isObject(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]): WrongType[] => {
    const here = [...at, key];
    if (key === 'type') return wrongNames(value, here);
    if (VALUES.has(key)) return [];
    if (NAMED.has(key) && isObject(value))
      return Object.entries(value).flatMap(([name, one]) => wrongTypes(one, [...here, name]));
    return wrongTypes(value, here);
  });
}

function wrongNames(value: JsonValue, keys: string[]): WrongType[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => wrongNames(one, [...keys, String(index)]));
  if (typeof value !== 'string' || TYPES.includes(value)) return [];
  const guess = OTHERS[value.toLowerCase()] ?? nearest(value.toLowerCase(), TYPES);
  const fix = guess ? `Did you mean "${guess}"?` : `Write one of ${TYPES.join(', ')}.`;
  return [{ keys, message: `JSON Schema has no type "${value}".`, fix }];
}
