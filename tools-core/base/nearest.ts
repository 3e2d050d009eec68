import { editDistance } from './editDistance.ts';

/**
 * Finds the name that a misspelled one is nearest to, in any case of letters.
 * @param most edits by which the two can differ; a third of the letters if left out
 * @returns undefined if no name is near
 */
export function nearest(name: string, names: Iterable<string>, most = name.length / 3): string | undefined {
  let limit = Math.max(1, Math.floor(most));
  let best: string | undefined;
  for (const known of names) {
    const edits = editDistance(name.toLowerCase(), known.toLowerCase(), limit);
    if (edits > limit) continue;
    best = known;
    limit = edits - 1;
  }
  return best;
}
