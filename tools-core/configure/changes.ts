import { type Json, type JsonObject, pointerOf, valueAt } from '../base/index.ts';
import { type Layer, leavesOf, type Merged } from './layers.ts';
import type { SchemaPlace, SchemaWalk } from './schemaWalk.ts';

/** A value that differs from the core configuration. */
export interface Change {
  /** JSON Pointer of the value. */
  pointer: string;
  path: string[];
  /** The path as the schema has it: `*` for a name that is free. Undefined for a key that the schema does not know. */
  key?: string[];
  /** Undefined where core has no such key. */
  before: Json | undefined;
  after: Json;
  layer: Layer;
  /** What the key does, by its schema. */
  about: string;
  /** What the new value means, in words; for a list, what came and went. Empty where the values show it. */
  meaning: string;
}

/**
 * What layers change in the core configuration, in the order of the effective one.
 * A key that a layer repeats with its core value changes nothing, and is not listed.
 */
export function changesOf(core: JsonObject, { effective, origins }: Merged, walk: SchemaWalk): Change[] {
  return leavesOf(effective).flatMap(({ path, value: after }) => {
    const pointer = pointerOf(path);
    const before = valueAt(core, pointer);
    const layer = origins.get(pointer) ?? 'core';
    if (layer === 'core' || JSON.stringify(before) === JSON.stringify(after)) return [];
    const place = walk.at(path);
    const meaning = meaningOf(before, after, place !== undefined && isOutcome(walk, place));
    const key = path.map((name, index) => (walk.isNamed(path.slice(0, index), name) ? name : '*'));
    return [{ pointer, path, ...(place && { key }), before, after, layer, about: walk.about(place), meaning }];
  });
}

/** Whether the values of a key are outcomes of a finding. */
function isOutcome(walk: SchemaWalk, place: SchemaPlace): boolean {
  const values = walk.keyword(place, 'enum');
  return Array.isArray(values) && values.includes('error') && values.every((one) => String(one) in OUTCOMES);
}

/** Entries of a list that are written out. */
const SHOWN = 10;
const listed = (entries: string[]): string =>
  `${entries.slice(0, SHOWN).join(', ')}${entries.length > SHOWN ? ` and ${entries.length - SHOWN} more` : ''}`;

const OUTCOMES: Record<string, string> = {
  valid: 'the finding is ignored',
  warning: 'the finding is reported, and the check still passes',
  error: 'the policy fails with 422',
};

function meaningOf(before: Json | undefined, after: Json, hasOutcomes: boolean): string {
  if (hasOutcomes) return `Now ${OUTCOMES[String(after)]}; in core ${OUTCOMES[String(before)]}.`;
  if (Array.isArray(after) && Array.isArray(before)) {
    const [old, now] = [before, after].map((list) => list.map((one) => JSON.stringify(one)));
    const came = now.filter((one) => !old.includes(one));
    const went = old.filter((one) => !now.includes(one));
    const parts = [came.length > 0 && `Added: ${listed(came)}.`, went.length > 0 && `Gone: ${listed(went)}.`];
    return parts.filter(Boolean).join(' ') || 'The same entries in a different order.';
  }
  return '';
}
