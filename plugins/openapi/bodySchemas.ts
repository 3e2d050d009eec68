import { isObject, type JsonObject, mapObjects } from '../schemas/jsonValue.ts';
import { type Body, requestBodies, responseBodies } from './operations.ts';
import type { Api } from './readApis.ts';

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
    description: 'Each body of a request or a response is a definition named after its operation and status.',
    $defs: withDefinitions({ ...components, ...Object.fromEntries(named) }),
  };
}

/** References to components become references to definitions. */
const withDefinitions = (schemas: JsonObject) =>
  mapObjects(schemas, (copied) => {
    const { $ref, discriminator } = copied;
    if (typeof $ref === 'string') copied.$ref = $ref.replace(COMPONENTS, DEFINITIONS);
    // A mapping of OpenAPI has no meaning in JSON Schema; the variants distinguish themselves.
    if (isObject(discriminator)) copied.discriminator = { propertyName: discriminator.propertyName };
    return copied;
  }) as JsonObject;
