import { isObject, type JsonValue } from './jsonValue.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';

/**
 * Collects what a configuration is when nobody changes a key. The default of an object holds only what its own keys
 * do not say, so that each default is written once: `{}` stands for the defaults of its keys.
 * @returns undefined for a schema without a default, such as that of a required member.
 */
export function schemaDefaults(set: SchemaSet, place: SchemaPlace): JsonValue | undefined {
  const own = set.keyword(place, 'default');
  const properties = set.properties(place);
  if (properties.size === 0 || (own !== undefined && !isObject(own))) return own;
  const entries: [string, JsonValue][] = [];
  for (const [name, property] of properties) {
    const value = own && Object.hasOwn(own, name) ? own[name] : schemaDefaults(set, property);
    if (value !== undefined) entries.push([name, value]);
  }
  return own === undefined && entries.length === 0 ? undefined : Object.fromEntries(entries);
}
