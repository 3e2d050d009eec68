import { type Api, apiAt } from '../openapi/readApis.ts';
import {
  follow,
  isObject,
  type Json,
  OPENAPI_FOLDER,
  pointerOf,
  type SpecFile,
  type SpecFiles,
} from '../openapi/specFiles.ts';
import { segmentsOf } from '../schemas/jsonValue.ts';
import type { Problem } from '../shared/problem.ts';
import { findingsIn } from './apiValidation.ts';

/** What is held against a schema: an example or a default. */
interface Held {
  schema: string[];
  /** From the file to the value, or to the reference that leads to it. */
  keys: string[];
  value: Json;
  isReferred: boolean;
}

/**
 * Rule `openapi/example`: examples and defaults of the descriptions are values of their schemas. Samples in all
 * languages send them. References have to lead somewhere.
 */
export function checkExamples(files: SpecFiles): Problem[] {
  const names = [...files.keys()].filter((address) => address.startsWith(OPENAPI_FOLDER));
  return names.flatMap((address) => {
    const file = files.get(address) as SpecFile;
    const held = heldIn(file.value, address, files);
    if (held.length === 0) return [];
    const api = apiAt(address, files);
    return held.flatMap((one) => problemOf(file, one, api) ?? []);
  });
}

/** A value of another type is wrong whichever of several forms of an object is meant. */
const OF_TYPE = /^must be (?:array|object|string|integer|number|boolean|null)\b/;

/** The first fault of a value: what it lacks besides often follows from it. */
function problemOf(file: SpecFile, { schema, keys, value, isReferred }: Held, api: Api): Problem | undefined {
  const findings = findingsIn(api, pointerOf(schema), value, true);
  const finding = findings.find(({ expected }) => OF_TYPE.test(expected)) ?? findings[0];
  if (!finding) return undefined;
  const { pointer, expected, meant } = finding;
  const place = file.placeOf(isReferred ? keys : [...keys, ...segmentsOf(pointer)]);
  const what = keys.at(-1) === 'default' ? 'default' : 'example';
  const message = `The ${what} is no value of its schema: ${pointer || 'it'} ${expected}.`;
  const fix = meant ? `Did you mean "${meant}"?` : 'Write what the schema accepts, or change the schema.';
  return { file: file.file, ...place, rule: 'openapi/example', message, fix };
}

/** Members whose values are no parts of a description. */
const VALUES = new Set(['example', 'examples', 'value', 'default', 'enum', 'const']);
/** Objects in which each member has a name of its own, so that "default" and "example" are names there. */
const NAMED = new Set(['properties', 'responses', 'patternProperties', 'schemas', 'parameters', 'headers']);

/** All examples and defaults of a description with the places of their schemas. */
function heldIn(root: Json, address: string, files: SpecFiles): Held[] {
  const held: Held[] = [];
  const visit = (value: Json, keys: string[]): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, [...keys, String(index)]);
    if (!isObject(value)) return;
    const isNamed = NAMED.has(keys.at(-1) ?? '') && !NAMED.has(keys.at(-2) ?? '');
    const add = (schema: string[], inside: string[], one: Json, isReferred = false) =>
      held.push({ schema, keys: [...keys, ...inside], value: one, isReferred });
    if (!isNamed) {
      const schema = 'schema' in value ? [...keys, 'schema'] : keys;
      if ('default' in value) add(keys, ['default'], value.default);
      if ('example' in value) add(schema, ['example'], value.example);
      if (Array.isArray(value.examples))
        for (const [index, one] of value.examples.entries()) add(schema, ['examples', String(index)], one);
      else if (isObject(value.examples) && 'schema' in value)
        for (const [name, one] of Object.entries(value.examples)) {
          const target = follow(one, address, files);
          const isReferred = target !== one;
          if (isObject(target) && 'value' in target)
            add(schema, ['examples', name, ...(isReferred ? [] : ['value'])], target.value, isReferred);
        }
    }
    for (const [key, child] of Object.entries(value)) if (isNamed || !VALUES.has(key)) visit(child, [...keys, key]);
  };
  visit(root, []);
  return held;
}
