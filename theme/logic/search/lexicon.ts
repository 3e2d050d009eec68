import { editDistance } from './editDistance.ts';
import { LONG_MARK, PAIR_MARK } from './indexWords.ts';
import { readWords } from './packed.ts';
import type { SearchHead, WordsPart } from './partFormat.ts';
import { type Script, wordsOf } from './scripts.ts';
import { familyRoot, stem } from './stem.ts';
import { ONE_TYPO, TWO_TYPOS } from './typoLengths.ts';

/** A word of the index by its number. */
export interface KnownWord {
  number: number;
  surface: string;
}

/** A word that may have been meant. */
export interface Correction extends KnownWord {
  edits: number;
}

/** The words of the index, as far as their parts are there. */
export interface Lexicon {
  /** Parts that hold words with a beginning. */
  partsOf(beginning: string): number[];
  /** Parts with words of a writing system. */
  partsOfScript(script: Script): number[];
  has(part: number): boolean;
  add(part: number, words: WordsPart): void;
  exact(key: string): KnownWord | undefined;
  /** Words that go on behind a beginning, the most common first; among them pairs of words on demand. */
  beginning(text: string, most: number, withPairs?: boolean): KnownWord[];
  /** Words of the same family. */
  family(surface: string): KnownWord[];
  /** Words that hold a text inside. */
  holding(text: string, most: number): KnownWord[];
  /** What was probably meant, the best first. */
  corrections(typed: string, asPrefix: boolean): Correction[];
}

interface Part {
  first: number;
  surfaces: string[];
  byKey: Map<string, number>;
  common: string;
}

/** Words that are looked at for one beginning. */
const MOST_LOOKED_AT = 2000;
/** Letters that words of one family share at least. */
const FAMILY_START = 3;

export function createLexicon({ words }: Pick<SearchHead, 'words'>): Lexicon {
  const parts = new Map<number, Part>();
  const starts = words.map(([first]) => first);
  const partsOf = (beginning: string) => partsThatMayHold(starts, beginning);
  const known = (part: Part, at: number): KnownWord & { common: number } => {
    return { number: part.first + at, surface: part.surfaces[at], common: Number(part.common[at]) };
  };
  const loaded = (beginning: string) => partsOf(beginning).flatMap((part) => parts.get(part) ?? []);
  const from = (beginning: string, most = MOST_LOOKED_AT) =>
    loaded(beginning).flatMap((part) => {
      const found: (KnownWord & { common: number })[] = [];
      for (let at = firstAt(part.surfaces, beginning); part.surfaces[at]?.startsWith(beginning); at++) {
        if (found.length >= most) break;
        found.push(known(part, at));
      }
      return found;
    });
  return {
    partsOf,
    partsOfScript: (script) =>
      starts.flatMap((start, part) => {
        return !start.startsWith(LONG_MARK) && (wordsOf(start)[0]?.script ?? 'default') === script ? [part] : [];
      }),
    has: (part) => parts.has(part),
    add: (part, data) => parts.set(part, readPart(part, data, words)),
    exact(key) {
      for (const part of loaded(key.slice(0, FAMILY_START))) {
        const at = part.byKey.get(key);
        if (at !== undefined) return known(part, at);
      }
      return undefined;
    },
    beginning: (text, most, withPairs = false) =>
      commonest(
        from(text).filter(({ surface }) => withPairs || !isPair(surface)),
        most,
      ),
    family(surface) {
      const root = familyRoot(surface);
      if (root === '') return [];
      const start = root.slice(0, Math.max(FAMILY_START, root.length - 1));
      return from(start).filter((word) => familyRoot(word.surface) === root);
    },
    holding(text, most) {
      const found: KnownWord[] = [];
      for (const part of parts.values()) {
        for (const [at, surface] of part.surfaces.entries())
          if (surface.includes(text) && !isPair(surface)) found.push(known(part, at));
      }
      return shortest(found, most);
    },
    corrections: (typed, asPrefix) => correct([...parts.values()], typed, asPrefix),
  };
}

/**
 * The numbers of the parts in which words of a beginning may stand.
 * @param starts the first word of each part, sorted
 */
function partsThatMayHold(starts: readonly string[], beginning: string): number[] {
  const from = Math.max(
    0,
    starts.findLastIndex((start) => start <= beginning),
  );
  const last = starts.findLastIndex((start) => start.slice(0, beginning.length) <= beginning);
  return starts.map((_, part) => part).filter((part) => part >= from && part <= Math.max(from, last));
}

function isPair(surface: string): boolean {
  return surface.endsWith(PAIR_MARK);
}

function readPart(number: number, { words, common }: WordsPart, all: SearchHead['words']): Part {
  const surfaces = readWords(words);
  const byKey = new Map(surfaces.map((surface, at) => [stem(surface), at]));
  const first = all.slice(0, number).reduce((sum, [, count]) => sum + count, 0);
  return { first, surfaces, byKey, common };
}

/** Position of the first word that is not before a text. */
function firstAt(surfaces: string[], text: string): number {
  let low = 0;
  let high = surfaces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (surfaces[middle] < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Rather common words than rare ones, and of these the shortest. */
function commonest(words: (KnownWord & { common: number })[], most: number): KnownWord[] {
  return words.sort((a, b) => b.common - a.common || a.surface.length - b.surface.length).slice(0, most);
}

function shortest(words: KnownWord[], most: number): KnownWord[] {
  return words.sort((a, b) => a.surface.length - b.surface.length).slice(0, most);
}

/** Corrections worth a look. */
const MOST_CORRECTIONS = 3;

function correct(parts: Part[], typed: string, asPrefix: boolean): Correction[] {
  if (typed.length < ONE_TYPO || !/^\p{L}[\p{L}\p{N}]*$/u.test(typed)) return [];
  const isShort = typed.length < TWO_TYPOS;
  // A few letters that nothing begins with could become the beginning of almost anything.
  if (isShort && asPrefix) return [];
  const most = isShort ? 1 : 2;
  const found: (Correction & { score: number })[] = [];
  for (const part of parts) {
    for (const [at, surface] of part.surfaces.entries()) {
      if (isPair(surface)) continue;
      // Two letters that nobody mistypes at once: a word that shares neither the first nor the second is another one.
      if (surface[0] !== typed[0] && surface[1] !== typed[1] && surface[0] !== typed[1]) continue;
      if (isShort && isOtherShortWord(typed, surface)) continue;
      const edits = editDistance(typed, surface, most, asPrefix);
      if (edits === undefined || (asPrefix && surface.length < typed.length - 1)) continue;
      // Rather a common word than a rare one, and one that begins alike.
      const score = edits * 4 + (surface[0] === typed[0] ? 0 : 2) - Number(part.common[at]) / 2;
      found.push({ number: part.first + at, surface, edits, score });
    }
  }
  return found.sort((a, b) => a.score - b.score).slice(0, MOST_CORRECTIONS);
}

/**
 * In a short word, another letter makes another word, such as "meta" of "beta": what is mistyped there has two letters
 * swapped, or one too few or too many behind the first.
 */
function isOtherShortWord(typed: string, surface: string): boolean {
  const isSwapped = typed.length === surface.length && [...typed].sort().join() === [...surface].sort().join();
  return !isSwapped && (typed.length === surface.length || typed[0] !== surface[0]);
}
