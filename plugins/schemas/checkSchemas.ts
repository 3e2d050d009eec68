import { type JsonFile, positionAt } from '../shared/jsonFile.ts';
import { inQuotes, nearest, suggestion } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { isObject, type Json, type JsonObject } from './jsonValue.ts';
import { problemAt } from './problemAt.ts';
import type { Spec } from './readSpec.ts';
import { schemaFaults } from './schemaFaults.ts';
import { type SchemaNode, schemaNodes, schemaReferences } from './schemaProperties.ts';
import { SchemaSet } from './schemaSet.ts';
import { META_SCHEMA, SchemaValidator } from './schemaValidator.ts';
import { checkCore, checkValues } from './schemaValues.ts';

/** Schemas of what the platform writes. A member that it leaves out has no default: it is not there. */
const RESPONSE_SCHEMAS = ['error-catalogue.json', 'platform-error.json', 'policy-result.json', 'problem.json'];

const SCHEMAS = '/json-schema/';
/** Path of a schema below the folder of all schemas. */
const nameOf = ({ file }: JsonFile) => file.slice(file.indexOf(SCHEMAS) + SCHEMAS.length);
const isStandard = (json: JsonFile) => nameOf(json).startsWith('standards/');

/**
 * Rules `schema/*` and `data/described`: each schema is at the address of its `$id`, refers to what exists, compiles,
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
  const faults = files.flatMap((json) =>
    schemaFaults(json.value as JsonObject).map(({ pointer, message, fix }) =>
      problemAt(json, pointer, 'schema/valid', message, fix),
    ),
  );
  if (faults.length > 0) return faults;
  const described = files.flatMap(checkDescriptions);
  const validator = new SchemaValidator(documents);
  const wrong = files.flatMap((json) => checkCompiles(json, validator));
  if (wrong.length > 0) {
    // A keyword that is misspelled is missing as well.
    const meant = wrong.map(({ fix }) => /^Did you mean "(\w+)"/.exec(fix)?.[1]);
    return [
      ...described.filter(({ message }) => !meant.some((name) => message.endsWith(` has no ${name}.`))),
      ...wrong,
    ];
  }
  const values = checkValues(files, validator);
  // A default that its schema rejects is not what a core configuration should have.
  if (values.length > 0) return [...described, ...values];
  return [...described, ...[...spec.cores].flatMap(([service, json]) => checkCore(service, json, set, validator))];
}

function checkId(json: JsonFile, docs: string): Problem[] {
  const id = `${docs}/spec/json-schema/${nameOf(json)}`;
  if ((json.value as JsonObject).$id === id) return [];
  const fix = `Write "%brand.docs%/spec/json-schema/${nameOf(json)}".`;
  return [problemAt(json, '/$id', 'schema/valid', "The $id isn't the address of the published file.", fix, id)];
}

function checkReferences(json: JsonFile, set: SchemaSet): Problem[] {
  const document = json.value as JsonObject;
  return schemaReferences(document)
    .filter(({ ref }) => ref !== META_SCHEMA && !set.resolve(ref, String(document.$id)))
    .map(({ pointer, ref }) => {
      const other = 'Refer to a schema file in the same folder, or to one of its $defs.';
      const fix = suggestion(ref, referable(ref, String(document.$id), set), other, inQuotes);
      return problemAt(json, pointer, 'schema/valid', `"${ref}" leads nowhere.`, fix);
    });
}

/** What a reference may have meant: the other definitions of the file that it names, or the other files. */
function referable(ref: string, base: string, set: SchemaSet): string[] {
  const [file, pointer] = ref.split('#');
  const target = set.resolve(file, base)?.schema;
  if (pointer === undefined || !target) return [...set.documents.keys()].map((id) => id.slice(id.lastIndexOf('/') + 1));
  return Object.keys(isObject(target.$defs) ? target.$defs : {}).map((name) => `${file}#/$defs/${name}`);
}

function checkDescriptions(json: JsonFile): Problem[] {
  return schemaNodes(json.value as JsonObject).flatMap((node) => {
    const { kind, name, pointer, required, schema } = node;
    const what = name ? `"${name}"` : `This ${kind}`;
    const missing = isStandard(json) ? missingInStandard(node) : missingKeywords(node, json);
    const problems = missing.map((keyword) =>
      problemAt(json, pointer, 'data/described', `${what} has no ${keyword}.`, `Write the ${keyword}, for readers.`),
    );
    if (kind === 'property' && required && 'default' in schema) {
      const fix = 'Remove the default, or remove the name from "required".';
      problems.push(problemAt(json, pointer, 'schema/value', `${what} is required and has a default.`, fix));
    }
    return problems;
  });
}

function missingKeywords({ kind, required, schema }: SchemaNode, json: JsonFile): string[] {
  const wanted = ['title', 'description'];
  if (kind !== 'document' || Array.isArray(schema.examples)) wanted.push('examples');
  if (kind === 'property' && !required && !RESPONSE_SCHEMAS.includes(nameOf(json))) wanted.push('default');
  return wanted.filter((keyword) => isMissing(schema, keyword));
}

/** What a standard describes has its text there; here it is named, and the section is linked. */
function missingInStandard({ kind, schema }: SchemaNode): string[] {
  if (kind === 'item' || kind === 'value') return [];
  const wanted = ['title', 'description', ...(kind === 'document' ? ['examples'] : [])];
  const missing = wanted.filter((keyword) => isMissing(schema, keyword));
  const isLinked = /\]\(https:\/\/\S+\)/.test(String(schema.description));
  return isLinked || missing.includes('description') ? missing : [...missing, 'link to a section of the standard'];
}

const isMissing = (schema: JsonObject, keyword: string) =>
  schema[keyword] === undefined || (keyword !== 'default' && (schema[keyword] as string | Json[]).length === 0);

/** An unknown keyword, which keeps a schema from compiling. */
function checkCompiles(json: JsonFile, validator: SchemaValidator): Problem[] {
  try {
    validator.compile(String((json.value as JsonObject).$id));
    return [];
  } catch (error) {
    const reason = (error as Error).message;
    const keyword = /unknown keyword: "(\w+)"/.exec(reason)?.[1];
    const guess = keyword && nearest(keyword, validator.keywords);
    const fix = guess ? `Did you mean "${guess}"?` : 'Only use keywords of JSON Schema draft 2020-12.';
    const offset = keyword ? json.text.indexOf(`"${keyword}":`) : 0;
    // A schema that refers to the one with the keyword does not compile either.
    if (offset < 0) return [];
    const message = `This schema doesn't compile: ${reason}.`;
    return [{ file: json.file, ...positionAt(json.text, offset), rule: 'schema/valid', message, fix }];
  }
}
