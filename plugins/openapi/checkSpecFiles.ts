import { segmentsOf } from '../schemas/jsonValue.ts';
import { schemaFaults } from '../schemas/schemaFaults.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import { nearest } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { METHODS } from './operations.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  SCHEMA_FOLDER,
  type SpecFile,
  type SpecFiles,
  type Target,
  targetOf,
  valueAt,
} from './specFiles.ts';

/** A verb and what it acts on, as in `readStatus`. */
export const OPERATION_ID = /^[a-z]+[A-Z][A-Za-z0-9]*$/;

type Report = (rule: RuleName, keys: string[], message: string, fix: string) => void;

/**
 * Rules that every API description keeps: references lead somewhere, operations are named and described, and every
 * body has an example.
 */
export function checkSpecFiles(files: SpecFiles): Problem[] {
  return [...files].flatMap(([address, file]) => {
    const problems: Problem[] = [];
    const report: Report = (rule, keys, message, fix) =>
      problems.push({ file: file.file, ...file.placeOf(keys), rule, message, fix });
    // The schemas beside the descriptions have rules of their own, which hold their references too.
    if (!address.startsWith(SCHEMA_FOLDER)) checkReferences(file.value, address, files, report);
    checkSecurity(file.value, report);
    checkOperations(file, report);
    checkPaths(file.value, address, files, report);
    checkTypes(file.value, report);
    return problems;
  });
}

function checkReferences(root: JsonObject, address: string, files: SpecFiles, report: Report): void {
  walk(root, [], (value, keys) => {
    if (!isObject(value) || typeof value.$ref !== 'string') return;
    const target = targetOf(value.$ref, address);
    const file = files.get(target.address);
    if (file && valueAt(file.value, target.keys) !== undefined) return;
    const message = `"${value.$ref}" leads to nothing.`;
    const guess = nearest(value.$ref, candidatesFor(target, file, files, address));
    const fix = guess
      ? `Did you mean "${guess}"?`
      : file
        ? `Name something that ${file.file} has.`
        : 'Name a file beside this one.';
    report('openapi/valid', [...keys, '$ref'], message, fix);
  });
}

/** A way to prove who calls is one that the description declares (OpenAPI 3.1, Security Requirement Object). */
function checkSecurity(root: JsonObject, report: Report): void {
  const { components } = root;
  const declared = isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  const names = Object.keys(declared);
  walk(root, [], (value, keys) => {
    if (!isObject(value) || !Array.isArray(value.security)) return;
    for (const [index, requirement] of value.security.entries())
      for (const name of isObject(requirement) ? Object.keys(requirement) : []) {
        if (names.includes(name)) continue;
        const guess = nearest(name, names);
        const fix = guess ? `Did you mean "${guess}"?` : 'Declare it in components.securitySchemes.';
        report(
          'openapi/valid',
          [...keys, 'security', String(index), name],
          `There is no security scheme "${name}".`,
          fix,
        );
      }
  });
}

/** What a reference may have meant: another member of the same object of its file, or another file. */
function candidatesFor({ keys }: Target, file: SpecFile | undefined, files: SpecFiles, address: string): string[] {
  const relative = (other: string) => other.slice(other.lastIndexOf('/') + 1);
  if (!file) return [...files.keys()].flatMap((other) => [relative(other), `../json-schema/${relative(other)}`]);
  const beside = valueAt(file.value, keys.slice(0, -1));
  const isOwn = files.get(address) === file;
  const path = keys
    .slice(0, -1)
    .map((key) => `/${key}`)
    .join('');
  const name = [...files].find(([, one]) => one === file)?.[0] ?? '';
  return isObject(beside) ? Object.keys(beside).map((key) => `${isOwn ? '' : relative(name)}#${path}/${key}`) : [];
}

function checkOperations(file: SpecFile, report: Report): void {
  const places = new Map<string, string>();
  for (const [path, item] of Object.entries((file.value.paths ?? {}) as JsonObject)) {
    if (!isObject(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (!isObject(operation)) continue;
      const keys = ['paths', path, method];
      const { operationId: id } = operation;
      if (typeof id === 'string' && id !== '' && !OPERATION_ID.test(id)) {
        const message = `"${id}" does not say what the operation does to what.`;
        report('data/described', [...keys, 'operationId'], message, 'Write a verb and a noun, such as readStatus.');
      }
      const other = places.get(String(id));
      if (typeof id === 'string' && other !== undefined) {
        const message = `${other} has the ID "${id}" as well.`;
        report('data/described', [...keys, 'operationId'], message, 'Give one of the two another ID.');
      }
      places.set(String(id), `${method.toUpperCase()} ${path}`);
      for (const member of ['operationId', 'summary', 'description']) {
        if (typeof operation[member] === 'string' && operation[member] !== '') continue;
        report(
          'data/described',
          keys,
          `${method.toUpperCase()} ${path} has no ${member}.`,
          `Add ${member} to the operation.`,
        );
      }
    }
  }
  for (const part of ['paths', 'components']) {
    checkExamples(file.value[part] ?? null, [part], report);
    checkParameters(file.value[part] ?? null, [part], report);
  }
}

const isSchemaPlace = (key: string) => key === 'schema' || key === 'schemas';
/** What stands inside one of these is a value, or a part of a schema. */
const NO_SCHEMA = /^(?:examples?|schemas?)$/;

/** A schema has types of JSON Schema (OpenAPI 3.1, Schema Object). */
function checkTypes(root: JsonObject, report: Report): void {
  for (const part of ['paths', 'components'])
    walk(root[part] ?? null, [part], (value, keys) => {
      // A schema inside a schema is found with it.
      if (!isSchemaPlace(keys.at(-1) ?? '') || keys.slice(0, -1).some((key) => NO_SCHEMA.test(key))) return;
      const schemas = keys.at(-1) === 'schemas' && isObject(value) ? Object.entries(value) : [['', value] as const];
      for (const [name, schema] of schemas)
        for (const { pointer, message, fix } of schemaFaults(schema))
          report('openapi/valid', [...keys, ...(name ? [name] : []), ...segmentsOf(pointer)], message, fix);
    });
}

/** The names in a path are those of its parameters (OpenAPI 3.1, Parameter Object). */
function checkPaths(root: JsonObject, address: string, files: SpecFiles, report: Report): void {
  for (const [path, item] of Object.entries((root.paths ?? {}) as JsonObject)) {
    if (!isObject(item)) continue;
    const inPath = matchesOf(path, /\{(\w+)\}/g).map(([, name]) => name);
    const told = METHODS.filter((method) => isObject(item[method])).map((method) => {
      const described = [item.parameters, (item[method] as JsonObject).parameters]
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((one) => followed(one, address, files))
        .flatMap((one) => (isObject(one) && one.in === 'path' ? [String(one.name)] : []));
      const lost = inPath.find((name) => !described.includes(name));
      const spare = described.find((name) => !inPath.includes(name));
      return { method, lost, spare };
    });
    // What all operations lack, the path has under another name.
    const isOfPath = told.every(({ lost, spare }) => lost === told[0].lost && spare === told[0].spare);
    for (const { method, lost, spare } of isOfPath ? told.slice(0, 1) : told) {
      const keys = ['paths', path, ...(isOfPath ? [] : [method])];
      if (lost) {
        const fix = spare ? `Write {${spare}}, or describe ${lost}.` : `Describe ${lost} under parameters.`;
        report('openapi/valid', keys, `${path} has {${lost}}, and no parameter of that name.`, fix);
      } else if (spare)
        report('openapi/valid', keys, `The parameter ${spare} is not in ${path}.`, `Write {${spare}} into the path.`);
    }
  }
}

/** What a reference leads to, or the value itself. */
function followed(value: Json, address: string, files: SpecFiles): Json | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return value;
  const target = targetOf(value.$ref, address);
  const file = files.get(target.address);
  return file && valueAt(file.value, target.keys);
}

/** A parameter object has a name and a place; without an example no sample can send it. */
function checkParameters(root: Json, keys: string[], report: Report): void {
  walk(root, keys, (value, at) => {
    if (!isObject(value) || typeof value.name !== 'string' || typeof value.in !== 'string') return;
    if (!at.includes('parameters') || at.includes('schema') || 'example' in value || 'examples' in value) return;
    report('openapi/example', at, `The parameter ${value.name} has no example.`, 'Add one under example.');
  });
}

/** A media type object stands under `content` and has a schema. */
function checkExamples(root: Json, keys: string[], report: Report): void {
  walk(root, keys, (value, at) => {
    if (at.at(-1) !== 'content' || !isObject(value)) return;
    for (const [mediaType, body] of Object.entries(value)) {
      if (!isObject(body) || !isObject(body.schema)) continue;
      if ('example' in body || (isObject(body.examples) && Object.keys(body.examples).length > 0)) continue;
      report('openapi/example', [...at, mediaType], `The body ${mediaType} has no example.`, 'Add one under examples.');
    }
  });
}

function walk(value: Json, keys: string[], visit: (value: Json, keys: string[]) => void): void {
  visit(value, keys);
  if (Array.isArray(value))
    value.forEach((item, index) => {
      walk(item, [...keys, String(index)], visit);
    });
  else if (isObject(value)) for (const [key, child] of Object.entries(value)) walk(child, [...keys, key], visit);
}
