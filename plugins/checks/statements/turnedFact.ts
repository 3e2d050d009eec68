import { withoutEach } from '../../shared/withoutEach.ts';
import { areOpposite, isDenying, isLimiting, isNegation, isStyle, type Value, valueIn } from './factWords.ts';
import { deniesNext, denyAlike } from './lostDenials.ts';
import { turnInWhole } from './turnedWhole.ts';
import { type Change, changesBetween, plain, type Turn } from './wordChanges.ts';

/** What a statement and the one that it took the place of stand in. */
interface Surroundings {
  /** Whether the two have so little in common that a denial may be there for other words. */
  isFar?: boolean;
  /** The things that the page names. */
  things?: () => ReadonlySet<string>;
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
 * @param page what the two stand in
 */
export function turnIn(before: string, after: string, { isFar = false, things }: Surroundings = {}): Turn | undefined {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const moved = swapIn(placesOf(before), placesOf(after));
  if (moved) return moved;
  const exchanged = exchangeIn(old, now) ?? rolesIn(old.filter(isNoArticle), now.filter(isNoArticle));
  if (exchanged) return exchanged;
  const changes = changesBetween(old.filter(isContent), now.filter(isContent));
  const areOpposed = opposition(old.map(plain), now.map(plain));
  const context = {
    changes,
    first: old[0],
    after: now,
    areOpposed,
    isTakenBack: takesBack(changes, areOpposed) || denySame(old.filter(isContent), now.filter(isContent)),
    isLimit: limits(old, now),
    isFar,
  };
  const turn = changes.map((change) => turnOf(change, context)).find((one) => one !== undefined);
  return turn ?? (things && turnInWhole({ old, now, changes, things: things() }));
}

/** Whether a word denies one that went for it. What only stands elsewhere in its statement denies nothing. */
function opposition(old: readonly string[], now: readonly string[]): (word: string, other: string) => boolean {
  const isMore = (word: string, some: readonly string[], others: readonly string[]) =>
    some.filter((one) => one === word).length > others.filter((one) => one === word).length;
  return (word, other) => areOpposite(word, other) && isMore(word, old, now) && isMore(other, now, old);
}

/** Whether `only` came or went, and nothing in the other statement may say it. */
function limits(old: readonly string[], now: readonly string[]): (words: readonly string[]) => boolean {
  if (/^(?:all|every)$/i.test(now[0])) return () => false;
  const isOpen = !old.some((word) => isLimiting(plain(word))) || !now.some((word) => isLimiting(plain(word)));
  return (words) => isOpen && words.some((word) => /^(?:only|alone)$/i.test(word));
}

/** A name in capital letters, such as `DID`, is none of the words of style that it is written like. */
const isContent = (word: string) => /^\p{Lu}{2}/u.test(word) || !isStyle(plain(word));
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
  /** All words of the statement as it is now. */
  after: readonly string[];
  areOpposed: (word: string, other: string) => boolean;
  /** Of two denials, each takes back the other, as in "does not allow" and "refuses"; or both statements have the same. */
  isTakenBack: boolean;
  isLimit: (words: readonly string[]) => boolean;
  isFar: boolean;
}

function turnOf(
  change: Change,
  { changes, first, after, areOpposed, isTakenBack, isLimit, isFar }: Context,
): Turn | undefined {
  const { old, now } = change;
  if (old.length > FEW || now.length > FEW) return undefined;
  for (const kind of ['number', 'name'] as const) {
    const [lost, come] = [valuesIn(old, kind), valuesIn(now, kind)];
    const isOther = lost.some((value) => !come.some((one) => isSame(value, one)));
    if (isOther && come.some((value) => !lost.some((one) => isSame(value, one)))) return turned(old, now);
  }
  if (isWordsForNumber(change, changes, after)) return turned(old, now);
  const isOpposite =
    hasNegation(old) === hasNegation(now) && old.some((word) => now.some((one) => areOpposed(plain(word), plain(one))));
  const isLess = (!isTakenBack && isDenied(change, changes)) || isLimit(old) || isLimit(now);
  if (isOpposite || (isLess && !isFar)) return turned(old, now);
  if (old.length !== 1 || now.length !== 1 || isJoint(old[0])) return undefined;
  const isExchange = changes.some((other) => other.old.includes(now[0]) && other.now.includes(old[0]));
  const isName = [old[0], now[0]].every(
    (word) => /^\p{Lu}\p{Ll}+$/u.test(word) && word !== first && !isDenying(plain(word)),
  );
  return isExchange || isName ? turned(old, now) : undefined;
}

/** What is called by words now, as `the newest version`, in the place of a number that was written as code. */
function isWordsForNumber({ old, now }: Change, changes: readonly Change[], after: readonly string[]): boolean {
  if (old.length !== 1 || now.length === 0 || !/^`\d+(?:\.\d+)*`$/.test(old[0])) return false;
  const isMoved = changes.some((other) => other.now.includes(old[0]));
  const isCalled = after.some((word, at) => word === now[0] && /^(?:the|its?)$/i.test(after[at - 1] ?? ''));
  return isCalled && !isMoved && now.every((word) => valueIn(word) === undefined && !isDenying(plain(word)));
}

/** Whether an odd number of words became their opposite, and an odd number of negations came or went. */
function takesBack(changes: readonly Change[], areOpposed: (word: string, other: string) => boolean): boolean {
  const [old, now] = [changes.flatMap((change) => change.old), changes.flatMap((change) => change.now)];
  // An opposite that is a negation itself, as `nobody` is to `anyone`, takes nothing back.
  const isOpposed = (word: string) =>
    !isNegation(word) && now.some((one) => !isNegation(plain(one)) && areOpposed(word, plain(one)));
  const opposites = old.map(plain).filter(isOpposed).length;
  const negations = (words: readonly string[]) => words.filter((word) => isNegation(plain(word))).length;
  return opposites % 2 === 1 && (negations(old) + negations(now)) % 2 === 1;
}

/** Whether a denial came or went. What it denies may stand elsewhere than before. */
function isDenied(change: Change, changes: readonly Change[]): boolean {
  const others = changes.filter((one) => one !== change);
  const isMoved = (word: string, side: keyof Change) =>
    !deniesNext(word) && others.some((other) => other[side].some((one) => plain(one) === plain(word)));
  const old = change.old.filter((word) => !isMoved(word, 'now'));
  const now = change.now.filter((word) => !isMoved(word, 'old'));
  return isDenial(old, now) || isDenial(now, old);
}

/** Whether two statements deny the same words, as `not encoded` denies what `unencoded` does. */
function denySame(old: readonly string[], now: readonly string[]): boolean {
  if (deniesByForm(old, now) || deniesByForm(now, old) || denyAlike(old, now)) return true;
  const [lost, come] = [deniedIn(old), deniedIn(now)];
  const [before, after] = [old, now].map((words) => words.filter((word) => isNegation(plain(word))).length);
  return before === after && lost.length > 0 && haveSame(lost, come);
}

/** Whether a word denies by what it begins with what a negation denies in the other statement, and nothing else is denied. */
function deniesByForm(old: readonly string[], now: readonly string[]): boolean {
  const lost = withoutEach(old, now).map((word) => /^(?:un|in|im|ir|dis|non-?)(.+)/.exec(plain(word))?.[1]);
  const come = withoutEach(deniedIn(now), deniedIn(old));
  return come.length > 0 && come.every((word) => lost.includes(word));
}

/** The words that a negation stands before. */
const deniedIn = (words: readonly string[]) => words.filter((_, at) => at > 0 && deniesNext(words[at - 1])).map(plain);

/** Two things that changed places in a statement of which nothing else changed, whatever their number is. */
function exchangeIn(old: readonly string[], now: readonly string[]): Turn | undefined {
  const changes = changesBetween(old.filter(isNoArticle), now.filter(isNoArticle));
  if (changes.length !== 2) return undefined;
  const [one, other] = changes.map((change) => [change.old, change.now].map((words) => words.map(singular).join(' ')));
  if (one[0] !== other[1] || one[1] !== other[0] || one.includes('') || !changes[0].old.every(isContent))
    return undefined;
  const joined = now.length - changes.flatMap((change) => change.now).length;
  return joined > 2 ? turned(changes[0].old, changes[0].now) : undefined;
}

/** Words between two things that say the same of both. */
const MUTUAL = /^(?:and|or|nor|versus|vs|with|like|beside|besides|matche?s?|equals?|differs?|different|same|as)$/i;

/** Words behind whom it is done to, of which one may go with the other role: "trusts the issuer for", "trusts the verifier with". */
const BEHIND = /^(?:for|with|about|over|in|on|at)$/i;

/** Who does something and to whom it is done, round what is done, which changed places: all else stands as it did. */
function rolesIn(old: readonly string[], now: readonly string[]): Turn | undefined {
  if (old.length !== now.length) return undefined;
  const said = now.map((word, at) => (BEHIND.test(word) && BEHIND.test(old[at]) ? old[at] : word));
  const isOther = (word: string, at: number) => plain(word) !== plain(said[at]);
  const [start, end] = [old.findIndex(isOther), old.findLastIndex(isOther) + 1];
  const [was, is] = [old, said].map((words) => words.slice(start, end));
  if (start < 0 || was.length > 2 * FEW) return undefined;
  const turnedRound = is.map(plain).join(' ');
  for (let from = 1; from < was.length - 1; from++)
    for (let to = from + 1; to < was.length; to++) {
      const [one, between, other] = [was.slice(0, from), was.slice(from, to), was.slice(to)];
      if (between.some((word) => MUTUAL.test(word)) || !between.some(isContent)) continue;
      if (![one, other].every((words) => words.length <= 3 && words.every(isContent))) continue;
      if ([...other, ...between, ...one].map(plain).join(' ') === turnedRound) return turned(one, other);
    }
  return undefined;
}

const isNoArticle = (word: string) => !/^(?:an?|the)$/i.test(word);
const singular = (word: string) => plain(word).replace(/(?<=\w{3})s$/, '');

/** Whether words deny what those in their place do not, and a clause neither came nor went with the denial. */
function isDenial(words: readonly string[], others: readonly string[]): boolean {
  const said = words.filter((word) => isNegation(plain(word)));
  // What was denied denies nothing itself, as in "does not hide" and "hides".
  const denied = words.map(singular);
  const isOther = (word: string) => isDenying(plain(word)) && !denied.includes(singular(word));
  if (said.length === 0 || others.some(isOther)) return false;
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
