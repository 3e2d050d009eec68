import { isObject, type JsonObject } from '../schemas/jsonValue.ts';
import { type SchemaPlace, SchemaSet } from '../schemas/schemaSet.ts';
import { type Body, listOperations, type Operation } from './operations.ts';

/** An API with operations, as one document. */
export interface Api {
  /** File name without extension, such as `verifier`. */
  name: string;
  document: JsonObject;
  operations: Operation[];
  /** The document as a set of schemas, with `base` as its address. */
  schemas: SchemaSet;
  base: string;
  /** Names of the components that come from the JSON Schemas. */
  fromSchemas: ReadonlySet<string>;
}

/** Makes an API of a bundled document. */
export function makeApi(name: string, document: JsonObject, fromSchemas: ReadonlySet<string> = new Set()): Api {
  const base = `openapi:/spec/openapi/${name}`;
  const schemas = new SchemaSet([{ $id: base, ...document }]);
  return { name, document, operations: listOperations(document), schemas, base, fromSchemas };
}

/** The schemas of bodies of an API, as far as they have any. */
export function placesOf({ base }: Api, bodies: readonly Body[]): SchemaPlace[] {
  return bodies.flatMap(({ value: { schema } }) => (isObject(schema) ? [{ base, schema }] : []));
}
