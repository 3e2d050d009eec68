import type { Word } from './scripts.ts';

/**
 * Which pages come closest to a query that no page answers whole.
 * @param pagesByTerm positions of the pages that hold each term
 * @returns the pages with the highest number of terms, each with its terms in the order of the query
 */
export function closestPages(pagesByTerm: ReadonlyMap<Word, readonly number[]>): Map<number, Word[]> {
  const found = new Map<number, Word[]>();
  for (const [term, pages] of pagesByTerm) {
    for (const page of pages) found.set(page, [...(found.get(page) ?? []), term]);
  }
  const most = Math.max(0, ...[...found.values()].map((terms) => terms.length));
  return new Map([...found].filter(([, terms]) => terms.length === most));
}
