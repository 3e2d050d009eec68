import type { Operation } from '../../openapi/operations.ts';
import type { Api } from '../../openapi/readApis.ts';
import {
  COMMON_OBJECTS,
  COMMON_PAGE,
  nameOfReference,
  placeOfSchema,
  sharedObjects,
} from '../../openapi/sharedObjects.ts';
import { isObject, type JsonObject } from '../../schemas/jsonValue.ts';
import type { SchemaPlace } from '../../schemas/schemaSet.ts';
import { itemsOf, valuesOf } from './schemaText.ts';

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

/** Address of a parameter of an operation. */
export function parameterId(operation: Operation, name: string): string {
  return fieldId(`${operationId(operation)}-parameter`, name);
}

/** Address of a field inside what has an address. */
export function fieldId(id: string, name: string): string {
  return `${id}-${name.toLowerCase().replace(/[^a-z0-9_-]+/g, '')}`;
}

/**
 * Finds the address of a field on the page of an API, wherever its description is.
 * @param id address of the schema itself
 * @returns undefined for what no field describes, such as the names of a map.
 */
export function addressOfField(api: Api, place: SchemaPlace, path: FieldPath, id: string): string | undefined {
  const name = api.schemas
    .parts(place)
    .map(({ schema }) => nameOfReference(schema))
    .find((found) => found !== undefined && sharedObjects(api).includes(found));
  const [here, at] = name === undefined ? [place, id] : [placeOfSchema(api, name), objectId(name)];
  const [first, ...rest] = path;
  if (first === undefined) return at;
  for (const child of childrenOf(api, here, first)) {
    if (!child.isNamed && rest.length === 0) continue;
    const found = addressOfField(api, child.place, rest, child.isNamed ? fieldId(at, String(first)) : at);
    // A field leads to its own line, also where an object with its own place describes what it contains.
    if (found !== undefined) return rest.length === 0 ? fieldId(at, String(first)) : found;
  }
  for (const branch of api.schemas.parts(here).flatMap(branchesIn)) {
    const found = addressOfField(api, branch, path, at);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Child {
  place: SchemaPlace;
  isNamed: boolean;
}

function childrenOf({ schemas }: Api, place: SchemaPlace, step: string | number): Child[] {
  const items = itemsOf(schemas, place);
  const isItem = typeof step === 'number' || step === '*';
  if (items) return isItem ? [{ place: items, isNamed: false }] : [];
  const field = schemas.properties(place).get(String(step));
  if (field) return [{ place: field, isNamed: true }];
  const values = valuesOf(schemas, place);
  return values ? [{ place: values, isNamed: false }] : [];
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
