import { foldText } from './foldText.ts';
import { bestFit } from './matchTerms.ts';
import { parseQuery } from './searchQuery.ts';

/** A page whose title has the words of a query. */
export interface TitleMatch {
  page: number;
  /** How the weakest word lies in the title: as a whole word, at its beginning, or inside. */
  fit: number;
}

const WORTH = { exact: 2, prefix: 1, inner: 0 };

/**
 * Finds titles with all words of a query, without any part of the index: while parts are on their way, and where they
 * cannot be had.
 */
export function titleMatches(titles: string[], input: string, limit: number): TitleMatch[] {
  const { terms } = parseQuery(input);
  if (terms.length === 0) return [];
  const found: TitleMatch[] = [];
  for (const [page, title] of titles.entries()) {
    const folded = foldText(title);
    const fits = terms.flatMap((term) => bestFit(folded, term) ?? []);
    if (fits.length === terms.length) found.push({ page, fit: Math.min(...fits.map((fit) => WORTH[fit])) });
  }
  // Of titles that fit alike, the shortest says least besides.
  return found.sort((a, b) => b.fit - a.fit || titles[a.page].length - titles[b.page].length).slice(0, limit);
}
