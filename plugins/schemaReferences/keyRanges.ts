import { type JSONPath, visit } from 'jsonc-parser';

/** A key in a JSON text, with its quotes. */
export interface KeyRange {
  start: number;
  end: number;
  /** Names of members and positions of items, from the root of the text. */
  path: JSONPath;
}

/** Finds every key in a JSON text, in order. */
export function keyRanges(json: string): KeyRange[] {
  const ranges: KeyRange[] = [];
  visit(json, {
    onObjectProperty: (name, start, length, _line, _column, pathOfObject) => {
      ranges.push({ start, end: start + length, path: [...pathOfObject(), name] });
    },
  });
  return ranges;
}
