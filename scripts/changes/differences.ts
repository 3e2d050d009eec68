import { isObject, type Json, pointerOf } from '../../plugins/openapi/specFiles.ts';

/** One value that differs, by its JSON Pointer. Plain values are JSON; objects and lists have none. */
export interface Difference {
  pointer: string;
  before?: string;
  after?: string;
  kind: 'added' | 'removed' | 'changed';
}

/** Members that name the item of a list, so that an item in another place is the same item. */
const NAMES = ['slug', 'id', 'method', 'term', 'name', 'path', 'action'];

/** Lists what differs between two JSON values. What is there on one side alone is one difference. */
export function differences(before: Json | undefined, after: Json | undefined, pointer = ''): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [left, right] = [members(before), members(after)];
  if (left && right) {
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return names.flatMap((name) => differences(left[name], right[name], pointer + pointerOf([name])));
  }
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ pointer, kind, before: plain(before), after: plain(after) }];
}

/** The members of an object, or the items of a list by their names. */
function members(value: Json | undefined): Record<string, Json> | undefined {
  if (isObject(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const name = NAMES.find((one) => value.length > 0 && value.every((item) => isObject(item) && isText(item[one])));
  const keys = value.map((item, index) => {
    if (name && isObject(item)) return String(item[name]);
    return typeof item === 'string' ? item : String(index);
  });
  const isEachOnce = new Set(keys).size === keys.length;
  return Object.fromEntries(value.map((item, at) => [isEachOnce ? keys[at] : String(at), item]));
}

const isText = (value: Json | undefined) => typeof value === 'string';
const plain = (value: Json | undefined) =>
  value === undefined || (typeof value === 'object' && value !== null) ? undefined : JSON.stringify(value);
