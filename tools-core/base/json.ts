import { tryOr } from './tryOr.ts';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

/** Whether a text is JSON, whatever its value. */
export const isJson = (text: string): boolean => tryOr(() => JSON.parse(text) as Json) !== undefined;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The lists of a list; none where it is no list. */
export const listsOf = (value: unknown): Json[][] => (Array.isArray(value) ? value.filter(Array.isArray) : []);

/** The objects of a list; none where it is no list. */
export const objectsOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The objects of a list, each with its index among all items. */
export function objectsAt(value: unknown): [index: number, object: JsonObject][] {
  return Array.isArray(value) ? value.flatMap((one, index) => (isObject(one) ? [[index, one]] : [])) : [];
}

/** Whether the value is a list that is not empty. */
export const hasItems = (value: unknown): value is Json[] => Array.isArray(value) && value.length > 0;

/** The value if it is a string, otherwise an empty one. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A member of an object by its own name, never one that it inherits. */
export function member(value: unknown, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** A value as a list: a missing one is empty, a single one has one item. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The id of a party, which is a text or an object with `id`. */
export function idOf(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}

/** An entry of a table by a name from an input. What every object has in JavaScript, such as `constructor`, is no entry. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A name as a part of a JSON Pointer (RFC 6901 section 3). */
export const pointerPart = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a JSON Pointer (RFC 6901 section 4) leads to; undefined if there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    found = Array.isArray(found) && /^(?:0|[1-9]\d*)$/.test(name) ? found[Number(name)] : member(found, name);
  }
  return found;
}

/** A path as a JSON Pointer. */
export const pointerOf = (path: readonly (string | number)[]): string =>
  path.map((part) => `/${pointerPart(part)}`).join('');

/** Layers of a configuration, each over those before it: objects by member, everything else as a whole. */
export function merged(...layers: JsonObject[]): JsonObject {
  const all = new Map<string, Json>();
  for (const [name, value] of layers.flatMap(Object.entries<Json>)) {
    const under = all.get(name);
    all.set(name, isObject(under) && isObject(value) ? merged(under, value) : value);
  }
  return Object.fromEntries(all);
}
