import { applyEdits, type JSONPath, modify } from 'jsonc-parser';

// Edits change only what they have to, so that a diff shows what a writer meant. The formatter runs after all edits:
// jsonc-parser's own would break the lines of the items before.

const edited = (text: string, path: JSONPath, value: unknown, options: object = {}) =>
  applyEdits(text, modify(text, path, value, options));

/** The text of a JSON file with another item in a list: at an index, or at its end. */
export function withItem(text: string, list: JSONPath, item: unknown, index?: number): string {
  return edited(text, [...list, index ?? -1], item, { isArrayInsertion: true });
}

/**
 * The text with a member of an object.
 * @param after the member that a new one follows; at the end where it is not given
 */
export function withMember(text: string, object: JSONPath, key: string, value: unknown, after?: string): string {
  const getInsertionIndex = (keys: string[]) =>
    after !== undefined && keys.includes(after) ? keys.indexOf(after) + 1 : keys.length;
  return edited(text, [...object, key], value, { getInsertionIndex });
}

/** The text without an item or a member. */
export const without = (text: string, path: JSONPath): string => edited(text, path, undefined);
