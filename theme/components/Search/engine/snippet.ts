import { type FoldedText, foldText, originalOffset } from './foldText.ts';
import { findMatches, type HighlightTerm, highlightRanges } from './highlight.ts';
import type { HighlightRange } from './searchHit.ts';

/** Approximate length of a snippet. */
export const SNIPPET_LENGTH = 100;
/** How much shorter a snippet may get so that it starts and ends between words. */
const WORD_SLACK = 20;

/** Cuts out the part of a paragraph, row or line of code that has most of the terms. */
export function snippet(original: string, terms: HighlightTerm[]): { statement: string; highlight: HighlightRange[] } {
  const text = foldText(original);
  const { start, end } = bounds(text, densestRange(text, terms));
  const inside = original.slice(start, end).replace(/\s+/g, ' ').trim();
  const isCut = (index: number) => /[^\n]/.test(original.charAt(index));
  const statement = `${isCut(start - 1) ? '…' : ''}${inside}${isCut(end) ? '…' : ''}`;
  return { statement, highlight: highlightRanges(foldText(statement), terms) };
}

/** The first line's shortest range with as many of the terms as fit into a snippet. Both ends count folded characters. */
function densestRange(text: FoldedText, terms: HighlightTerm[]): { start: number; end: number } {
  const matches = findMatches(text, terms);
  let best = { start: 0, end: 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const seen = new Set<HighlightTerm>();
    for (const { end, term } of matches.slice(index, index + 40)) {
      if (seen.size > 0 && (end - start > SNIPPET_LENGTH || text.folded.slice(start, end).includes('\n'))) break;
      seen.add(term);
      const isSameLine = !text.folded.slice(best.start, start).includes('\n');
      const isShorter = seen.size === best.count && isSameLine && end - start < best.end - best.start;
      if (seen.size > best.count || isShorter) best = { start, end, count: seen.size };
    }
  }
  return best;
}

/** Centers a range in a snippet and moves both ends to the nearest spaces. */
function bounds(text: FoldedText, range: { start: number; end: number }): { start: number; end: number } {
  const { original } = text;
  const from = originalOffset(text, range.start);
  const to = originalOffset(text, range.end);
  const line = lineAround(original, from, to);
  const room = Math.max(0, SNIPPET_LENGTH - (to - from));
  const before = Math.max(line.start, from - Math.floor(room / 2));
  const end = Math.min(line.end, Math.max(to, before + SNIPPET_LENGTH));
  const start = Math.max(line.start, Math.min(before, end - SNIPPET_LENGTH));
  return { start: nextGap(original, start, from), end: previousGap(original, end, to) };
}

/** The paragraph, row or line of code that a range is in. */
function lineAround(text: string, from: number, to: number): { start: number; end: number } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = `${text}\n`.indexOf('\n', to);
  return { start, end };
}

function nextGap(text: string, start: number, latest: number): number {
  if (start === 0 || /\s/.test(text[start - 1])) return start;
  const gap = text.slice(start, Math.min(latest, start + WORD_SLACK)).search(/\s/);
  if (gap !== -1) return start + gap + 1;
  return isLowSurrogate(text, start) ? start + 1 : start;
}

function previousGap(text: string, end: number, earliest: number): number {
  if (end >= text.length || /\s/.test(text[end])) return end;
  const from = Math.max(earliest, end - WORD_SLACK);
  const gap = text.slice(from, end).search(/\s\S*$/);
  if (gap !== -1) return from + gap;
  return isLowSurrogate(text, end) ? end - 1 : end;
}

/** Cutting before a low surrogate would split a character. */
function isLowSurrogate(text: string, index: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(index));
}
