import type { JsonFile } from '../shared/jsonFile.ts';
import { memoizeByText } from '../shared/memoize.ts';
import type { Problem } from '../shared/problem.ts';
import { isObject, type Json, type JsonObject, pointerOf, sameJson } from './jsonValue.ts';
import { problemAt } from './problemAt.ts';
import { schemaNodes } from './schemaProperties.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';
import type { SchemaValidator, Validate } from './schemaValidator.ts';

/** Rule `schema/value`: schemas accept their own examples and defaults. */
export function checkValues(files: readonly JsonFile[], validator: SchemaValidator): Problem[] {
  // Most keys have the schema of many others, apart from their texts, and compiling one takes a millisecond.
  const compiled = memoizeByText((schema) => validator.of(JSON.parse(schema) as JsonObject));
  const validateOf: ValidateOf = (address, { title, description, default: _, examples, ...schema }) => {
    const text = JSON.stringify(schema);
    return /"\$\w*(?:ref|Ref|id|defs)"/.test(text) ? validator.of(address) : compiled(text);
  };
  return files.flatMap((json) => wrongValues(json, validateOf));
}

type ValidateOf = (address: string, schema: JsonObject) => Validate;

function wrongValues(json: JsonFile, validateOf: ValidateOf): Problem[] {
  const id = String((json.value as JsonObject).$id);
  return schemaNodes(json.value as JsonObject).flatMap(({ pointer, schema }) => {
    const values: [string, Json][] = (Array.isArray(schema.examples) ? schema.examples : []).map((value, index) => [
      `/examples/${index}`,
      value,
    ]);
    if ('default' in schema) values.push(['/default', schema.default]);
    if (values.length === 0) return [];
    const validate = validateOf(`${id}#${encodeURI(pointer)}`, schema);
    return values.flatMap(([place, value]) =>
      validate(value).map((finding) => {
        const message = `${finding.pointer || 'The value'} ${finding.expected}.`;
        const { meant } = finding;
        const fix = meant ? `Did you mean "${meant}"?` : 'Use a value that the schema around it accepts.';
        return problemAt(json, `${pointer}${place}${finding.pointer}`, 'schema/value', message, fix);
      }),
    );
  });
}

/** Rule `schema/value`: the complete configuration of a service is valid, and has the defaults of its schema. */
export function checkCore(service: string, json: JsonFile, set: SchemaSet, validator: SchemaValidator): Problem[] {
  const place = set.document(`${service}.configuration.json`);
  const value = json.value as Json;
  const findings = validator.of(place.base)(value);
  if (findings.length > 0) {
    return findings.map(({ pointer, expected }) =>
      problemAt(json, pointer, 'schema/value', `${pointer} ${expected}.`, 'Use a value that the schema accepts.'),
    );
  }
  return defaultProblems(json, value, schemaDefaults(set, place) as Json, '', `${service}.configuration.json`);
}

/** Rule `schema/value`, at each key that has another value than its default. */
function defaultProblems(
  json: JsonFile,
  value: Json | undefined,
  standard: Json | undefined,
  pointer: string,
  schema: string,
): Problem[] {
  if (value !== undefined && standard !== undefined && sameJson(value, standard)) return [];
  if (isObject(value) && isObject(standard)) {
    const names = [...new Set([...Object.keys(value), ...Object.keys(standard)])];
    return names.flatMap((name) =>
      defaultProblems(json, value[name], standard[name], pointer + pointerOf([name]), schema),
    );
  }
  const here = value === undefined ? 'and the key is missing here.' : `and here it is ${JSON.stringify(value)}.`;
  const [known, fix] =
    standard === undefined
      ? [`${schema} gives ${pointer} no default`, 'Remove the key, or add a default to the schema.']
      : [
          `The default of ${pointer} in ${schema} is ${JSON.stringify(standard)}`,
          `Write ${JSON.stringify(standard)}, or change the default in the schema.`,
        ];
  return [problemAt(json, pointer, 'schema/value', `${known}, ${here}`, fix)];
}

/**
 * Collects what a configuration is when nobody changes a key. The default of an object has only what its own keys
 * do not say, so that each default is written once: `{}` means the defaults of its keys.
 * @returns undefined for a schema without a default, such as that of a required member.
 */
export function schemaDefaults(set: SchemaSet, place: SchemaPlace): Json | undefined {
  const own = set.keyword(place, 'default');
  const properties = set.properties(place);
  if (properties.size === 0 || (own !== undefined && !isObject(own))) return own;
  const entries: [string, Json][] = [];
  for (const [name, property] of properties) {
    const value = own && Object.hasOwn(own, name) ? own[name] : schemaDefaults(set, property);
    if (value !== undefined) entries.push([name, value]);
  }
  return own === undefined && entries.length === 0 ? undefined : Object.fromEntries(entries);
}
