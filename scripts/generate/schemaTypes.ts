import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { isObject, type Json, type JsonObject, mapObjects } from '../../plugins/schemas/jsonValue.ts';
import { repositoryRoot } from '../run.ts';

const SCHEMAS = path.join(repositoryRoot, 'docs', 'public', 'spec', 'json-schema');
/** Where the types of the published data are. */
export const SCHEMA_TYPES = path.join(repositoryRoot, 'plugins', 'schemas', 'published');

/** The schemas of data that pages are made from, each with the name of its type. */
const typed = {
  'did-methods.json': 'DidMethods',
  'error-catalogue.json': 'ErrorCatalogue',
  'iam-actions.json': 'IamActions',
  'policies.json': 'Policies',
  'standards.json': 'Standards',
};

/** Members that say nothing about a type. A title would give each member a type of its own name, and descriptions are in the schemas. */
const SILENT = ['$id', '$schema', 'title', 'description', 'examples', 'default', 'minItems', 'maxItems'];
const CLOSED = ['properties', 'additionalProperties', 'patternProperties', 'allOf', 'anyOf', 'oneOf'];

const readSchema = (file: string): JsonObject => JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8'));

/** A schema reduced to what its type is made from; an object of any members becomes a `JsonObject`. */
const essence = (schema: Json): Json =>
  mapObjects(schema, (copied) => {
    const { $ref, required } = copied;
    // What is beside a reference would make a second type of the same form. A schema of its own is used by its plain type.
    if (typeof $ref === 'string') return $ref.startsWith('#') ? { $ref } : essence({ type: readSchema($ref).type });
    // That a value is a listed one is checked against the schema, and no code depends on it.
    if (Array.isArray(copied.enum)) return { type: typeof copied.enum[0] };
    // A member of such a name has a schema. `$schema` in data is for editors.
    const members = Object.entries(copied).filter(
      ([name, value]) => name !== '$schema' && (isObject(value) || !SILENT.includes(name)),
    );
    return {
      ...Object.fromEntries(members),
      ...(Array.isArray(required) && { required: required.filter((name) => name !== '$schema') }),
      ...(copied.type === 'object' && !CLOSED.some((member) => member in copied) && { tsType: 'JsonObject' }),
    };
  });

/** The types of the published data as source text, by file name. */
export async function schemaTypes(): Promise<Record<string, string>> {
  const files = Object.entries(typed).map(async ([file, name]): Promise<[string, string]> => {
    const text = await compile(essence(readSchema(file)) as JsonObject, name, {
      additionalProperties: false,
      bannerComment: `// Made from docs/public/spec/json-schema/${file} by "npm run generate".`,
      style: { singleQuote: true, printWidth: 120, trailingComma: 'all' },
    });
    const imports = text.includes('JsonObject') ? "import type { JsonObject } from '../jsonValue.ts';\n\n" : '';
    return [file.replace('.json', '.ts'), text.replace('\n\n', `\n${imports}`)];
  });
  return Object.fromEntries(await Promise.all(files));
}

/** Writes the TypeScript types of the published data. */
export async function writeSchemaTypes(): Promise<void> {
  for (const [name, text] of Object.entries(await schemaTypes())) writeFileSync(path.join(SCHEMA_TYPES, name), text);
  console.log(`plugins/schemas/published: ${readdirSync(SCHEMA_TYPES).join(', ')}`);
}
