import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  merged,
  parseJson,
  pointerOf,
  valueAt,
} from '../base/index.ts';

/** The layers of a configuration; each wins over those before it. */
const LAYERS = ['core', 'custom', 'inline'] as const;

export type Layer = (typeof LAYERS)[number];

/**
 * Reads the text of a layer without its schema; an empty text is an empty layer.
 * @throws InputError for a text that is no JSON object.
 */
export function readLayer(text: string): JsonObject {
  if (text.trim() === '') return {};
  const value = parseJson(text);
  if (isObject(value)) return value;
  throw new InputError('A layer is one JSON object.', 0);
}

/** A configuration and where each value of it comes from. */
export interface Merged {
  effective: JsonObject;
  /** The layer of each value that is no object, or an empty one, by its JSON Pointer. */
  origins: Map<string, Layer>;
}

/**
 * Merges the layers of a configuration as the platform does: objects key by key, arrays and single values whole.
 * @param layers Core first. A layer that is left out changes nothing.
 */
export function mergeLayers(layers: Record<'core', JsonObject> & Partial<Record<Layer, JsonObject>>): Merged {
  const effective = merged(...LAYERS.map((layer) => layers[layer] ?? {}));
  const origins = leavesOf(effective).map(({ path }): [string, Layer] => {
    const pointer = pointerOf(path);
    return [pointer, LAYERS.findLast((layer) => valueAt(layers[layer], pointer) !== undefined) ?? 'core'];
  });
  return { effective, origins: new Map(origins) };
}

/** The values of a configuration that are no objects, or empty ones, in order. */
export function leavesOf(value: Json, path: string[] = []): { path: string[]; value: Json }[] {
  const members = isObject(value) ? Object.entries(value) : [];
  if (members.length === 0) return [{ path, value }];
  return members.flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}
