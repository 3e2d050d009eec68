import { InputError, isObject, type Json, type JsonObject, parseJson, pointerPart } from '../base/index.ts';

/** The layers of a configuration; each wins over those before it. */
export const LAYERS = ['core', 'custom', 'inline'] as const;

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
 *
 * @param layers Core first. A layer that is left out changes nothing.
 */
export function mergeLayers(layers: Record<'core', JsonObject> & Partial<Record<Layer, JsonObject>>): Merged {
  const origins = new Map<string, Layer>();
  let effective: JsonObject = {};
  for (const layer of LAYERS) {
    const values = layers[layer];
    if (values) effective = merge(effective, values, { layer, pointer: '', origins });
  }
  return { effective, origins };
}

interface Place {
  layer: Layer;
  pointer: string;
  origins: Map<string, Layer>;
}

function merge(below: JsonObject, above: JsonObject, place: Place): JsonObject {
  const merged = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(above)) {
    const inner = { ...place, pointer: `${place.pointer}/${pointerPart(name)}` };
    const old = merged.get(name);
    if (isObject(value) && isObject(old)) {
      merged.set(name, merge(old, value, inner));
    } else {
      forget(inner);
      merged.set(name, value);
      note(value, inner);
    }
  }
  return Object.fromEntries(merged);
}

/** What a layer replaces has no origins any more. */
function forget({ pointer, origins }: Place) {
  for (const known of [...origins.keys()]) {
    if (known === pointer || known.startsWith(`${pointer}/`)) origins.delete(known);
  }
}

function note(value: Json, { layer, pointer, origins }: Place) {
  const members = isObject(value) ? Object.entries(value) : [];
  if (members.length === 0) origins.set(pointer, layer);
  for (const [name, inner] of members) note(inner, { layer, pointer: `${pointer}/${pointerPart(name)}`, origins });
}
