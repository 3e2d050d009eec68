import { decode, Tagged } from 'cborg';
import { hexOf, InputError, type Json, LIMITS, tryOr } from '../base/index.ts';

export type CborMap = Map<unknown, unknown>;

/** Keeps every tag: an element may contain values with tags that mean nothing here. */
const tags = new Proxy({} as ReturnType<typeof Tagged.preserve>, {
  get: (_, tag) => Tagged.decoder(Number(String(tag))),
});

/**
 * Reads CBOR (RFC 8949), maps as `Map`, with tags.
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
      : (error as Error).message
          .replace(/^CBOR decode error: /, '')
          .replace(/^too many terminals.*/, 'more bytes follow its first item, as in a sequence');
    throw new InputError(`This CBOR can't be read: ${reason}.`);
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
    const opened = value.tag === 24 ? tryOr(() => viewOf(embedded(value), depth + 1)) : undefined;
    return opened ?? viewOf(value.value, depth + 1);
  }
  if (value instanceof Uint8Array) return bytesView(value);
  if (Array.isArray(value)) return value.map((item) => viewOf(item, depth + 1));
  if (value instanceof Map) {
    const keyOf = (name: unknown) => (name instanceof Uint8Array ? bytesView(name) : String(name));
    return Object.fromEntries([...value].map(([name, inner]) => [keyOf(name), viewOf(inner, depth + 1)]));
  }
  const isPlain = value === null || ['boolean', 'string'].includes(typeof value) || Number.isFinite(value);
  return isPlain ? (value as Json) : String(value);
}

/** Longest run of bytes that is shown whole. */
const SHOWN = 64;

const bytesView = (bytes: Uint8Array): string =>
  `${bytes.length} bytes: ${hexOf(bytes.subarray(0, SHOWN))}${bytes.length > SHOWN ? '…' : ''}`;

/** CBOR in diagnostic notation (RFC 8949 section 8), with embedded CBOR opened. */
export function diagnosticOf(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const block = ([open, close]: string, lines: string[]) =>
    lines.length === 0 ? `${open}${close}` : `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`;
  if (indent.length > LIMITS.depth * 2) return '…';
  if (value instanceof Tagged) {
    const content = value.tag === 24 ? tryOr(() => embedded(value)) : undefined;
    if (content !== undefined) return `24(<< ${diagnosticOf(content, indent)} >>)`;
    return `${value.tag}(${diagnosticOf(value.value, indent)})`;
  }
  if (value instanceof Uint8Array)
    return `h'${hexOf(value.subarray(0, SHOWN))}${value.length > SHOWN ? `…' / ${value.length} bytes /` : "'"}`;
  if (Array.isArray(value))
    return block(
      '[]',
      value.map((one) => diagnosticOf(one, inner)),
    );
  if (value instanceof Map) {
    const members = [...value].map(([name, one]) => `${diagnosticOf(name, inner)}: ${diagnosticOf(one, inner)}`);
    return block('{}', members);
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
