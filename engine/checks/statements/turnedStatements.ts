import { withoutEach } from '../../base/withoutEach.ts';
import { cellsOf } from '../rules/tableRows.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { turnInCells } from './turnedCells.ts';
import { contentOf, type Turn, turnIn, wordsOf } from './turnedFact.ts';
import { isValue, turnedValues } from './turnedValues.ts';

/** Share of words that a statement has in common with the one it took the place of. */
const LIKE = 0.5;
/** The same of one that stands alone where another stood alone. */
const LIKE_IN_PLACE = 0.3;

/** A statement that took the place of another and says something else. */
export interface TurnedStatement extends PlacedStatement, Turn {
  before: string;
}

/**
 * Finds the statements of a page, and the values of data, that say something else than those that were recorded of it.
 * What is new, and what says the same in other words, is none of them.
 */
export function turnedStatements(
  recorded: readonly string[],
  statements: readonly PlacedStatement[],
): TurnedStatement[] {
  const values = recorded.filter(isValue);
  if (values.length === 0) return turnedTexts(recorded, statements);
  const isOfValue = ({ text }: PlacedStatement) => isValue(text);
  const texts = recorded.filter((text) => !isValue(text));
  return [
    ...turnedValues(values, statements.filter(isOfValue)),
    ...turnedTexts(
      texts,
      statements.filter((one) => !isOfValue(one)),
    ),
  ];
}

function turnedTexts(recorded: readonly string[], statements: readonly PlacedStatement[]): TurnedStatement[] {
  const known = new Set(recorded);
  const fresh = statements.filter(({ text }) => !known.has(text));
  if (fresh.length === 0) return [];
  const texts = statements.map(({ text }) => text);
  const left = withoutEach(recorded, texts);
  const come = fresh.map(({ text }) => text);
  const gone = new Map(left.map((text) => [text, wordsOf(text)]));
  const places = placesOf(recorded, texts);
  return fresh.flatMap((statement) => {
    const words = wordsOf(statement.text);
    const width = widthOf(statement.text);
    let [likest, most] = ['', 0];
    for (const [text, others] of gone) {
      const share = widthOf(text) === width ? shareOf(words, others) : 0;
      if (share > most) [likest, most] = [text, share];
    }
    if (most < (places.get(likest) === statement.text ? LIKE_IN_PLACE : LIKE)) return [];
    gone.delete(likest);
    const turn = turnIn(likest, statement.text, most < LIKE) ?? turnInCells(likest, statement.text, recorded);
    if (!turn || isElsewhere(turn.is, left, likest) || isElsewhere(turn.was, come, statement.text)) return [];
    return [{ ...statement, before: likest, ...turn }];
  });
}

/** What stands alone between the neighbours that a statement stood between, by that statement. */
function placesOf(recorded: readonly string[], texts: readonly string[]): Map<string, string> {
  const [before, after] = [gapsOf(recorded, new Set(texts)), gapsOf(texts, new Set(recorded))];
  return new Map(
    [...before].flatMap(([gap, lost]) => {
      const come = after.get(gap) ?? [];
      return lost.length === 1 && come.length === 1 ? [[lost[0], come[0]] as const] : [];
    }),
  );
}

/** The statements that are not kept, by the two kept ones that they stand between. */
function gapsOf(texts: readonly string[], kept: ReadonlySet<string>): Map<string, string[]> {
  const gaps = new Map<string, string[]>();
  let last = '';
  let open: string[] = [];
  for (const text of [...texts, '']) {
    if (text !== '' && !kept.has(text)) {
      open.push(text);
      continue;
    }
    if (open.length > 0) gaps.set(`${last}\n${text}`, open);
    [last, open] = [text, []];
  }
  return gaps;
}

/** Whether several words of a statement stand in another one, which was joined with it or parted from it. */
function isElsewhere(words: string, texts: readonly string[], but: string): boolean {
  const has = (text: string) => ` ${contentOf(text).join(' ')} `.includes(` ${words} `);
  return words.includes(' ') && texts.some((text) => text !== but && has(text));
}

/** Number of cells; 0 of a sentence. */
const widthOf = (text: string) => (text.startsWith('|') ? cellsOf(text).length : 0);

function shareOf(words: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common++;
  }
  return (2 * common) / (words.length + others.length);
}
