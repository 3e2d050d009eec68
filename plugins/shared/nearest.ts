import { editDistance } from '../../tools-core/base/editDistance.ts';
import { nearest as nearestName } from '../../tools-core/base/nearest.ts';

/** Finds the candidate that a writer most likely meant; undefined if each differs in more than half of the letters. */
export const nearest = (name: string, candidates: Iterable<string>): string | undefined =>
  nearestName(name, candidates, Math.max(2, name.length / 2));

/**
 * Says what to write for a name that doesn't exist.
 * @param otherwise what to do if no candidate is near
 * @param written how the candidate is written
 */
export function suggestion(
  name: string,
  candidates: Iterable<string>,
  otherwise: string,
  written = (guess: string) => guess,
): string {
  const guess = nearest(name, candidates);
  return guess ? `Did you mean ${written(guess)}?` : otherwise;
}

/** How most candidates are written. */
export const inQuotes = (guess: string) => `"${guess}"`;

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
