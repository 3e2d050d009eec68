import { isObject, type Json, type JsonObject, pointerOf, segmentsOf, valueAt } from '../schemas/jsonValue.ts';
import { schemaFaults } from '../schemas/schemaFaults.ts';
import { inQuotes, suggestion } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';
import { METHODS } from './operations.ts';
import { follow, SCHEMA_FOLDER, type SpecFiles, targetOf } from './specFiles.ts';

/** A verb and what it acts on, as in `readStatus`. */
const OPERATION_ID = /^[a-z]+[A-Z][A-Za-z0-9]*$/;

interface Context {
  root: JsonObject;
  address: string;
  files: SpecFiles;
  report(rule: RuleName, keys: string[], message: string, fix: string): void;
}

/**
 * Rules of API descriptions: references lead somewhere, operations are named and described, every body and parameter has
 * an example, and types are those of JSON Schema.
 */
export function checkSpecFiles(files: SpecFiles): Problem[] {
  return [...files].flatMap(([address, file]) => {
    const problems: Problem[] = [];
    const context: Context = {
      root: file.value,
      address,
      files,
      report: (rule, keys, message, fix) =>
        problems.push({ file: file.file, ...file.placeOf(keys), rule, message, fix }),
    };
    walk(file.value, [], (value, keys) => {
      // The schemas beside the descriptions have their own rules, which check their references too.
      if (!address.startsWith(SCHEMA_FOLDER)) checkReference(value, keys, context);
      checkSecurity(value, keys, context);
      if (keys[0] !== 'paths' && keys[0] !== 'components') return;
      checkExamples(value, keys, context);
      checkTypes(value, keys, context);
    });
    checkOperations(context);
    checkPaths(context);
    return problems;
  });
}

function walk(value: Json, keys: string[], visit: (value: JsonObject, keys: string[]) => void): void {
  if (isObject(value)) visit(value, keys);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) walk(child, [...keys, key], visit);
}

function checkReference({ $ref }: JsonObject, keys: string[], { address, files, report }: Context): void {
  if (typeof $ref !== 'string') return;
  const target = targetOf($ref, address);
  const file = files.get(target.address);
  if (file && valueAt(file.value, target.keys) !== undefined) return;
  // Another member of the same object may be meant, or another file.
  const above = target.keys.slice(0, -1);
  const beside = Object.keys((file && valueAt(file.value, above)) ?? {});
  const names = [...files.keys()].map((other) => other.slice(other.lastIndexOf('/') + 1));
  const candidates = file
    ? beside.map((key) => `${$ref.split('#')[0]}#${pointerOf([...above, key])}`)
    : names.flatMap((name) => [name, `../json-schema/${name}`]);
  const other = file ? `Refer to something in ${file.file}.` : 'Use a file from the same folder.';
  const fix = suggestion($ref, candidates, other, inQuotes);
  report('openapi/valid', [...keys, '$ref'], `"${$ref}" doesn't exist.`, fix);
}

/** A way to prove who calls is one that the description declares (OpenAPI 3.1, Security Requirement Object). */
function checkSecurity({ security }: JsonObject, keys: string[], { root, report }: Context): void {
  if (!Array.isArray(security)) return;
  const names = Object.keys(valueAt(root, ['components', 'securitySchemes']) ?? {});
  for (const [index, requirement] of security.entries())
    for (const name of Object.keys(requirement ?? {})) {
      if (names.includes(name)) continue;
      const fix = suggestion(name, names, 'Declare it in components.securitySchemes.', inQuotes);
      const place = [...keys, 'security', String(index), name];
      report('openapi/valid', place, `There is no security scheme "${name}".`, fix);
    }
}

/** A media type with a schema, or a parameter, has an example: without one no sample can send it. */
function checkExamples(value: JsonObject, keys: string[], { report }: Context): void {
  const hasExample = (one: JsonObject) => 'example' in one || Object.keys(one.examples ?? {}).length > 0;
  if (keys.at(-1) === 'content')
    for (const [mediaType, body] of Object.entries(value)) {
      if (!isObject(body) || !isObject(body.schema) || hasExample(body)) continue;
      const message = `The body ${mediaType} has no example.`;
      report('openapi/example', [...keys, mediaType], message, 'Add one under examples.');
    }
  const isParameter = keys.includes('parameters') && !keys.includes('schema') && typeof value.in === 'string';
  if (isParameter && typeof value.name === 'string' && !hasExample(value))
    report('openapi/example', keys, `The parameter ${value.name} has no example.`, 'Add one under example.');
}

/** What is inside one of these is a value, or a part of a schema. */
const NO_SCHEMA = /^(?:examples?|schemas?)$/;

/** A schema follows JSON Schema (OpenAPI 3.1, Schema Object). One inside another is found with it. */
function checkTypes(value: JsonObject, keys: string[], { report }: Context): void {
  if (keys.some((key) => NO_SCHEMA.test(key))) return;
  const { schema, schemas } = value;
  const named = isObject(schemas)
    ? Object.entries(schemas).map(([name, one]) => [['schemas', name], one] as const)
    : [];
  for (const [at, one] of [...(schema === undefined ? [] : [[['schema'], schema] as const]), ...named])
    for (const { pointer, message, fix } of schemaFaults(one))
      report('openapi/valid', [...keys, ...at, ...segmentsOf(pointer)], message, fix);
}

/** An operation has an ID that no other has, a summary and a description. */
function checkOperations({ root, report }: Context): void {
  const owners = new Map<string, string>();
  for (const [path, item] of Object.entries((root.paths ?? {}) as JsonObject))
    for (const method of METHODS) {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) continue;
      const keys = ['paths', path, method];
      const title = `${method.toUpperCase()} ${path}`;
      const id = typeof operation.operationId === 'string' ? operation.operationId : '';
      if (id !== '' && !OPERATION_ID.test(id)) {
        const message = `"${id}" isn't a verb and an object.`;
        report('data/described', [...keys, 'operationId'], message, 'Write a verb and a noun, such as readStatus.');
      }
      const other = id === '' ? undefined : owners.get(id);
      if (other) {
        const message = `${other} has the ID "${id}" as well.`;
        report('data/described', [...keys, 'operationId'], message, 'Give one of them a different ID.');
      }
      owners.set(id, title);
      for (const member of ['operationId', 'summary', 'description']) {
        if (typeof operation[member] === 'string' && operation[member] !== '') continue;
        report('data/described', keys, `${title} has no ${member}.`, `Add ${member} to the operation.`);
      }
    }
}

/** The names in a path are those of its parameters (OpenAPI 3.1, Parameter Object). */
function checkPaths({ root, address, files, report }: Context): void {
  for (const [path, item] of Object.entries((root.paths ?? {}) as JsonObject)) {
    if (!isObject(item)) continue;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const found = METHODS.filter((method) => isObject(item[method])).map((method) => {
      const described = [item.parameters, (item[method] as JsonObject).parameters]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((one) => follow(one, address, files))
        .flatMap((one) => (isObject(one) && one.in === 'path' ? [String(one.name)] : []));
      const missing = inPath.find((name) => !described.includes(name));
      const spare = described.find((name) => !inPath.includes(name));
      return { method, missing, spare };
    });
    // What all operations lack, the path has under another name.
    const isOfPath = found.every(({ missing, spare }) => missing === found[0].missing && spare === found[0].spare);
    for (const { method, missing, spare } of isOfPath ? found.slice(0, 1) : found) {
      const keys = ['paths', path, ...(isOfPath ? [] : [method])];
      if (missing) {
        const fix = spare ? `Write {${spare}}, or describe ${missing}.` : `Describe ${missing} under parameters.`;
        report('openapi/valid', keys, `${path} has {${missing}}, but no parameter with that name.`, fix);
      } else if (spare)
        report('openapi/valid', keys, `The parameter ${spare} isn't in ${path}.`, `Write {${spare}} into the path.`);
    }
  }
}
