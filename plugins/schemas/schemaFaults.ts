import { memoize } from '../shared/memoize.ts';
import { inQuotes, nearest, suggestion } from '../shared/nearest.ts';
import { isObject, type Json, pointerOf, segmentsOf, valueAt } from './jsonValue.ts';
import { META_SCHEMA, SchemaValidator } from './schemaValidator.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** Keywords whose values are no schemas. */
const VALUES = ['example', 'examples', 'default', 'const', 'enum'];
/** Keywords by which a schema has properties that it does not list. */
const MORE = ['$ref', 'allOf', 'anyOf', 'oneOf'];

/** What is wrong with a schema, such as a type that no schema can have, and where. */
export interface SchemaFault {
  pointer: string;
  message: string;
  fix: string;
}

const metaSchema = memoize(() => new SchemaValidator([]).compile(META_SCHEMA));

/** Finds what JSON Schema (draft 2020-12) does not allow in a schema, and required members that it does not describe. */
export function schemaFaults(schema: Json): SchemaFault[] {
  const found = metaSchema()(schema);
  // A value of several forms has a finding for each; the first, or one deeper in the value, is about the form that is meant.
  const first = found.filter(
    ({ pointer }, index) =>
      found.findIndex((one) => one.pointer === pointer) === index &&
      !found.some((one) => one.pointer.startsWith(`${pointer}/`)),
  );
  const faults = first.map(({ pointer, expected }) => {
    const value = valueAt(schema, segmentsOf(pointer));
    if (typeof value === 'string' && /\/type(?:\/\d+)?$/.test(pointer)) return wrongType(pointer, value);
    const fix = 'Give the keyword a value that JSON Schema draft 2020-12 allows.';
    return { pointer, message: `${pointer} ${expected}.`, fix };
  });
  return [...faults, ...faultsInside(schema, [])];
}

function wrongType(pointer: string, type: string): SchemaFault {
  const lower = type.toLowerCase();
  const guess = TYPES.find((one) => one.startsWith(lower)) ?? nearest(lower, TYPES);
  const fix = guess ? `Did you mean "${guess}"?` : `Write one of ${TYPES.join(', ')}.`;
  return { pointer, message: `JSON Schema has no type "${type}".`, fix };
}

/** What the schema of schemas doesn't check: patterns, and names in "required" that no property has. */
function faultsInside(schema: Json, at: readonly (string | number)[]): SchemaFault[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => faultsInside(one, [...at, index]));
  if (!isObject(schema)) return [];
  const isNamed = at.at(-1) === 'properties';
  const { pattern, patternProperties, required, properties } = schema;
  const patterns: [pattern: string, keys: string[]][] = isObject(patternProperties)
    ? Object.keys(patternProperties).map((key) => [key, ['patternProperties', key]])
    : [];
  if (typeof pattern === 'string') patterns.push([pattern, ['pattern']]);
  return [
    ...patterns.flatMap(([text, keys]) => wrongPattern(text, pointerOf([...at, ...keys]))),
    ...(MORE.some((keyword) => keyword in schema) ? [] : wrongRequired(required, properties, at)),
    ...Object.entries(schema).flatMap(([key, value]) =>
      VALUES.includes(key) && !isNamed ? [] : faultsInside(value, [...at, key]),
    ),
  ];
}

/** A pattern that is no regular expression, as validators read one (JSON Schema 2020-12, section 6.4). */
function wrongPattern(pattern: string, pointer: string): SchemaFault[] {
  try {
    new RegExp(pattern, 'u');
    return [];
  } catch (error) {
    const message = `The pattern isn't a regular expression: ${(error as Error).message.split(': ').at(-1)}.`;
    const fix = 'Close each bracket and parenthesis, and escape literal characters with \\.';
    return [{ pointer, message, fix }];
  }
}

function wrongRequired(
  required: Json | undefined,
  properties: Json | undefined,
  at: readonly (string | number)[],
): SchemaFault[] {
  if (!Array.isArray(required) || !isObject(properties)) return [];
  return required.flatMap((name, index): SchemaFault[] => {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) return [];
    const others = Object.keys(properties).filter((one) => !required.includes(one));
    const fix = suggestion(name, others, 'Describe it in "properties", or remove it.', inQuotes);
    const message = `"required" lists "${name}", which isn't a property.`;
    return [{ pointer: pointerOf([...at, 'required', index]), message, fix }];
  });
}
