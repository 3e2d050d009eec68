import { type FoldedText, originalOffset } from './foldText.ts';
import type { Script, Word } from './scripts.ts';
import type { HighlightRange } from './searchHit.ts';

/** How a term lies in the word it was found in: the whole word, its beginning, or somewhere inside. */
export type Fit = 'exact' | 'prefix' | 'inner';

/** One occurrence of a term; both ends count characters of the folded text. */
export interface Occurrence {
  start: number;
  end: number;
  fit: Fit;
}

/** Occurrences of a term that are looked at in one text. More would not change what a reader is shown. */
const MAX_OCCURRENCES = 200;
/** Signs and spaces that may stand between two words of a phrase: `not_before`, `not before`, `did: web`. */
const MAX_GAP = 3;

/** Letters of a word that may take a plural's "s". */
const MIN_PLURAL = 3;

/** Finds a term in a text, from the left, without overlaps; of its singular only whole words. */
export function findTerm(text: FoldedText, term: Word): Occurrence[] {
  const found = findText(text, term.text, term.script);
  if (!term.singular) return found;
  const singulars = findText(text, term.singular, term.script).filter(({ end, fit }) => {
    return fit === 'exact' && isBoundary(text, end);
  });
  return [...found, ...singulars].sort((a, b) => a.start - b.start);
}

function findText(text: FoldedText, part: string, script: Script): Occurrence[] {
  const found: Occurrence[] = [];
  let start = text.folded.indexOf(part);
  while (start !== -1 && found.length < MAX_OCCURRENCES) {
    const end = start + part.length;
    found.push({ start, end, fit: fitAt(text, start, end, script) });
    start = text.folded.indexOf(part, end);
  }
  return found;
}

/** Whether a term lies anywhere in a text. */
export function holdsTerm(text: FoldedText, term: Word): boolean {
  return text.folded.includes(term.text) || (term.singular !== undefined && findTerm(text, term).length > 0);
}

/** The best way in which a term lies in a text, or undefined where it is missing. */
export function bestFit(text: FoldedText, term: Word): Fit | undefined {
  if (!holdsTerm(text, term)) return undefined;
  const fits = new Set(findTerm(text, term).map(({ fit }) => fit));
  return (['exact', 'prefix', 'inner'] as const).find((fit) => fits.has(fit));
}

/** Finds the terms side by side and in order, from a word's beginning on. Returns undefined for a single term. */
export function findPhrase(text: FoldedText, terms: Word[]): Occurrence | undefined {
  if (terms.length < 2) return undefined;
  for (const first of findTerm(text, terms[0])) {
    if (first.fit === 'inner') continue;
    const end = phraseEnd(text.folded, first.end, terms.slice(1));
    if (end !== undefined) return { start: first.start, end, fit: first.fit };
  }
  return undefined;
}

/** The occurrences that begin words, or all where none does. */
export function wordStarts(found: Occurrence[]): Occurrence[] {
  const starts = found.filter(({ fit }) => fit !== 'inner');
  return starts.length > 0 ? starts : found;
}

/** The stretches of a text to mark. A term that begins words is not marked inside other words. */
export function highlightRanges(text: FoldedText, terms: Word[]): HighlightRange[] {
  const marks = terms.flatMap((term) => wordStarts(findTerm(text, term)));
  marks.sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const mark of marks) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ start: mark.start, end: mark.end });
  }
  return merged.map(({ start, end }) => {
    const from = originalOffset(text, start);
    return { start: from, length: originalOffset(text, end) - from };
  });
}

function phraseEnd(folded: string, from: number, terms: Word[]): number | undefined {
  let end = from;
  for (const term of terms) {
    let next = end;
    while (next < folded.length && next - end < MAX_GAP && !isWordCharacter(folded[next])) next++;
    if (!folded.startsWith(term.text, next)) return undefined;
    end = next + term.text.length;
  }
  return end;
}

function fitAt(text: FoldedText, start: number, end: number, script: Script): Fit {
  // These are written without spaces, so that every place may be a whole word.
  if (script === 'chinese' || script === 'japanese') return 'exact';
  if (!isBoundary(text, start)) return 'inner';
  // A plural is as good as the word itself.
  const isPlural = end - start >= MIN_PLURAL && text.folded[end] === 's' && isBoundary(text, end + 1);
  return isPlural || isBoundary(text, end) ? 'exact' : 'prefix';
}

/** A word ends at punctuation, and inside `notBefore` at the capital letter. */
function isBoundary(text: FoldedText, index: number): boolean {
  const { folded, original } = text;
  if (index <= 0 || index >= folded.length) return true;
  if (!isWordCharacter(folded[index - 1]) || !isWordCharacter(folded[index])) return true;
  const before = original[originalOffset(text, index - 1)];
  const after = original[originalOffset(text, index)];
  return isLower(before) && !isLower(after) && after !== after.toLowerCase();
}

function isLower(character: string): boolean {
  return character === character.toLowerCase() && character !== character.toUpperCase();
}

const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

/** Most texts are plain letters, and properties of Unicode take a hundred times as long to look up. */
function isWordCharacter(character: string): boolean {
  if (character > '\u007f') return wordCharacter.test(character);
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9');
}
