import { isDeepStrictEqual } from 'node:util';
import {
  isObject,
  type JsonObject,
  type Json as JsonValue,
  pointerOf,
  valueAt as valueAtPointer,
} from '../../tools-core/base/json.ts';

export { isObject, type JsonObject, type JsonValue, pointerOf };

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
 * Finds the value that a way leads to.
 * @returns undefined where the way ends early.
 */
export function valueAt(value: JsonValue, segments: readonly (string | number)[]): JsonValue | undefined {
  return valueAtPointer(value, pointerOf(segments));
}

/** True when two values are the same JSON, whatever the order of keys. */
export function sameJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  // The JSON parser makes objects without a prototype, and clones have one.
  return isDeepStrictEqual(structuredClone(a), structuredClone(b));
}

/** JSON Pointer to the first place where a value is not the other one; empty where that is the value itself. */
export function differenceIn(value: JsonValue | undefined, other: JsonValue | undefined): string {
  if (Array.isArray(value) !== Array.isArray(other) || !isObject(value) || !isObject(other)) return '';
  const key = Object.keys(value).find((name) => !sameJson(value[name], other[name]));
  return key === undefined ? '' : pointerOf([key]) + differenceIn(value[key], other[key]);
}
