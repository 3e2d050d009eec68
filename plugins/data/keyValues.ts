import { follow, type SpecFiles } from '../openapi/specFiles.ts';
import { isObject, type JsonObject, type JsonValue } from '../schemas/jsonValue.ts';

/** What the schemas and the API descriptions let keys of a name be: plain values, which can be kept. */
export interface KeyValues {
  values: string[];
  /** Whether no key of this name may be anything else. */
  isClosed: boolean;
}

/** The values of all keys and parameters that may be one of a list somewhere, by name. */
export function keyValues(files: SpecFiles): Record<string, KeyValues> {
  const found = new Map<string, KeyValues>();
  for (const [address, { value }] of files)
    eachKey(value, (name, schema) => {
      const values = listed(schema, address, files);
      const known = found.get(name);
      const all = [...new Set([...(known?.values ?? []), ...(values ?? [])])];
      found.set(name, { values: all, isClosed: values !== undefined && known?.isClosed !== false });
    });
  return Object.fromEntries([...found].filter(([, { values }]) => values.length > 0));
}

/** The names of all keys and parameters. */
export function keyNames(documents: readonly JsonValue[]): Set<string> {
  const names = new Set<string>();
  for (const value of documents) eachKey(value, (name) => names.add(name));
  return names;
}

function eachKey(value: JsonValue, tell: (name: string, schema: JsonObject) => void): void {
  if (Array.isArray(value)) for (const item of value) eachKey(item, tell);
  if (!isObject(value)) return;
  const { name, schema, properties } = value;
  if (typeof name === 'string' && isObject(schema)) tell(name, schema);
  for (const [key, inner] of Object.entries(isObject(properties) ? properties : {}))
    if (isObject(inner)) tell(key, inner);
  for (const [key, inner] of Object.entries(value)) if (key !== 'example' && key !== 'examples') eachKey(inner, tell);
}

/** The values of a schema, or of each item of a list; undefined where it allows others. */
function listed(schema: JsonValue, from: string, files: SpecFiles): string[] | undefined {
  const { value, address } = follow(schema, from, files);
  if (!isObject(value)) return undefined;
  const { enum: values, items, oneOf, anyOf } = value;
  if (typeof value.const === 'string') return [value.const];
  if (Array.isArray(values)) return values.filter((one) => typeof one === 'string');
  if (isObject(items)) return listed(items, address, files);
  const branches = [oneOf, anyOf].flatMap((one) => (Array.isArray(one) ? one : []));
  const lists = branches.map((one) => listed(one, address, files));
  return lists.length > 0 && lists.every((one) => one !== undefined) ? lists.flat() : undefined;
}
