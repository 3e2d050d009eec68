import { decode, Tagged } from 'cborg';
import { hexOf, InputError, type Json, LIMITS } from '../base/index.ts';

export type CborMap = Map<unknown, unknown>;

/** Tags that mdocs and COSE use: dates, embedded CBOR, and what COSE structures may carry. */
const tags = Tagged.preserve(0, 1, 16, 17, 18, 24, 61, 98, 1004);

/**
 * Reads CBOR (RFC 8949), maps as `Map`, tags kept.
 *
 * @throws InputError if it is none, is too deep, or has a key twice
 */
export function readCbor(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = decode(bytes, { useMaps: true, tags, rejectDuplicateMapKeys: true });
  } catch (error) {
    const isDeep = error instanceof RangeError && /call stack/i.test(error.message);
    const reason = isDeep
      ? `more than ${LIMITS.depth} levels`
      : (error as Error).message.replace(/^CBOR decode error: /, '');
    throw new InputError(`This is not CBOR that can be read: ${reason}.`);
  }
  measure(value);
  return value;
}

/** @throws InputError if a value is deeper or larger than the limits */
function measure(value: unknown): void {
  let level: unknown[] = [value];
  let members = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.depth) throw new InputError(`The CBOR has more than ${LIMITS.depth} levels.`);
    members += level.length;
    if (members > LIMITS.values)
      throw new InputError(`The CBOR has more than ${LIMITS.values.toLocaleString('en')} members.`);
    level = level.flatMap((one) => {
      if (one instanceof Map) return [...one.values()];
      if (one instanceof Tagged) return [one.value];
      return Array.isArray(one) ? one : [];
    });
  }
}

/** The CBOR inside of `#6.24(bstr)`, as ISO/IEC 18013-5 embeds it. */
export function embedded(value: unknown): unknown {
  if (!(value instanceof Tagged) || value.tag !== 24 || !(value.value instanceof Uint8Array)) {
    throw new InputError('A byte string with tag 24 is expected.');
  }
  return readCbor(value.value);
}

/** A value for readers: bytes as hexadecimal digits, embedded CBOR opened, keys as text. */
export function viewOf(value: unknown, depth = 0): Json {
  if (depth > LIMITS.depth) throw new InputError(`The CBOR has more than ${LIMITS.depth} levels.`);
  if (value instanceof Tagged) {
    if (value.tag !== 24) return viewOf(value.value, depth + 1);
    try {
      return viewOf(embedded(value), depth + 1);
    } catch {
      return viewOf(value.value, depth + 1);
    }
  }
  if (value instanceof Uint8Array) return bytesView(value);
  if (Array.isArray(value)) return value.map((item) => viewOf(item, depth + 1));
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([name, inner]) => [keyOf(name), viewOf(inner, depth + 1)]));
  }
  if (typeof value === 'bigint') return value.toString();
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  return value as Json;
}

const keyOf = (name: unknown): string => (name instanceof Uint8Array ? bytesView(name) : String(name));

/** Longest run of bytes that is shown whole. */
const SHOWN = 64;

function bytesView(bytes: Uint8Array): string {
  const digits = hexOf(bytes.subarray(0, SHOWN));
  return bytes.length > SHOWN ? `${bytes.length} bytes: ${digits}…` : `${bytes.length} bytes: ${digits}`;
}
