import type { Asked, AskedPiece, AskedWord } from './askedWords.ts';
import { LONG_MARK, pairOf } from './indexWords.ts';
import type { KnownWord, Lexicon } from './lexicon.ts';
import type { QueryWeights } from './rankWeights.ts';
import { stem } from './stem.ts';

/** How a word of the index answers a word of the query. */
export type Likeness = 'exact' | 'prefix' | 'family' | 'synonym' | 'corrected' | 'inner';

/** A word of the index that answers a word of the query. */
export interface Variant extends KnownWord {
  likeness: Likeness;
  weight: number;
}

/** A word of the query with all that answers it. */
export interface Slot {
  asked: AskedWord;
  variants: Variant[];
}

/** Words of the query in one piece, with what answers them together. */
export interface Piece {
  from: number;
  to: number;
  isName: boolean;
  variants: Variant[];
}

export interface Expanded {
  slots: Slot[];
  pieces: Piece[];
}

export interface ExpandOptions {
  lexicon: Lexicon;
  weights: QueryWeights;
  /** Groups of words for the same thing. */
  synonyms: string[][];
  /** Takes the query as it is typed. */
  isVerbatim?: boolean;
}

/** Words that a beginning stands for, at most. */
const MOST_BEGINNINGS = 24;
/** Pieces that a beginning stands for, at most. */
const MOST_PIECES = 6;
/** Letters of a half-typed piece. */
const MIN_PIECE_BEGINNING = 4;
/** Letters of a half-typed word that say what it becomes. */
const MIN_WORD_BEGINNING = 4;
const MOST_HOLDERS = 16;
/** Letters of a text that is looked for inside of words. */
const MIN_INNER = 3;
/** Letters of each half of a word that is two words. */
const MIN_HALF = 3;

/** Finds the words of the index that answer each word of a query, and each piece. */
export function expandQuery({ words, pieces }: Asked, options: ExpandOptions): Expanded {
  const found = pieces.map((piece): Piece => {
    const { text, from, to, isName } = piece;
    const isEnd = to === words.length && text.length >= MIN_PIECE_BEGINNING;
    return { from, to, isName, variants: variantsOfPiece(piece, isEnd, options) };
  });
  const slots = words.map((asked, index): Slot => {
    const around = found.filter(({ from, to, variants }) => from <= index && index < to && variants.length > 0);
    const asVerb = asked.isFiller ? undefined : around.find((piece) => isVerbOf(piece, index, words));
    return { asked, variants: asVerb?.variants ?? variantsOf(asked, around.length > 0, options) };
  });
  return { slots, pieces: found };
}

/** Whether a word is a verb, and the piece the verb with its particle, which is another word: `log in` has no logs. */
function isVerbOf({ from, to, variants }: Piece, index: number, words: AskedWord[]): boolean {
  const hasOtherWords = variants.some(({ likeness }) => likeness === 'synonym');
  return hasOtherWords && from === index && to === index + 2 && words[index + 1].isFiller;
}

/** A name is found as such before two words that stand side by side. */
function variantsOfPiece({ text, isName }: AskedPiece, isEnd: boolean, options: ExpandOptions): Variant[] {
  const { lexicon, weights, synonyms } = options;
  const name = lexicon.exact(stem(text));
  const pair = isName && name ? undefined : lexicon.exact(pairOf(text));
  const variants = [name, pair].flatMap((word): Variant[] => (word ? [{ ...word, likeness: 'exact', weight: 1 }] : []));
  if (isEnd && variants.length === 0) {
    for (const word of lexicon.beginning(text, MOST_PIECES, true)) variants.push(begun(word, text, weights));
  }
  return [...variants, ...synonymsOf(stem(text), lexicon, weights, synonyms)];
}

function variantsOf(asked: AskedWord, isCovered: boolean, options: ExpandOptions): Variant[] {
  const { lexicon, weights, synonyms, isVerbatim } = options;
  const { surface, key, isLast, isFiller, script } = asked;
  const exact = lexicon.exact(key) ?? lexicon.exact(pairOf(surface));
  const variants: Variant[] = exact ? [{ ...exact, likeness: 'exact', weight: 1 }] : [];
  const add = (words: KnownWord[], likeness: Likeness, weight: number) => {
    for (const word of words) {
      if (!variants.some(({ number }) => number === word.number)) variants.push({ ...word, likeness, weight });
    }
  };
  if (isFiller) return variants;
  // Particles are written behind Korean words, so that each may go on.
  if (isLast || script === 'korean' || variants.length === 0) {
    for (const word of lexicon.beginning(surface, MOST_BEGINNINGS)) {
      if (word.number !== exact?.number) variants.push(begun(word, surface, weights));
    }
  }
  add(lexicon.family(surface), 'family', weights.family);
  for (const word of synonymsOf(key, lexicon, weights, synonyms)) add([word], 'synonym', weights.synonym);
  // Other words are groups of whole ones, so that the beginning of one is in none.
  const end = likelyEnd(asked, lexicon);
  if (end) {
    const { weight } = begun(end, surface, weights);
    for (const word of synonymsOf(stem(end.surface), lexicon, weights, synonyms)) {
      add([word], 'synonym', weights.synonym * weight);
    }
  }
  if (variants.length > 0 || isCovered) return variants;
  if (surface.length >= MIN_INNER || script !== 'default') {
    add(lexicon.holding(surface.replace(LONG_MARK, ''), MOST_HOLDERS), 'inner', weights.inner);
  }
  if (variants.length > 0 || isVerbatim) return variants;
  const [best] = [...lexicon.corrections(surface, false), ...(isLast ? lexicon.corrections(surface, true) : [])];
  if (best) add([best], 'corrected', weights.corrected ** best.edits);
  return variants;
}

/** What a half-typed word most likely becomes; undefined for any other. */
export function likelyEnd({ surface, key, isLast, isFiller }: AskedWord, lexicon: Lexicon): KnownWord | undefined {
  if (!isLast || isFiller || surface.length < MIN_WORD_BEGINNING) return undefined;
  if (lexicon.exact(key) || lexicon.exact(pairOf(surface))) return undefined;
  return lexicon.beginning(surface, 1)[0];
}

/** The more of a word is typed, the more it is meant. */
function begun(word: KnownWord, typed: string, weights: QueryWeights): Variant {
  return { ...word, likeness: 'prefix', weight: weights.prefix * Math.sqrt(typed.length / word.surface.length) };
}

function synonymsOf(key: string, lexicon: Lexicon, weights: QueryWeights, synonyms: string[][]): Variant[] {
  const others = synonyms.filter((group) => group.includes(key)).flat();
  return others.flatMap((other) => {
    const word = other === key ? undefined : (lexicon.exact(other) ?? lexicon.exact(pairOf(other)));
    return word ? [{ ...word, likeness: 'synonym' as const, weight: weights.synonym }] : [];
  });
}

/** Takes an unknown word apart into two known ones: `statuslist`. */
export function splitWord(surface: string, lexicon: Lexicon): [string, string] | undefined {
  for (let at = surface.length - MIN_HALF; at >= MIN_HALF; at--) {
    const halves: [string, string] = [surface.slice(0, at), surface.slice(at)];
    if (halves.every((half) => lexicon.exact(stem(half)))) return halves;
  }
  return undefined;
}
