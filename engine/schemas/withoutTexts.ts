import { isObject, type JsonValue } from './jsonValue.ts';

/** Keywords of schemas and API descriptions that tell readers something, and judge no value. */
const TEXTS = new Set(['title', 'description', 'summary']);
/** What stands in these is a value, or has names of its own, whatever its keys are called. */
const VALUES = new Set(['default', 'example', 'examples', 'const', 'enum', 'mapping']);

/** A schema or an API description without the texts for readers: what values are held against. */
export function withoutTexts(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (!isObject(value)) return value;
  const left = Object.entries(value).filter(([key, child]) => !(TEXTS.has(key) && typeof child === 'string'));
  const isValue = (key: string) => VALUES.has(key) || key.startsWith('x-');
  return Object.fromEntries(left.map(([key, child]) => [key, isValue(key) ? child : withoutTexts(child)]));
}
