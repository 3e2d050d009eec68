import { isObject, type Json } from './json.ts';

/** A value as a list: a missing one is empty, a single one has one item. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The id of a party, which is a text or an object with `id`. */
export function idOf(value: Json | undefined): string | undefined {
  const id = isObject(value) ? value.id : value;
  return typeof id === 'string' ? id : undefined;
}
