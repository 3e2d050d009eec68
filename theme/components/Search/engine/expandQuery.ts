import type { KnownWord, Lexicon } from './lexicon.ts';
import type { Compound, ParsedQuery, QueryTerm } from './parseQuery.ts';
import type { QueryWeights } from './rankWeights.ts';
import { stem } from './stem.ts';
import { pairOf } from './tokenize.ts';

/** How a word of the index relates to a word of the query. */
export type MatchKind = 'exact' | 'prefix' | 'family' | 'synonym' | 'corrected';

/** A word of the index that matches a word of the query. */
export interface Variant extends KnownWord {
  match: MatchKind;
  weight: number;
}

export interface ExpandedTerm {
  term: QueryTerm;
  variants: Variant[];
  /** Pages whose title, headings or lead contain the term inside a word, where no word of the index matches it. */
  pages?: number[];
}

export interface ExpandedCompound {
  from: number;
  to: number;
  isName: boolean;
  variants: Variant[];
}

export interface ExpandedQuery {
  terms: ExpandedTerm[];
  compounds: ExpandedCompound[];
}

export interface ExpandOptions {
  lexicon: Lexicon;
  weights: QueryWeights;
  /** Groups of words for the same thing. */
  synonyms: string[][];
  /** Uses the query as it's typed, without corrections. */
  isVerbatim?: boolean;
}

const MAX_COMPLETIONS = 24;
const MAX_COMPOUND_COMPLETIONS = 6;
/** Least letters of a half-typed word or compound. */
const MIN_PREFIX = 4;

/** Finds the words of the index that match each term and each compound of a query. */
export function expandQuery({ terms, compounds }: ParsedQuery, options: ExpandOptions): ExpandedQuery {
  const expanded = compounds.map((compound): ExpandedCompound => {
    const { text, from, to, isName } = compound;
    const isEnd = to === terms.length && text.length >= MIN_PREFIX;
    return { from, to, isName, variants: variantsOfCompound(compound, isEnd, options) };
  });
  return {
    terms: terms.map((term, index): ExpandedTerm => {
      const around = expanded.filter(({ from, to, variants }) => from <= index && index < to && variants.length > 0);
      return { term, variants: variantsOf(term, around.length > 0, options) };
    }),
    compounds: expanded,
  };
}

/** A name matches as a name before it matches as two adjacent words. */
function variantsOfCompound({ text, isName }: Compound, isEnd: boolean, options: ExpandOptions): Variant[] {
  const { lexicon } = options;
  const name = lexicon.exact(stem(text));
  const pair = isName && name ? undefined : lexicon.exact(pairOf(text));
  const variants = [name, pair].flatMap((word): Variant[] => (word ? [{ ...word, match: 'exact', weight: 1 }] : []));
  if (isEnd && variants.length === 0) {
    for (const word of lexicon.startingWith(text, MAX_COMPOUND_COMPLETIONS, true)) {
      variants.push(completion(word, text));
    }
  }
  return [...variants, ...synonymsOf(stem(text), options)];
}

function variantsOf(term: QueryTerm, isCovered: boolean, options: ExpandOptions): Variant[] {
  const { lexicon, weights, isVerbatim } = options;
  const { surface, key, isLast, isFiller, script } = term;
  const exact = lexicon.exact(key) ?? lexicon.exact(pairOf(surface));
  const variants: Variant[] = exact ? [{ ...exact, match: 'exact', weight: 1 }] : [];
  const add = (words: KnownWord[], match: MatchKind, weight: number) => {
    for (const word of words) {
      if (!variants.some(({ number }) => number === word.number)) variants.push({ ...word, match, weight });
    }
  };
  if (isFiller) return variants;
  // Korean particles are attached to words, so every Korean word may continue.
  if (isLast || script === 'korean' || variants.length === 0) {
    for (const word of lexicon.startingWith(surface, MAX_COMPLETIONS)) {
      if (word.number !== exact?.number) variants.push(completion(word, surface));
    }
  }
  add(lexicon.family(surface), 'family', weights.family);
  add(synonymsOf(key, options), 'synonym', weights.synonym);
  if (variants.length > 0 || isCovered || isVerbatim) return variants;
  const [best] = [...lexicon.corrections(surface, false), ...(isLast ? lexicon.corrections(surface, true) : [])];
  if (best) add([best], 'corrected', 1);
  return variants;
}

/** The more of a word is typed, the likelier it's meant. */
function completion(word: KnownWord, typed: string): Variant {
  return { ...word, match: 'prefix', weight: Math.sqrt(typed.length / word.surface.length) };
}

function synonymsOf(key: string, { lexicon, weights, synonyms }: ExpandOptions): Variant[] {
  const others = synonyms.filter((group) => group.includes(key)).flat();
  return others.flatMap((other) => {
    const word = other === key ? undefined : (lexicon.exact(other) ?? lexicon.exact(pairOf(other)));
    return word ? [{ ...word, match: 'synonym' as const, weight: weights.synonym }] : [];
  });
}
