import { isObject, type Json } from './json.ts';

/** A name as a part of a JSON Pointer (RFC 6901 section 3). */
export const pointerPart = (name: string | number): string => String(name).replaceAll('~', '~0').replaceAll('/', '~1');

/** The value that a JSON Pointer names; undefined if there is none. */
export function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  let found = value;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(found)) found = found[Number(name)];
    else found = isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined;
  }
  return found;
}
