import { isObject, type JsonValue, pointerOf } from '../../plugins/schemas/jsonValue.ts';

/** What a mutation does to a value. */
export type MutationKind = 'wrong type' | 'unlisted value' | 'unknown key' | 'removed member';

/** A value with one thing changed, and where. */
export interface Mutation {
  kind: MutationKind;
  /** JSON Pointer to the place that a good check names. */
  pointer: string;
  value: JsonValue;
}

/** One value of each type, to put where another belongs. */
const OF_TYPE: JsonValue[] = [null, true, 7, 1.5, 'text', [], {}];

/** No list holds it, no pattern of ours takes its space, and as a number it is out of every range. */
const UNLISTED = { string: 'unlisted value', integer: -1, number: -1.5 };

const UNKNOWN_KEY = 'unknownKey';

/** Lists every way to spoil a value in one place. The value itself stays as it is. */
export function mutationsOf(value: JsonValue): Mutation[] {
  return mutate(value, [], (changed) => changed);
}

/** The type of a value, as JSON Schema names it: whole numbers have their own. */
function jsonType(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

type Segments = readonly (string | number)[];

function mutate(value: JsonValue, at: Segments, put: (changed: JsonValue) => JsonValue): Mutation[] {
  const pointer = pointerOf(at);
  const type = jsonType(value);
  const isSameType = (other: JsonValue) =>
    jsonType(other) === type || (type === 'number' && jsonType(other) === 'integer');
  const mutations: Mutation[] = OF_TYPE.filter((other) => !isSameType(other)).map((other) => ({
    kind: 'wrong type',
    pointer,
    value: put(other),
  }));
  if (type in UNLISTED) {
    const unlisted = UNLISTED[type as keyof typeof UNLISTED];
    mutations.push({ kind: 'unlisted value', pointer, value: put(unlisted) });
  }
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      mutate(item, [...at, index], (changed) => put(value.with(index, changed))),
    );
    return [...mutations, ...items.flat()];
  }
  if (!isObject(value)) return mutations;
  mutations.push({
    kind: 'unknown key',
    pointer: pointerOf([...at, UNKNOWN_KEY]),
    value: put({ ...value, [UNKNOWN_KEY]: true }),
  });
  for (const [key, child] of Object.entries(value)) {
    const { [key]: _removed, ...rest } = value;
    mutations.push({ kind: 'removed member', pointer: pointerOf([...at, key]), value: put(rest) });
    mutations.push(...mutate(child, [...at, key], (changed) => put({ ...value, [key]: changed })));
  }
  return mutations;
}
