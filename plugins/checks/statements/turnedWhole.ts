import { areOpposite, isDenying, isStyle, valueIn } from './factWords.ts';
import { isSwapped, singular } from './swappedThings.ts';
import { type Change, changesBetween, plain, type Turn } from './wordChanges.ts';

/** What two statements are held against each other by, as a whole. */
interface Whole {
  /** All words. */
  old: readonly string[];
  now: readonly string[];
  /** What differs between those that carry what is said. */
  changes: readonly Change[];
  things: ReadonlySet<string>;
}

/** Finds what a statement says otherwise whose words are nearly those that it had. */
export function turnInWhole({ old, now, changes, things }: Whole): Turn | undefined {
  const reason = otherReason(old, now);
  if (reason) return reason;
  const contents = [old, now].map((words) => words.filter((word) => !isStyle(plain(word))));
  const few = changesBetween(contents[0], contents[1], singular);
  const contrast = contrastIn(few, contents);
  if (contrast) return contrast;
  if (few.length === 0) return undefined;
  const [change] = few;
  if (few.every((one) => isOtherName(one, [old, now]))) return { was: change.old.join(' '), is: change.now.join(' ') };
  if (few.length !== 1) return undefined;
  const isTurned = (changes.length === 1 && isSwapped(changes[0], now, things)) || isOtherList(change, things);
  return isTurned ? { was: change.old.join(' '), is: change.now.join(' ') } : undefined;
}

/** How two parts of a sentence hang together. */
const REASONS = [
  'so therefore thus hence consequently',
  'because since',
  'although though',
  'if when where whenever',
  'unless',
  'until before',
  'after once',
].map((group) => new Set(group.split(' ')));

/** Another link between the same parts of a sentence: what followed is the reason now. */
function otherReason(old: readonly string[], now: readonly string[]): Turn | undefined {
  const changes = changesBetween(old, now);
  const [one] = changes;
  if (changes.length !== 1 || one.old.length !== 1 || one.now.length !== 1) return undefined;
  const [was, is] = [one.old[0], one.now[0]];
  const [from, to] = [was, is].map((word) => REASONS.findIndex((group) => group.has(plain(word))));
  return from >= 0 && to >= 0 && from !== to ? { was, is } : undefined;
}

/** One of two opposite words that came or went beside the other one, which stayed, where nothing else changed. */
function contrastIn(changes: readonly Change[], [before, after]: readonly (readonly string[])[]): Turn | undefined {
  const [lost, come] = [changes.flatMap(({ old }) => old), changes.flatMap(({ now }) => now)];
  const isOne = (words: readonly string[], others: readonly string[], kept: readonly string[]) =>
    others.length === 0 &&
    words.length <= 2 &&
    words.some((word) => !isOrder(word) && kept.some((one) => areOpposite(plain(word), plain(one))));
  if (isOne(lost, come, after) || isOne(come, lost, before)) return { was: lost.join(' '), is: come.join(' ') };
  return undefined;
}

const isJoint = (word: string) => /^(?:and|or|nor|both)$/.test(word);

/** Words that count, order or join, which stand beside their opposites for other reasons. */
const isOrder = (word: string) =>
  isJoint(word) ||
  /^(?:all|every|each|one|some|first|second|third|last|always|again|same|other|another|different|own|then|after|before|later|since|alone|together|also|too|only|more|most|less|least|many|few)$/i.test(
    word,
  );

/** An item more or less in a list of values or things. */
function isOtherList({ old, now }: Change, things: ReadonlySet<string>): boolean {
  const some = old.length === 0 ? now : old;
  if (some.length > 4 || (old.length > 0 && now.length > 0) || !some.some(isJoint) || some.every(isJoint)) return false;
  return some.every((word) => isJoint(word) || valueIn(word) !== undefined || things.has(singular(word)));
}

/**
 * A word more or less in a name of several words, such as `Candidate Recommendation`.
 * @param words all words of both statements
 */
function isOtherName({ old, now }: Change, [before, after]: readonly (readonly string[])[]): boolean {
  if (old.length > 0 && now.length > 0) return false;
  const [some, all] = old.length > 0 ? [old, before] : [now, after];
  const at = all.findIndex((_, index) => some.every((word, next) => all[index + next] === word));
  return some.every(isName) && at > 0 && [all[at - 1], all[at + some.length]].some((word) => word && isName(word));
}

const isName = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isDenying(plain(word));
