import { editDistance } from '../../theme/shared/editDistance.ts';

/**
 * Finds the candidate that a writer most likely meant, by edit distance.
 * @returns undefined when nothing is closer than half of the name's length.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(name, candidate, bestDistance - 1);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * Finds the address that a writer most likely meant: the only one with the same last name, or else the nearest, since a
 * folder is forgotten sooner than a name.
 */
export function nearestAddress(address: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const last = address.slice(address.lastIndexOf('/'));
  const same = last.length > 1 ? all.filter((one) => one.endsWith(last)) : [];
  return same.length === 1 ? same[0] : (nearest(address, same) ?? nearest(address, all));
}

/** Whether two different names are one slip of the keyboard apart: a character more, fewer or other, or two swapped. */
export const isOneSlip = (a: string, b: string): boolean => a !== b && editDistance(a, b, 1) === 1;
