import type { JsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { isObject, type JsonObject, type JsonValue, sameJson } from './jsonValue.ts';
import { placeOf } from './place.ts';
import type { Spec } from './readSpec.ts';
import { schemaDefaults } from './schemaDefaults.ts';
import { type SchemaNode, schemaNodes, schemaReferences } from './schemaProperties.ts';
import { SchemaSet } from './schemaSet.ts';
import { META_SCHEMA, SchemaValidator } from './schemaValidator.ts';

/** Schemas of what the platform writes. A member that it leaves out has no default: it is not there. */
const ANSWER_SCHEMAS = ['error-catalogue.json', 'platform-error.json', 'policy-result.json', 'problem.json'];

/** Path of a schema below the folder of all schemas. */
const nameOf = ({ file }: JsonFile) => file.slice(file.indexOf(SCHEMAS) + SCHEMAS.length);
const SCHEMAS = '/json-schema/';

const isStandard = (json: JsonFile) => nameOf(json).startsWith('standards/');

/**
 * Rules `schema/*` and `core/*`: each schema stands at the address of its `$id`, refers to what exists, compiles,
 * describes every place for a reader, and accepts its own examples and defaults; each core configuration is the
 * defaults of its schema.
 * @param docs address of the site, without a trailing slash
 */
export function checkSchemas(spec: Spec, docs: string): Problem[] {
  const all = [...spec.schemas, ...spec.standards];
  const files = all.filter(({ value }) => isObject(value));
  // What refers to a file that cannot be read is not wrong for that.
  if (files.length < all.length) return [];
  const documents = files.map(({ value }) => value as JsonObject);
  const misplaced = files.flatMap((json) => checkId(json, docs));
  if (misplaced.length > 0) return misplaced;
  const set = new SchemaSet(documents);
  const dangling = files.flatMap((json) => checkReferences(json, set));
  if (dangling.length > 0) return dangling;
  const described = files.flatMap(checkDescriptions);
  const validator = new SchemaValidator(documents);
  const wrong = files.flatMap((json) => checkCompiles(json, validator));
  if (wrong.length > 0) return [...described, ...wrong];
  return [
    ...described,
    ...files.flatMap((json) => checkValues(json, validator)),
    ...[...spec.cores].flatMap(([service, json]) => checkCore(service, json, set, validator)),
  ];
}

function at(json: JsonFile, pointer: string, rule: string, message: string, mend: string): Problem {
  return { file: json.file, ...placeOf(json, pointer), rule, message, mend };
}

function checkId(json: JsonFile, docs: string): Problem[] {
  const id = `${docs}/spec/json-schema/${nameOf(json)}`;
  if ((json.value as JsonObject).$id === id) return [];
  const mend = `Write "%brand.docs%/spec/json-schema/${nameOf(json)}".`;
  return [at(json, '/$id', 'schema/id', 'The $id is not the address that this file is published at.', mend)];
}

function checkReferences(json: JsonFile, set: SchemaSet): Problem[] {
  const document = json.value as JsonObject;
  return schemaReferences(document)
    .filter(({ ref }) => ref !== META_SCHEMA && !set.resolve(ref, String(document.$id)))
    .map(({ pointer, ref }) =>
      at(json, pointer, 'schema/reference', `"${ref}" leads nowhere.`, 'Refer to a schema file beside this one.'),
    );
}

function checkDescriptions(json: JsonFile): Problem[] {
  return schemaNodes(json.value as JsonObject).flatMap((node) => {
    const missing = isStandard(json)
      ? missingInStandard(node)
      : missingKeywords(node, ANSWER_SCHEMAS.includes(nameOf(json)));
    const what = node.name ? `"${node.name}"` : `This ${node.kind}`;
    const problems = missing.map((keyword) =>
      at(json, node.pointer, 'schema/described', `${what} has no ${keyword}.`, `Write the ${keyword}, for readers.`),
    );
    if (node.kind === 'property' && node.required && 'default' in node.schema) {
      const mend = 'Take the default out, or the name out of "required".';
      problems.push(at(json, node.pointer, 'schema/default', `${what} is required and has a default.`, mend));
    }
    return problems;
  });
}

function missingKeywords({ kind, required, schema }: SchemaNode, isAnswer: boolean): string[] {
  const wanted = ['title', 'description'];
  if (kind !== 'document' || Array.isArray(schema.examples)) wanted.push('examples');
  if (kind === 'property' && !required && !isAnswer) wanted.push('default');
  return wanted.filter((keyword) => isMissing(schema, keyword));
}

/** What a standard describes has its text there; here it is named, and the section is linked. */
function missingInStandard({ kind, schema }: SchemaNode): string[] {
  if (kind === 'item' || kind === 'value') return [];
  const wanted = kind === 'document' ? ['title', 'description', 'examples'] : ['title', 'description'];
  const missing = wanted.filter((keyword) => isMissing(schema, keyword));
  const isLinked = /\]\(https:\/\/\S+\)/.test(String(schema.description));
  return isLinked || missing.includes('description') ? missing : [...missing, 'link to a section of the standard'];
}

function isMissing(schema: JsonObject, keyword: string): boolean {
  const value = schema[keyword];
  return value === undefined || (keyword !== 'default' && (value as string | JsonValue[]).length === 0);
}

function checkCompiles(json: JsonFile, validator: SchemaValidator): Problem[] {
  try {
    validator.compile(String((json.value as JsonObject).$id));
    return [];
  } catch (error) {
    const message = `This schema does not compile: ${(error as Error).message}.`;
    return [at(json, '', 'schema/compiles', message, 'Use the keywords of JSON Schema draft 2020-12 only.')];
  }
}

function checkValues(json: JsonFile, validator: SchemaValidator): Problem[] {
  const id = String((json.value as JsonObject).$id);
  return schemaNodes(json.value as JsonObject).flatMap(({ pointer, schema }) => {
    const values: [string, JsonValue][] = (Array.isArray(schema.examples) ? schema.examples : []).map(
      (value, index) => [`/examples/${index}`, value],
    );
    if ('default' in schema) values.push(['/default', schema.default]);
    if (values.length === 0) return [];
    const validate = validator.compile(`${id}#${encodeURI(pointer)}`);
    return values.flatMap(([place, value]) =>
      validate(value).map((finding) => {
        const message = `${finding.pointer || 'The value'} ${finding.expected}.`;
        const mend = 'Give a value that the schema around it accepts.';
        return at(json, `${pointer}${place}${finding.pointer}`, 'schema/value', message, mend);
      }),
    );
  });
}

function checkCore(service: string, json: JsonFile, set: SchemaSet, validator: SchemaValidator): Problem[] {
  const place = set.document(`${service}.configuration.json`);
  const value = json.value as JsonValue;
  const findings = validator.compile(place.base)(value);
  if (findings.length > 0) {
    return findings.map(({ pointer, expected }) =>
      at(json, pointer, 'core/valid', `${pointer} ${expected}.`, 'Write a value that the schema accepts.'),
    );
  }
  if (sameJson(value, schemaDefaults(set, place))) return [];
  const mend = `Bring it in line with ${service}.configuration.json.`;
  return [at(json, '', 'core/defaults', 'This is not the configuration that the defaults of the schema give.', mend)];
}
