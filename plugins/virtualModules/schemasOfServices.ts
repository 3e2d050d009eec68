import { isObject, type Json, type JsonObject, mapObjects } from '../schemas/jsonValue.ts';
import type { Spec } from '../schemas/readSpec.ts';

const UNUSED = new Set(['title', '$schema', '$comment']);

/** The published core configurations with their schemas, by service, and those that these refer to, however far. */
export function schemasOfServices(spec: Spec) {
  const files = new Map(spec.schemas.map(({ file, value }) => [fileOf(file), value] as const));
  const cores = [...spec.cores].flatMap(([service, { value }]) => (isObject(value) ? [[service, value] as const] : []));
  const schemas = cores.flatMap(([service]) => {
    const schema = files.get(`${service}.configuration.json`);
    return isObject(schema) ? [[service, schema] as const] : [];
  });
  const found = new Map<string, JsonObject>();
  const follow = (value: Json) => {
    for (const name of referencesOf(value)) {
      const schema = files.get(name);
      if (found.has(name) || !isObject(schema)) continue;
      found.set(name, schema);
      follow(schema);
    }
  };
  for (const [, schema] of schemas) follow(schema);
  return {
    cores: Object.fromEntries(cores),
    schemas: Object.fromEntries(schemas.map(([service, schema]) => [service, lean(schema)])),
    shared: [...found.values()].map(lean),
  };
}

const fileOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

function referencesOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' && !value.$ref.startsWith('#') ? [fileOf(value.$ref.split('#')[0])] : [];
  return [...own, ...Object.values(value).flatMap(referencesOf)];
}

const lean = (schema: JsonObject) =>
  mapObjects(schema, (copied) =>
    // A member may have the name of a keyword, and then contains a schema.
    Object.fromEntries(Object.entries(copied).filter(([name, inner]) => !UNUSED.has(name) || isObject(inner))),
  ) as JsonObject;
