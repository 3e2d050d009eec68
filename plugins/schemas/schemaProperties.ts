import { isObject, type Json, type JsonObject, pointerOf } from './jsonValue.ts';

/** One described place of a schema document: a property, an item, a definition or the document itself. */
export interface SchemaNode {
  /** JSON Pointer into the document. */
  pointer: string;
  kind: 'document' | 'property' | 'item' | 'value' | 'definition';
  name: string | undefined;
  required: boolean;
  schema: JsonObject;
}

type Segments = readonly (string | number)[];

/**
 * Lists everything in a schema document that describes a value to a reader, in order. Branches of `if` and `then`
 * add rules to what is described elsewhere, so they are left out.
 */
export function schemaNodes(document: JsonObject): SchemaNode[] {
  return nodesOf(document, 'document', [], undefined, false);
}

function nodesOf(
  schema: Json | undefined,
  kind: SchemaNode['kind'],
  at: Segments,
  name: string | undefined,
  required: boolean,
): SchemaNode[] {
  if (!isObject(schema)) return [];
  const isReference = Object.keys(schema).every((key) => key === '$ref');
  const own = isReference ? [] : [{ pointer: pointerOf(at), kind, name, required, schema }];
  return [...own, ...childNodes(schema, at)];
}

function childNodes(schema: JsonObject, at: Segments): SchemaNode[] {
  const requiredNames = Array.isArray(schema.required) ? schema.required : [];
  const named = (keyword: string, kind: SchemaNode['kind']) => {
    const map = schema[keyword];
    return Object.entries(isObject(map) ? map : {}).flatMap(([name, child]) =>
      nodesOf(child, kind, [...at, keyword, name], name, kind === 'property' && requiredNames.includes(name)),
    );
  };
  return [
    ...named('properties', 'property'),
    ...nodesOf(schema.items, 'item', [...at, 'items'], undefined, false),
    ...nodesOf(schema.additionalProperties, 'value', [...at, 'additionalProperties'], undefined, false),
    ...named('$defs', 'definition'),
  ];
}

/** Lists the references in a schema document with the place of each. */
export function schemaReferences(value: Json, at: Segments = []): { pointer: string; ref: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => schemaReferences(item, [...at, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    // What these contain is a value, whatever its keys are called.
    if (['default', 'examples', 'const', 'enum'].includes(key)) return [];
    if (key === '$ref' && typeof child === 'string') return [{ pointer: pointerOf([...at, key]), ref: child }];
    return schemaReferences(child, [...at, key]);
  });
}
