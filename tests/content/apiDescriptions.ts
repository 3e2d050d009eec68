import path from 'node:path';
import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { brandTokens, readBrand } from '../../plugins/brand/brand.ts';
import { bundleDocument } from '../../plugins/openapi/bundle.ts';
import { listOperations, type Operation } from '../../plugins/openapi/operations.ts';
import { readSpecFiles } from '../../plugins/openapi/readSpecFiles.ts';
import { isObject, type Json, type JsonObject, OPENAPI_FOLDER } from '../../plugins/openapi/specFiles.ts';
import { BASE } from '../../plugins/shared/site.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
export const spec = readSpecFiles(path.join(root, 'docs'), root, tokens);

/** The descriptions with operations. `common` holds shared parts only. */
export const names = [
  'resolver',
  'verifier',
  'validator',
  'authorizer',
  'gateway',
  'management',
  'iam',
  'logs',
] as const;
export type Name = (typeof names)[number];

/** One description as a single document, with what validates values against its schemas. */
export interface Description {
  name: Name;
  document: JsonObject;
  operations: Operation[];
  /**
   * Validates a value against the schema at a JSON Pointer of the document.
   * @param closed true to refuse members that the schema does not name, as a reader of a sample would expect
   */
  validate(pointer: string, value: Json, closed?: boolean): Finding[];
}

/** What is wrong with a value. */
export interface Finding {
  /** JSON Pointer into the value. */
  pointer: string;
  message: string;
}

function describeApi(name: Name): Description {
  const { document, fromSchemas } = bundleDocument(`${OPENAPI_FOLDER}${name}.yaml`, spec.files);
  const open = compiler(document);
  const closed = compiler(closeSchemas(document, fromSchemas));
  return {
    name,
    document,
    operations: listOperations(document),
    validate: (pointer, value, isClosed = false) => (isClosed ? closed : open)(pointer, value),
  };
}

export const descriptions: Description[] = names.map(describeApi);

/** The description of one API. */
export function descriptionOf(name: Name): Description {
  return descriptions[names.indexOf(name)];
}

function compiler(document: JsonObject): (pointer: string, value: Json) => Finding[] {
  // A description is no schema, so the keywords around its schemas are unknown.
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document as AnySchema, 'description:');
  const compiled = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `description:#${encodeURI(pointer)}` });
    compiled.set(pointer, check);
    return check(value) ? [] : findings(check.errors ?? []);
  };
}

/** The deepest errors: those of `oneOf` above them only say that something below is wrong. */
function findings(errors: ErrorObject[]): Finding[] {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const telling = errors.filter(({ keyword }) => !['oneOf', 'anyOf', 'if'].includes(keyword));
  const pool = telling.length > 0 ? telling : errors;
  const deepest = Math.max(...pool.map(depth));
  return pool
    .filter((error) => depth(error) === deepest)
    .map((error) => ({
      pointer: error.instancePath,
      message: [error.message, detailOf(error)].filter(Boolean).join(' '),
    }));
}

function detailOf({ params }: ErrorObject): string {
  if ('additionalProperty' in params) return `"${params.additionalProperty}"`;
  if ('allowedValues' in params) return JSON.stringify(params.allowedValues);
  if ('allowedValue' in params) return JSON.stringify(params.allowedValue);
  return '';
}

/**
 * Refuses members that are not named, so that a misspelled member of a sample is found. A schema that says whether
 * further members are welcome keeps its word, and so do the JSON Schemas.
 */
function closeSchemas(document: JsonObject, fromSchemas: ReadonlySet<string>): JsonObject {
  const close = (value: Json, keys: string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => close(item, [...keys, '']));
    if (!isObject(value)) return value;
    const [first, section, name] = keys;
    if (keys.length === 3 && first === 'components' && section === 'schemas' && fromSchemas.has(name)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, close(child, [...keys, key])]));
    const isClosable = [value.type].flat().includes('object') && isObject(value.properties);
    return isClosable && !('additionalProperties' in value) ? { ...copy, additionalProperties: false } : copy;
  };
  return close(document, []) as JsonObject;
}
