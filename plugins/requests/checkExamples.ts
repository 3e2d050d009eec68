import { type Api, descriptionsOf } from '../openapi/readApis.ts';
import { follow, type SpecFile, type SpecFiles } from '../openapi/specFiles.ts';
import { isObject, type Json, pointerOf, segmentsOf } from '../schemas/jsonValue.ts';
import type { Problem } from '../shared/problem.ts';
import { findingsIn } from './apiValidation.ts';

interface Value {
  schema: string[];
  /** From the file to the value, or to the reference that leads to it. */
  keys: string[];
  value: Json;
  isReferred?: boolean;
}

/**
 * Rule `openapi/example`: examples and defaults of the descriptions are values of their schemas. Samples in all
 * languages send them. References have to lead somewhere.
 */
export function checkExamples(files: SpecFiles): Problem[] {
  return [...descriptionsOf(files)].flatMap(([address, api]) => {
    const file = files.get(address) as SpecFile;
    const values = [...valuesIn(file.value, [], (value) => follow(value, address, files))];
    return values.flatMap((one) => problemOf(file, one, api) ?? []);
  });
}

/** A value of another type is wrong whichever of several forms of an object is meant. */
const OF_TYPE = /^must be (?:array|object|string|integer|number|boolean|null)\b/;

/** The first fault of a value: what it lacks besides often follows from it. */
function problemOf(file: SpecFile, { schema, keys, value, isReferred }: Value, api: Api): Problem | undefined {
  const findings = findingsIn(api, pointerOf(schema), value, true);
  const finding = findings.find(({ expected }) => OF_TYPE.test(expected)) ?? findings[0];
  if (!finding) return undefined;
  const { pointer, expected, meant } = finding;
  const place = file.placeOf(isReferred ? keys : [...keys, ...segmentsOf(pointer)]);
  const what = keys.at(-1) === 'default' ? 'default' : 'example';
  const message = `The ${what} doesn't match its schema: ${pointer || 'it'} ${expected}.`;
  const fix = meant ? `Did you mean "${meant}"?` : 'Use a value that the schema accepts, or change the schema.';
  return { file: file.file, ...place, rule: 'openapi/example', message, fix };
}

/** Members whose values are no parts of a description. */
const VALUES = new Set(['example', 'examples', 'value', 'default', 'enum', 'const']);
/** Objects in which each member has its own name, so that "default" and "example" are names there. */
const NAMED = new Set(['properties', 'responses', 'patternProperties', 'schemas', 'parameters', 'headers']);

/** All examples and defaults inside a description. */
function* valuesIn(value: Json, keys: string[], followed: (value: Json) => Json): Generator<Value> {
  if (typeof value !== 'object' || value === null) return;
  const isNamed = NAMED.has(keys.at(-1) ?? '') && !NAMED.has(keys.at(-2) ?? '');
  if (isObject(value) && !isNamed) {
    const schema = 'schema' in value ? [...keys, 'schema'] : keys;
    const { examples } = value;
    if ('default' in value) yield { schema: keys, keys: [...keys, 'default'], value: value.default };
    if ('example' in value) yield { schema, keys: [...keys, 'example'], value: value.example };
    // Those of a schema are values, and those of a media type are objects, or references to some.
    const isList = Array.isArray(examples);
    if (isList || 'schema' in value)
      for (const [name, one] of Object.entries(examples ?? {})) {
        const target = isList ? { value: one } : followed(one);
        const isReferred = !isList && target !== one;
        const place = [...keys, 'examples', name, ...(isList || isReferred ? [] : ['value'])];
        if (isObject(target) && 'value' in target) yield { schema, keys: place, value: target.value, isReferred };
      }
  }
  for (const [key, child] of Object.entries(value))
    if (isNamed || Array.isArray(value) || !VALUES.has(key)) yield* valuesIn(child, [...keys, key], followed);
}
