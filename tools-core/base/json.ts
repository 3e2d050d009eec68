export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lists of a list; none where it is no list. */
export function listsOf(value: unknown): Json[][] {
  return Array.isArray(value) ? value.filter(Array.isArray) : [];
}

/** The objects of a list; none where it is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The objects of a list, each with its index among all items. */
export function objectsAt(value: unknown): [index: number, object: JsonObject][] {
  return Array.isArray(value) ? value.flatMap((one, index) => (isObject(one) ? [[index, one]] : [])) : [];
}

/** Whether the value is a list that is not empty. */
export function hasItems(value: unknown): value is Json[] {
  return Array.isArray(value) && value.length > 0;
}

/** The value if it is a string, otherwise an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A member of an object by its own name, never one that it inherits. */
export function member(value: unknown, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
