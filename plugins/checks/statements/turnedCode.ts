import { escapePattern } from '../../shared/escapePattern.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { isOneSlip } from '../../shared/nearest.ts';
import { withoutEach } from '../../shared/withoutEach.ts';
import { codeOf } from './codeLinesIn.ts';
import { gapsBetween, placesOf, shareOf } from './places.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { turnIn } from './turnedFact.ts';
import { type Change, changesBetween, type Turn } from './wordChanges.ts';

/** Share of tokens that a line has in common with the one it took the place of. */
const LIKE = 0.5;
/** More tokens than these are another way to write it. */
const FEW = 8;

const TOKEN = /[\p{L}\d_]+|[^\s\p{L}\d_]/gu;
/** Tokens that come and go with the form. */
const FORM = /^[;,'"`()[\]{}\\]$/;
const WORD = /[\p{L}\d]/u;

/** Sentences in samples: what a string or a comment says. */
const PROSE = /(?<=(["'`]))\p{L}[^"'`]*? [^"'`]*? [^"'`]*(?=\1)|(?:(?<=^|\s)(?:\/\/|\/\*\*?|#|\*) )\S.*$/gu;
/** What a line prints, whose words may be few. */
const PRINTED = /(?<=(["'`]))\p{L}[^"'`]* [^"'`]*(?=\1)/gu;
const PRINTS = /\bconsole\.|Error\(|\b(?:echo|printf?)\b/;
const proseIn = (line: string) => (PRINTS.test(line) ? PRINTED : PROSE);

/** A row of words, such as what a program prints. */
const IS_PROSE = /^\p{Lu}[\p{L}\d ,.:'?!%`-]* [\p{L}\d ,.:'?!%`-]* [\p{L}\d ,.:'?!%`-]*$/u;

/** A line of a sample that took the place of another and says something else. */
export interface TurnedLine extends PlacedStatement, Turn {
  before: string;
}

/**
 * Finds the lines of samples that have another value, name or operator than the line that they took the place of. What
 * is laid out otherwise, what has more than before, and a name that is another one everywhere say the same.
 * @param said the sentences around them
 */
export function turnedCode(
  recorded: readonly string[],
  lines: readonly PlacedStatement[],
  said: readonly string[] = [],
): TurnedLine[] {
  const texts = lines.map(({ text }) => text);
  const gone = new Set(withoutEach(recorded, texts));
  if (gone.size === 0) return [];
  const come = withoutEach(lines, recorded, ({ text }) => text);
  const places = placesOf(gapsBetween(recorded, texts));
  const [counts, ownCounts] = [countsOf(recorded), countsOf(texts)];
  return come.flatMap((line) => {
    const before = likestOf(line.text, gone, places);
    if (before === undefined) return [];
    gone.delete(before);
    if (isOtherName(before, line.text, [...recorded, ...texts, ...said])) return [];
    const turn = turnInCode(codeOf(before), codeOf(line.text), {
      isElsewhere: (words) => come.some((one) => one !== line && tokensOf(one.text).join(' ').includes(words)),
      isRenamed: (old, now) => {
        const [was, is] = [counts.get(old) ?? 0, ownCounts.get(now) ?? 0];
        const isEverywhere = !ownCounts.has(old) && is - (counts.get(now) ?? 0) >= was;
        return isEverywhere && (was > 1 || areNamesOfOne([before, line.text], [old, now]));
      },
    });
    return turn ? [{ ...line, before, ...turn }] : [];
  });
}

/**
 * Whether both lines declare what one has another name for. Nobody else uses it where it stands once, and a name that
 * shares a word with the one before, and is no slip of it, is another name for the same.
 */
function areNamesOfOne(lines: readonly string[], names: readonly string[]): boolean {
  const [old, now] = names.map(partsOfName);
  const areDeclared = lines.every((line, at) => DECLARED.exec(line)?.[1] === names[at]);
  return areDeclared && !isOneSlip(names[0], names[1]) && old.some((part) => now.includes(part));
}

/** A member of JSON with a name in several words, as people give to what is theirs. */
const NAMED = /"(\w*[nN]ame|label)": "([^"\\]* [^"\\]*)",?$/;

/** Whether a thing of an example has another name, which nothing else of the page repeats. */
function isOtherName(before: string, after: string, lines: readonly string[]): boolean {
  const [old, now] = [before, after].map((line) => NAMED.exec(line));
  if (!old || !now || before.slice(0, old.index) !== after.slice(0, now.index) || old[1] !== now[1]) return false;
  return lines.filter((line) => line.includes(old[2])).length === 1;
}

const DECLARED = /\b(?:function\*?|const|let|class|interface|type|enum|def|func)\s+([\p{L}\d_]+)/u;
const partsOfName = (name: string): string[] =>
  name
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .toLowerCase()
    .split('_');

function likestOf(text: string, gone: ReadonlySet<string>, places: ReadonlyMap<string, string>): string | undefined {
  const words = tokensOf(text);
  let likest: string | undefined;
  let most = 0;
  for (const other of gone) {
    if (places.get(other) === text) return other;
    const share = shareOf(words, tokensOf(other));
    if (share >= LIKE && share > most) [likest, most] = [other, share];
  }
  return likest;
}

const tokensOf = (text: string): string[] => (text.match(TOKEN) ?? []).filter((token) => !FORM.test(token));

function countsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const token of tokensOf(text)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}

/** What the change of a line is judged in. */
interface Context {
  /** Whether words stand in another line that is new. */
  isElsewhere: (words: string) => boolean;
  /** Whether a name became another one wherever it stands. */
  isRenamed: (old: string, now: string) => boolean;
}

function turnInCode(before: string, after: string, context: Context): Turn | undefined {
  if (IS_PROSE.test(before) && IS_PROSE.test(after)) return turnIn(before, after);
  const [old, now] = [before, after].map(withoutParameters).map((line) => ({
    code: tokensOf(line.replace(proseIn(line), ' ')),
    said: saidIn(line),
  }));
  const changes = changesBetween(old.code, now.code, String);
  if (changes.reduce((sum, change) => sum + change.old.length + change.now.length, 0) > FEW) return undefined;
  if (isInNumbers(changes, before)) return differenceOf(before, after);
  if (changes.some((change) => isOther(change, context)) && piecesOf(before) !== piecesOf(after))
    return differenceOf(before, after);
  if (old.said.length !== now.said.length) return undefined;
  return old.said.flatMap((said, at) => (said === now.said[at] ? [] : (turnIn(said, now.said[at]) ?? [])))[0];
}

/** A number more in a list of numbers, such as the statuses after which a program tries again. */
const isInNumbers = (changes: readonly Change[], before: string): boolean =>
  changes.length === 1 &&
  changes[0].old.length === 0 &&
  /\[\d+(?:, \d+)*\]/.test(before) &&
  changes[0].now.every((token) => /^\d+$/.test(token));

/** A line in which the members of a parameter stand by themselves: `entry.error` says what `error` says for `{ error }`. */
function withoutParameters(line: string): string {
  const names = matchesOf(line, /\(?([\w$]+)\)? =>/g).map(([, name]) => name);
  const plain = line.replace(/\(\{[\w$, ]+\}\) =>/g, '() =>').replace(/\(?[\w$]+\)? =>/g, '() =>');
  return names.reduce(
    (text, name) => text.replace(new RegExp(`(?<![\\w$.])${escapePattern(name)}\\.`, 'g'), ''),
    plain,
  );
}

const saidIn = (line: string): string[] => line.match(proseIn(line)) ?? [];

function isOther({ old, now }: Change, { isElsewhere, isRenamed }: Context): boolean {
  if (old.length === 0) return now.includes('!');
  if (old.length > 1 && isElsewhere(old.join(' '))) return false;
  return old.length !== now.length || !old.every((word, at) => WORD.test(word) && isRenamed(word, now[at]));
}

/** Members, items and flags of a line, in any order. */
const piecesOf = (line: string): string =>
  line
    .split(/[,{}[\]]| (?=-)/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .sort()
    .join('\n');

/** What differs between two lines, in whole words. */
function differenceOf(before: string, after: string): Turn {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end++;
  while (start > 0 && /[\w$-]/.test(before[start - 1])) start--;
  while (end > 0 && /[\w$-]/.test(before[before.length - end])) end--;
  const [was, is] = [before, after].map((line) => line.slice(start, line.length - end).trim());
  return { was, is };
}
