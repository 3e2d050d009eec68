import type { Operation } from '../../openapi/operations.ts';
import { COMMON_OBJECTS, COMMON_PAGE } from '../../openapi/sharedObjects.ts';
import { isObject, type JsonObject } from '../../schemas/jsonValue.ts';
import type { SchemaPlace } from '../../schemas/schemaSet.ts';

/** Way into a JSON value: names of members and positions of items, with `*` for any of either. */
export type FieldPath = readonly (string | number)[];

/** Address of an object that has its own place on the page. */
export function objectId(name: string): string {
  return `object-${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** Link to an object, which is on the page itself or on that of the common objects. */
export function objectLink(name: string): string {
  return `${COMMON_OBJECTS.includes(name) ? COMMON_PAGE : ''}#${objectId(name)}`;
}

/** Address of an operation on its page: its ID in kebab case. */
export function operationId({ id }: Operation): string {
  return id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * Start of the addresses of the fields of a body.
 * @param side `request`, or the status of a response
 */
export function bodyId(operation: Operation, side: string): string {
  return `${operationId(operation)}-${side.toLowerCase()}`;
}

/** Address of a field inside what has an address. */
export function fieldId(id: string, name: string): string {
  return `${id}-${name.toLowerCase().replace(/[^a-z0-9_-]+/g, '')}`;
}

/** A branch that has no fields: it only limits which of the others may be together. */
export function isConstraint(schema: JsonObject): boolean {
  return !('$ref' in schema) && !('title' in schema) && schema.type === undefined;
}

/** The branches of a union that are in a schema itself. */
export function branchesIn({ base, schema }: SchemaPlace): SchemaPlace[] {
  const branches = schema.oneOf ?? schema.anyOf;
  return Array.isArray(branches) ? branches.filter(isObject).map((branch) => ({ base, schema: branch })) : [];
}
