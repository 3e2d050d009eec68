import type { AnySchema, ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { memoizeByObject } from '../../theme/shared/memoize.ts';
import { bundleDocument } from '../openapi/bundle.ts';
import { listOperations, type Operation } from '../openapi/operations.ts';
import { isObject, type Json, type JsonObject, OPENAPI_FOLDER, type SpecFiles } from '../openapi/specFiles.ts';
import { nearest } from '../shared/nearest.ts';
import { once } from '../shared/once.ts';

/** What requests and answers are held against. */
export interface RequestContext {
  descriptions: readonly Description[];
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Whether the documentation publishes a file, by its path from the root of the site. */
  isPublished(path: string): boolean;
  /** True where a description could not be read: what none of the others has may be in that one. */
  isPartial?: boolean;
}

/** One description as a single document, with what validates values against its schemas. */
export interface Description {
  name: string;
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
  /** A member of that place that the schema does not know. */
  member?: string;
  /** What to write, where the schema tells. */
  fix?: string;
}

/** What of a request or an answer a finding is about: each stands at a place of its own. */
export type Concern = 'key' | 'parameter' | 'query' | 'status' | 'content' | 'value';

/** What is wrong with a request or an answer. */
export interface RequestFinding extends Finding {
  of: Concern;
}

const describedOf = memoizeByObject((_files: SpecFiles) => new Map<string, Description>());

/**
 * Brings a description into one document, once for all who ask. Its schemas are compiled when the first value is held
 * against them.
 * @param name file name without extension, such as `verifier`
 */
export function describeApi(name: string, files: SpecFiles): Description {
  const known = describedOf(files);
  const description = known.get(name) ?? makeDescription(name, files);
  known.set(name, description);
  return description;
}

function makeDescription(name: string, files: SpecFiles): Description {
  const { document, fromSchemas } = bundleDocument(`${OPENAPI_FOLDER}${name}.yaml`, files);
  const compiled: Partial<Record<'open' | 'closed', ReturnType<typeof compiler>>> = {};
  return {
    name,
    document,
    operations: listOperations(document),
    validate(pointer, value, isClosed = false) {
      if (isClosed) compiled.closed ??= compiler(closeSchemas(document, fromSchemas));
      else compiled.open ??= compiler(document);
      return (isClosed ? compiled.closed : compiled.open)?.(pointer, value) ?? [];
    },
  };
}

function compiler(document: JsonObject): (pointer: string, value: Json) => Finding[] {
  const compile = once(() => ajvCompiler(document));
  return (pointer, value) => compile()(pointer, value);
}

function ajvCompiler(document: JsonObject): (pointer: string, value: Json) => Finding[] {
  // A description is no schema, so the keywords around its schemas are unknown.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
    inlineRefs: false,
  });
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
  const told = joinChoices(pool.filter((error) => depth(error) === deepest)).map(findingOf);
  // A member that is misspelt is missing as well.
  return told.filter(
    ({ missing, pointer }) => !told.some((one) => one.pointer === pointer && missing.includes(one.meant ?? '')),
  );
}

/** An error with the members that are missing, of which a choice asks for one. */
interface Told extends ErrorObject {
  missing: string[];
}

/** Where a value may be one of several, what each of them lacks is one error. */
function joinChoices(errors: readonly ErrorObject[]): Told[] {
  const all: Told[] = [];
  for (const error of errors) {
    const missing: string[] = [error.params.missingProperty ?? []].flat();
    const isChoice = missing.length > 0 && /\/(?:oneOf|anyOf)\/\d+\//.test(error.schemaPath);
    const other =
      isChoice &&
      all.find(
        (one) => one.missing.length > 0 && one.instancePath === error.instancePath && one.keyword === error.keyword,
      );
    if (other) other.missing.push(...missing);
    else all.push({ ...error, missing });
  }
  return all;
}

function findingOf(error: Told): Finding & { missing: string[]; meant?: string } {
  const { instancePath: pointer, params, parentSchema, missing } = error;
  if (missing.length > 0) {
    const named = (quote: string) => [...new Set(missing)].map((name) => quote + name + quote).join(' or ');
    return { pointer, message: `must have required property ${named("'")}`, fix: `Add ${named('"')}.`, missing };
  }
  const finding = { pointer, message: [error.message, detailOf(error)].filter(Boolean).join(' '), missing };
  const member: string | undefined = params.additionalProperty;
  if (!member) return finding;
  const known = Object.keys(parentSchema?.properties ?? {});
  const meant = nearest(member, known);
  const fix = meant ? `Did you mean "${meant}"?` : `Take "${member}" out; the schema knows ${known.join(', ')}.`;
  return { ...finding, member, meant, fix };
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
