/**
 * Counts the edits between two words: letters inserted, deleted, replaced or swapped with a neighbor (restricted
 * Damerau-Levenshtein distance).
 * @param most edits after which counting stops
 * @param asPrefix whether the second word may continue after the first
 * @returns infinity for more than `most` edits
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  if (typed.length - word.length > most || (!asPrefix && word.length - typed.length > most)) return Infinity;
  const width = Math.min(word.length, typed.length + most);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped && !same) cost = Math.min(cost, beforeLast[column - 2] + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Infinity;
    beforeLast = last;
    last = current;
  }
  const edits = asPrefix ? Math.min(...last) : last[width] + (word.length - width);
  return edits <= most ? edits : Infinity;
}
