import { type Body, requestBodies, responseBodies } from './operations.ts';
import type { Api } from './readApis.ts';
import { isObject, type Json, type JsonObject } from './specFiles.ts';

const COMPONENTS = '#/components/schemas/';
const DEFINITIONS = '#/$defs/';

/**
 * Writes the bodies of an API as one JSON Schema (draft 2020-12), for programs that check bodies and read no OpenAPI.
 * Each body is a definition named after its operation, `verifyCredential.request` or `verifyCredential.200`, and
 * what bodies share is a definition under the name of the description.
 * @param id address of the schema
 */
export function bodySchemas(api: Api, id: string): JsonObject {
  const info = api.document.info as JsonObject;
  const components = ((api.document.components as JsonObject | undefined)?.schemas ?? {}) as JsonObject;
  const bodies = api.operations.flatMap((operation): [string, Body[]][] => [
    [`${operation.id}.request`, requestBodies(api.document, operation)],
    ...Object.keys((operation.value.responses ?? {}) as JsonObject).map((status): [string, Body[]] => [
      `${operation.id}.${status}`,
      responseBodies(api.document, operation, status),
    ]),
  ]);
  const named = bodies.flatMap(([name, [body]]) => (isObject(body?.value.schema) ? [[name, body.value.schema]] : []));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: `Bodies of the ${String(info.title)}`,
    description: 'Each request and answer body is a definition named after its operation and status.',
    $defs: withDefinitions({ ...components, ...Object.fromEntries(named) }) as JsonObject,
  };
}

/** References to components become references to definitions. */
function withDefinitions(value: Json): Json {
  if (Array.isArray(value)) return value.map(withDefinitions);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (key === '$ref' && typeof child === 'string') return [key, child.replace(COMPONENTS, DEFINITIONS)];
      // A mapping of OpenAPI has no meaning in JSON Schema; the variants are distinct.
      if (key === 'discriminator') return [key, withoutMapping(child)];
      return [key, withDefinitions(child)];
    }),
  );
}

function withoutMapping(discriminator: Json): Json {
  return isObject(discriminator) ? { propertyName: discriminator.propertyName } : discriminator;
}
