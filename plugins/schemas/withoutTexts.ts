import { isObject, type JsonValue } from './jsonValue.ts';

/** Keywords of schemas and API descriptions that tell readers something, and judge no value. */
const TEXTS = new Set(['title', 'description', 'summary']);
const TEXTS_AND_DEFAULT = new Set([...TEXTS, 'default']);
/** What stands in these is a value, or has names of its own, whatever its keys are called. */
const VALUES = new Set(['default', 'example', 'examples', 'const', 'enum', 'mapping']);

/** A schema or an API description without the texts for readers: what values are held against. */
export const withoutTexts = (value: JsonValue): JsonValue => without(value, TEXTS);

/** The same without defaults that are texts, too: what decides whether a schema compiles. */
export const withoutDefaults = (value: JsonValue): JsonValue => without(value, TEXTS_AND_DEFAULT);

/** Members of these names that are texts. What a property of such a name holds is a schema, and stays. */
function without(value: JsonValue, names: ReadonlySet<string>): JsonValue {
  if (Array.isArray(value)) return value.map((one) => without(one, names));
  if (!isObject(value)) return value;
  const left = Object.entries(value).filter(([key, child]) => !(names.has(key) && typeof child === 'string'));
  const isValue = (key: string) => VALUES.has(key) || key.startsWith('x-');
  return Object.fromEntries(left.map(([key, child]) => [key, isValue(key) ? child : without(child, names)]));
}
