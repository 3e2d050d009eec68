import { isDenying, isLimiting, isNegation, valueIn } from './factWords.ts';
import { singular } from './swappedThings.ts';
import { plain, type Turn } from './wordChanges.ts';

/** What a negation makes of the words with `any` behind it: `cannot stop anything` stops nothing. */
const NO = new Map([
  ['any', 'no'],
  ['anything', 'nothing'],
  ['anybody', 'nobody'],
  ['anyone', 'nobody'],
  ['anywhere', 'nowhere'],
]);
/** Words between a negation and that `any`. */
const REACH = 4;

/** Whether a word denies the one behind it, which `nobody` and `nothing` need not do. */
export const deniesNext = (word: string) => isNegation(plain(word)) && !/^no(?:body|thing|ne)$/i.test(word);

/**
 * Whether two statements deny the same, one of them by a negation and `any`, and the other by one word for both.
 * @param old the words that carry what is said
 */
export function denyAlike(old: readonly string[], now: readonly string[]): boolean {
  const [before, after] = [old, now].map(withoutAny);
  if (before.length === old.length && after.length === now.length) return false;
  const [lost, come] = [before, after].map(denialsIn);
  return lost.length > 0 && lost.join('\n') === come.join('\n');
}

/** The words with `nothing` in the place of `not … anything`. */
function withoutAny(words: readonly string[]): string[] {
  const negation = words.findIndex(deniesNext);
  const reached = words.slice(negation + 1, negation + 1 + REACH).findIndex((word) => NO.has(plain(word)));
  if (negation < 0 || reached < 0) return [...words];
  const at = negation + 1 + reached;
  return words.with(at, NO.get(plain(words[at])) ?? '').toSpliced(negation, 1);
}

/** Each denial with the word before it. */
const denialsIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) =>
    isNegation(plain(word)) || plain(word) === 'nowhere' ? [`${singular(words[at - 1] ?? '')} ${plain(word)}`] : [],
  );

/** A denial that is gone, with the number of the sentence that had it. */
export interface LostDenial extends Turn {
  of: number;
}

/**
 * Finds what was denied, and is said where nothing is denied any more, of sentences with few words in common or of
 * another number.
 * @param lost the words of each sentence that carry what it says
 * @param come those of what stands in their place
 */
export function lostDenial(lost: readonly (readonly string[])[], come: readonly string[]): LostDenial | undefined {
  if (come.some((word) => isNegation(plain(word)))) return undefined;
  const said = lost.flatMap((words, of) => saidWithout(words, lost.flat(), come).map((turn) => ({ ...turn, of })));
  // `only`, `once` and `refuses` may say what a denial said.
  const isOpen = (word: string) => !isDenying(plain(word)) && !isLimiting(plain(word)) && !valueIn(word);
  if (said.length > 0 || !come.every(isOpen)) return said[0];
  return lost.flatMap((words, of) => {
    const others = lost.filter((one) => one !== words).flat();
    return mergedWithout(words, others, come).map((turn) => ({ ...turn, of }));
  })[0];
}

/**
 * What is denied stands there undenied, with the same words round it: `your program never stops` and `your program
 * stops`. Beside other words it is said of something else.
 */
function saidWithout(words: readonly string[], all: readonly string[], come: readonly string[]): Turn[] {
  return words.flatMap((word, at) => {
    const denial = words[at - 1] ?? '';
    if (!deniesNext(denial) || saidIn(come, word) <= saidIn(all, word)) return [];
    const [before, after] = [words[at - 2], words[at + 1]].map(asNeighbor);
    const isSaid = come.some((one, place) => {
      const [last, next] = [come[place - 1], come[place + 1]].map(asNeighbor);
      const isAlike = singular(one) === singular(word) && !isDenying(last ?? '');
      return isAlike && (before ?? last) === last && (after ?? next) === next;
    });
    return isSaid && (before ?? after) ? [{ was: `${denial} ${word}`, is: word }] : [];
  });
}

/** A word beside another one in the same part of a sentence. */
const asNeighbor = (word: string | undefined) => (word && !/^(?:and|or|but)$/i.test(word) ? singular(word) : undefined);

/** How often words have one without a denial before it. */
const saidIn = (words: readonly string[], said: string): number =>
  words.filter((word, at) => singular(word) === singular(said) && !deniesNext(words[at - 1] ?? '')).length;

/**
 * What `nothing` or `nobody` was said of, which no other of the lost sentences names and which is still named. Another
 * denial may be gone with what it denied.
 */
function mergedWithout(words: readonly string[], others: readonly string[], come: readonly string[]): Turn[] {
  const denial = words.find((word) => isNegation(plain(word)));
  if (!denial || deniesNext(denial) || others.length === 0) return [];
  const [said, named] = [come, others].map((list) => new Set(list.map(singular)));
  const about = words.filter((word) => !isNegation(plain(word))).map(singular);
  const kept = about.filter((word) => said.has(word) && !named.has(word));
  return kept.length > 1 && 2 * kept.length >= about.length ? [{ was: denial, is: '' }] : [];
}
