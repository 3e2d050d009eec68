import { type FoldedText, foldText, originalOffset } from './foldText.ts';
import { findPhrase, findTerm, highlightRanges, wordStarts } from './matchTerms.ts';
import type { Word } from './scripts.ts';
import type { HighlightRange } from './searchHit.ts';

/** Characters of text that a content hit shows, about. */
export const SNIPPET_LENGTH = 100;
/** Characters by which a snippet may shrink, so that it begins and ends between words. */
const WORD_SLACK = 20;

/** Cuts the stretch out of a text that shows most of the terms, with what to mark in it. */
export function snippet(text: FoldedText, terms: Word[]): { statement: string; highlight: HighlightRange[] } {
  const { original } = text;
  const { start, end } = cut(text, bestStretch(text, terms));
  const inside = original.slice(start, end).replace(/\s+/g, ' ').trim();
  const statement = `${start > 0 ? '…' : ''}${inside}${end < original.length ? '…' : ''}`;
  return { statement, highlight: highlightRanges(foldText(statement), terms) };
}

/**
 * Finds the phrase itself, or else the shortest stretch with as many of the terms as fit into a snippet.
 * @returns both ends in the folded text, and how many terms lie between them.
 */
function bestStretch(text: FoldedText, terms: Word[]): { start: number; end: number; count: number } {
  const phrase = findPhrase(text, terms);
  if (phrase) return { ...phrase, count: terms.length };
  const all = terms.flatMap((term) => wordStarts(findTerm(text, term)).map((found) => ({ ...found, term })));
  all.sort((a, b) => a.start - b.start);
  let best = { start: 0, end: 0, count: 0 };
  for (const [index, first] of all.entries()) {
    const seen = new Set<Word>();
    for (const other of all.slice(index, index + 40)) {
      if (other !== first && other.end - first.start > SNIPPET_LENGTH) break;
      if (!seen.has(other.term)) {
        seen.add(other.term);
        const length = other.end - first.start;
        const isShorter = seen.size === best.count && length < best.end - best.start;
        if (seen.size > best.count || isShorter) best = { start: first.start, end: other.end, count: seen.size };
      }
    }
  }
  return best;
}

/** Puts a stretch into the middle of a snippet and moves both ends to the nearest spaces. */
function cut(text: FoldedText, stretch: { start: number; end: number }): { start: number; end: number } {
  const { original } = text;
  const from = originalOffset(text, stretch.start);
  const to = originalOffset(text, stretch.end);
  const room = Math.max(0, SNIPPET_LENGTH - (to - from));
  let start = Math.max(0, from - Math.floor(room / 2));
  let end = Math.min(original.length, Math.max(to, start + SNIPPET_LENGTH));
  start = Math.max(0, Math.min(start, end - SNIPPET_LENGTH));
  end = Math.min(end, start + Math.max(SNIPPET_LENGTH, to - start));
  return { start: nextGap(original, start, from), end: previousGap(original, end, to) };
}

function nextGap(text: string, start: number, latest: number): number {
  if (start === 0 || /\s/.test(text[start - 1])) return start;
  const gap = text.slice(start, Math.min(latest, start + WORD_SLACK)).search(/\s/);
  if (gap !== -1) return start + gap + 1;
  // Never between the two halves of one character.
  return isLowSurrogate(text, start) ? start + 1 : start;
}

function previousGap(text: string, end: number, earliest: number): number {
  if (end >= text.length || /\s/.test(text[end])) return end;
  const from = Math.max(earliest, end - WORD_SLACK);
  const gap = text.slice(from, end).search(/\s\S*$/);
  if (gap !== -1) return from + gap;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}
