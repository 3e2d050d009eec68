/** What a statement says otherwise than before. */
export interface Turn {
  was: string;
  is: string;
}

/** Words of a statement with those in their place. */
export interface Change {
  old: string[];
  now: string[];
}

/** In small letters, as the words of sentences are compared; code stays as it is. */
export const plain = (word: string): string => (word.startsWith('`') ? word : word.toLowerCase());

/**
 * What differs between two lists of words, between what they have in common.
 * @param form what of a word has to be the same
 */
export function changesBetween(old: readonly string[], now: readonly string[], form = plain): Change[] {
  const same = (row: number, column: number) => form(old[row]) === form(now[column]);
  const lengths = commonLengths(old.length, now.length, same);
  const changes: Change[] = [];
  let open: Change | undefined;
  for (let row = 0, column = 0; row < old.length || column < now.length; ) {
    if (row < old.length && column < now.length && same(row, column)) {
      open = undefined;
      row++;
      column++;
      continue;
    }
    if (!open) {
      open = { old: [], now: [] };
      changes.push(open);
    }
    const isOld = column === now.length || (row < old.length && lengths[row + 1][column] >= lengths[row][column + 1]);
    if (isOld) open.old.push(old[row++]);
    else open.now.push(now[column++]);
  }
  return changes;
}

/** Lengths of what the ends of two lists have in common, from each place on. */
function commonLengths(rows: number, columns: number, same: (row: number, column: number) => boolean): number[][] {
  const lengths = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--)
      lengths[row][column] = same(row, column)
        ? lengths[row + 1][column + 1] + 1
        : Math.max(lengths[row + 1][column], lengths[row][column + 1]);
  return lengths;
}
