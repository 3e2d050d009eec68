import type { ExpandedQuery } from './expandQuery.ts';
import { type FoldedText, foldText, originalOffset } from './foldText.ts';
import type { QueryTerm } from './parseQuery.ts';
import type { HighlightRange } from './searchHit.ts';
import { stem } from './stem.ts';
import { LONG_MARK } from './tokenize.ts';

/** What counts as a match of one term of the query. */
export interface HighlightTerm {
  /** The typed word. Words that start with it match. */
  text: string;
  /** Keys of the words that match: the typed one and what was found for it. */
  keys: Set<string>;
  /** Chinese and Japanese have no spaces between words. */
  hasNoWords: boolean;
}

/** A match in a text. Both ends count characters of the folded text. */
export interface Match {
  start: number;
  end: number;
  term: HighlightTerm;
}

const words = /[\p{L}\p{N}\p{M}\u30fc]+/gu;

/**
 * The terms to highlight.
 * @param withRelated also highlights words of the same family and synonyms
 */
export function highlightTerms(terms: QueryTerm[], expanded?: ExpandedQuery, withRelated = false): HighlightTerm[] {
  return terms.flatMap((term, index): HighlightTerm[] => {
    if (term.isFiller) return [];
    const text = term.surface.replace(LONG_MARK, '');
    const variants = expanded?.terms[index]?.variants ?? [];
    const shown = variants.filter(({ match }) => withRelated || match === 'exact' || match === 'prefix');
    const keys = new Set([term.key, ...shown.map(({ surface }) => stem(surface))]);
    return [{ text, keys, hasNoWords: term.script === 'chinese' || term.script === 'japanese' }];
  });
}

/** Finds whole words that match. Words that only contain a term match if no word starts with it. */
export function findMatches(text: FoldedText, terms: HighlightTerm[]): Match[] {
  const matches: Match[] = [];
  const inside: Match[] = [];
  for (const { 0: word, index } of text.folded.matchAll(words)) {
    for (const term of terms) {
      const at = term.text === '' ? -1 : word.indexOf(term.text);
      if (term.hasNoWords) {
        for (let from = at; from !== -1; from = word.indexOf(term.text, from + 1)) {
          matches.push({ start: index + from, end: index + from + term.text.length, term });
        }
      } else if (at === 0 || term.keys.has(stem(word))) matches.push({ start: index, end: index + word.length, term });
      else if (at > 0) inside.push({ start: index, end: index + word.length, term });
    }
  }
  const found = new Set(matches.map(({ term }) => term));
  const others = inside.filter(({ term }) => !found.has(term));
  return [...matches, ...others].sort((a, b) => a.start - b.start);
}

/** The share of the terms that a text has, from 0 to 1. */
export function matchedShare(text: string, terms: HighlightTerm[]): number {
  if (terms.length === 0 || text === '') return 0;
  return new Set(findMatches(foldText(text), terms).map(({ term }) => term)).size / terms.length;
}

/** The ranges of a text to highlight. */
export function highlightRanges(text: FoldedText, terms: HighlightTerm[]): HighlightRange[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of findMatches(text, terms)) {
    const last = merged.at(-1);
    // Words of one name, such as `sd-jwt`, are highlighted as one.
    const isSameName = last && /^[-_.:/]$/.test(text.folded.slice(last.end, start));
    if (last && (start <= last.end || isSameName)) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged.map(({ start, end }) => {
    const from = originalOffset(text, start);
    return { start: from, length: originalOffset(text, end) - from };
  });
}
