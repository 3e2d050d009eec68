/**
 * The name that a misspelled one is nearest to; undefined if none is near.
 * @param most letters in which the two may differ; a third of all if left out
 */
export function nearest(name: string, names: readonly string[], most = name.length / 3): string | undefined {
  const limit = Math.max(1, Math.floor(most));
  return names
    .map((known) => ({ known, distance: distance(name.toLowerCase().slice(0, 64), known.toLowerCase()) }))
    .filter((one) => one.distance <= limit)
    .sort((one, other) => one.distance - other.distance)[0]?.known;
}

/** Letters inserted, deleted, replaced or swapped with a neighbor (restricted Damerau-Levenshtein distance). */
function distance(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 1; at <= from.length; at++) {
    const next = [at];
    for (let index = 1; index <= to.length; index++) {
      const changed = row[index - 1] + (from[at - 1] === to[index - 1] ? 0 : 1);
      const isSwap = at > 1 && from[at - 1] === to[index - 2] && from[at - 2] === to[index - 1];
      next.push(Math.min(changed, row[index] + 1, next[index - 1] + 1, isSwap ? before[index - 2] + 1 : Infinity));
    }
    before = row;
    row = next;
  }
  return row[to.length];
}
