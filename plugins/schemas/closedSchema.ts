import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';

/**
 * Copies a schema so that objects take the described members only. Clients must ignore members that they do not
 * know, so the schemas of answers are open; our own samples show nothing that no schema describes.
 */
export function closedSchema(document: JsonObject): JsonObject {
  return close(document) as JsonObject;
}

function close(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(close);
  if (!isObject(value)) return value;
  const copied = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, close(child)]));
  // Beside a reference, or in a branch without a type, the members described here are not all there are.
  const isWhole = isObject(value.properties) && [value.type].flat().includes('object') && !('$ref' in value);
  return isWhole && !('additionalProperties' in value) ? { ...copied, additionalProperties: false } : copied;
}
