import { isObject, type Json } from './json.ts';

/** Half of a surrogate pair: JSON can write it (RFC 8259 section 8.2), and it is no character. */
const HALF = /\p{Surrogate}/gu;

/**
 * The value with U+FFFD instead of each half of a surrogate pair, in names and texts. Schema validators make URLs from
 * names, and fail at such a half.
 */
export function wellFormed<T extends Json>(value: T): T;
export function wellFormed(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll(HALF, '\ufffd');
  if (Array.isArray(value)) return value.map((item) => wellFormed(item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name.replaceAll(HALF, '\ufffd'), wellFormed(inner)]);
  return Object.fromEntries(entries);
}
