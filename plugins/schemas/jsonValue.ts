import { isDeepStrictEqual } from 'node:util';
import {
  isObject,
  type Json,
  type JsonObject,
  pointerOf,
  valueAt as valueAtPointer,
} from '../../tools-core/base/json.ts';

export { isObject, type Json, type JsonObject, pointerOf } from '../../tools-core/base/json.ts';

/** Takes a JSON Pointer apart. */
export function segmentsOf(pointer: string): string[] {
  const [, ...segments] = pointer.split('/');
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Takes the fragment of a reference apart: a JSON Pointer that is percent-encoded (RFC 6901 section 6). */
export function keysOfPointer(fragment: string): string[] {
  return segmentsOf(decodeURIComponent(fragment));
}

/**
 * Finds the value at a path of names and positions.
 * @returns undefined if there is none
 */
export function valueAt(value: Json, segments: readonly (string | number)[]): Json | undefined {
  return valueAtPointer(value, pointerOf(segments));
}

/** Copies a value: each object becomes what is made of its copied members, and of itself. */
export function mapObjects(value: Json, make: (copied: JsonObject, object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, make));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, child]) => [key, mapObjects(child, make)]);
  return make(Object.fromEntries(members), value);
}

/** True when two values are the same JSON, whatever the order of keys. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  // The JSON parser makes objects without a prototype, and clones have one.
  return isDeepStrictEqual(structuredClone(a), structuredClone(b));
}

/** JSON Pointer to the first place where a value is not the other one; empty where that is the value itself. */
export function differenceIn(value: Json | undefined, other: Json | undefined): string {
  if (Array.isArray(value) !== Array.isArray(other) || !isObject(value) || !isObject(other)) return '';
  const key = Object.keys(value).find((name) => !sameJson(value[name], other[name]));
  return key === undefined ? '' : pointerOf([key]) + differenceIn(value[key], other[key]);
}
