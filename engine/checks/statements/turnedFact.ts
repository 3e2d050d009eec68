import { areOpposite, isDenying, isLimiting, isNegation, isStyle, type Value, valueIn } from './factWords.ts';
import { type Change, changesBetween, plain } from './wordChanges.ts';

/** What a statement says otherwise than before. */
export interface Turn {
  was: string;
  is: string;
}

const WORD = /`[^`]*`|%[\w.]+%|[\p{L}\d]+(?:['.:/-]?[\p{L}\d]+)*/gu;
/** More words than these are another way to say it, of which nobody knows whether it is the same. */
const FEW = 6;

/** The words of a statement. */
export const wordsOf = (statement: string): string[] => statement.match(WORD) ?? [];
/** Those that carry what it says. */
export const contentOf = (statement: string): string[] => wordsOf(statement).filter(isContent);
/** With the bars between cells, which part what a list does not. */
const placesOf = (statement: string): string[] => statement.match(new RegExp(`${WORD.source}|\\|`, 'gu')) ?? [];

/**
 * Finds what a statement says otherwise than one that it took the place of: another number, name or piece of code, a word
 * that denies it, a yes for a no, or two words that changed places. Other words for the same are no other fact.
 * @param isFar whether the two have so little in common that a denial may be there for other words
 */
export function turnIn(before: string, after: string, isFar = false): Turn | undefined {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const moved = swapIn(placesOf(before), placesOf(after));
  if (moved) return moved;
  const changes = changesBetween(old.filter(isContent), now.filter(isContent));
  const context = {
    changes,
    first: old[0],
    areOpposed: opposition(old.map(plain), now.map(plain)),
    isLimit: limits(old, now),
    isFar,
  };
  return changes.map((change) => turnOf(change, context)).find((turn) => turn !== undefined);
}

/** Whether a word denies one that went for it. What only stands elsewhere in its statement denies nothing. */
function opposition(old: readonly string[], now: readonly string[]): (word: string, other: string) => boolean {
  const isMore = (word: string, some: readonly string[], others: readonly string[]) =>
    some.filter((one) => one === word).length > others.filter((one) => one === word).length;
  return (word, other) => areOpposite(word, other) && isMore(word, old, now) && isMore(other, now, old);
}

/** Whether `only` came or went, and nothing in the other statement may say it. */
function limits(old: readonly string[], now: readonly string[]): (words: readonly string[]) => boolean {
  const isOpen = !old.some((word) => isLimiting(plain(word))) || !now.some((word) => isLimiting(plain(word)));
  return (words) => isOpen && words.some((word) => /^(?:only|alone)$/i.test(word));
}

const isContent = (word: string) => !isStyle(plain(word));
const isJoint = (word: string) => /^(?:and|or)$/.test(word);

/** Words of a frame that stayed as it was, which changed places; in a list they may. */
function swapIn(old: readonly string[], now: readonly string[]): Turn | undefined {
  if (old.length !== now.length) return undefined;
  const moved = old.flatMap((word, at) => (plain(word) === plain(now[at]) ? [] : [at]));
  if (moved.length === 0 || moved.length > FEW) return undefined;
  const [was, is] = [old, now].map((words) => moved.map((at) => words[at]));
  if (!moved.every((at) => isContent(old[at]) && isContent(now[at])) || !haveSame(was.map(plain), is.map(plain)))
    return undefined;
  const between = old.slice(moved[0], (moved.at(-1) ?? 0) + 1).filter((_, at) => !moved.includes(moved[0] + at));
  return between.every((word) => /^(?:and|or)$/.test(word)) ? undefined : turned(was, is);
}

const haveSame = (some: readonly string[], others: readonly string[]) =>
  some.every((word) => others.includes(word)) && others.every((word) => some.includes(word));

/** What the words of a change are judged in. */
interface Context {
  changes: readonly Change[];
  first: string;
  areOpposed: (word: string, other: string) => boolean;
  isLimit: (words: readonly string[]) => boolean;
  isFar: boolean;
}

function turnOf({ old, now }: Change, { changes, first, areOpposed, isLimit, isFar }: Context): Turn | undefined {
  if (old.length > FEW || now.length > FEW) return undefined;
  for (const kind of ['number', 'name'] as const) {
    const [lost, come] = [valuesIn(old, kind), valuesIn(now, kind)];
    const isOther = lost.some((value) => !come.some((one) => isSame(value, one)));
    if (isOther && come.some((value) => !lost.some((one) => isSame(value, one)))) return turned(old, now);
  }
  // Of two denials, each takes back the other: "does not allow" and "refuses".
  const isOpposite =
    hasNegation(old) === hasNegation(now) && old.some((word) => now.some((one) => areOpposed(plain(word), plain(one))));
  if (isOpposite || (!isFar && (isDenial(old, now) || isDenial(now, old) || isLimit(old) || isLimit(now))))
    return turned(old, now);
  if (old.length !== 1 || now.length !== 1 || isJoint(old[0])) return undefined;
  const isExchange = changes.some((other) => other.old.includes(now[0]) && other.now.includes(old[0]));
  const isName = [old[0], now[0]].every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && word !== first);
  return isExchange || isName ? turned(old, now) : undefined;
}

/** Whether words deny what those in their place do not, and a clause neither came nor went with the denial. */
function isDenial(words: readonly string[], others: readonly string[]): boolean {
  const said = words.filter((word) => isNegation(plain(word)));
  if (said.length === 0 || others.some((word) => isDenying(plain(word)))) return false;
  return others.length > 0 || words.length - said.length <= 1;
}

const hasNegation = (words: readonly string[]) => words.some((word) => isNegation(plain(word)));
const turned = (was: readonly string[], is: readonly string[]): Turn => ({ was: was.join(' '), is: is.join(' ') });

const valuesIn = (words: readonly string[], kind: Value['kind']): string[] =>
  words.flatMap((word) => {
    const value = valueIn(word);
    return value?.kind === kind ? [value.text] : [];
  });

/** Whether two values say the same, such as a key and the end of its path, or a day and its year. */
const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() || isPartOf(one, other) || isPartOf(other, one);
const isPartOf = (path: string, part: string) =>
  endsWith(path, part) || (/^\d{4}$/.test(part) && path.startsWith(`${part}-`));
const endsWith = (path: string, end: string) => path.endsWith(end) && /[./ ]$/.test(path.slice(0, -end.length));
