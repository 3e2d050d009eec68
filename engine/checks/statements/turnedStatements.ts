import { cellsOf } from '../rules/tableRows.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { type Turn, turnIn, wordsOf } from './turnedFact.ts';
import { isValue, turnedValues } from './turnedValues.ts';

/** Share of words that a statement has in common with the one it took the place of. */
const LIKE = 0.5;

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
  // What stands twice may be changed once.
  const here = new Map<string, number>();
  for (const { text } of statements) here.set(text, (here.get(text) ?? 0) + 1);
  const isGone = (text: string) => {
    const count = here.get(text) ?? 0;
    here.set(text, count - 1);
    return count <= 0;
  };
  const gone = new Map(recorded.filter(isGone).map((text) => [text, wordsOf(text)]));
  return fresh.flatMap((statement) => {
    const words = wordsOf(statement.text);
    const width = widthOf(statement.text);
    let [likest, most] = ['', 0];
    for (const [text, others] of gone) {
      const share = widthOf(text) === width ? shareOf(words, others) : 0;
      if (share > most) [likest, most] = [text, share];
    }
    if (most < LIKE) return [];
    gone.delete(likest);
    const turn = turnIn(likest, statement.text) ?? turnInCells(likest, statement.text, recorded);
    return turn ? [{ ...statement, before: likest, ...turn }] : [];
  });
}

/** Another choice, in a cell, of what the cells of its column choose from. */
function turnInCells(before: string, after: string, recorded: readonly string[]): Turn | undefined {
  if (!before.startsWith('|') || !after.startsWith('|')) return undefined;
  const [old, now] = [cellsOf(before), cellsOf(after)];
  if (old.length !== now.length) return undefined;
  const at = old.findIndex((cell, column) => {
    const [lost, come] = [itemsOf(cell), itemsOf(now[column])];
    if (lost.every((item) => come.includes(item)) && come.every((item) => lost.includes(item))) return false;
    const choices = new Set(recorded.flatMap((row) => choicesOf(row, old.length, column, before)));
    return [...lost, ...come].every((item) => item !== '' && choices.has(item));
  });
  return at < 0 ? undefined : { was: old[at].trim(), is: now[at].trim() };
}

function choicesOf(row: string, width: number, column: number, but: string): string[] {
  if (!row.startsWith('|') || row === but) return [];
  const cells = cellsOf(row);
  return cells.length === width ? itemsOf(cells[column]) : [];
}

const itemsOf = (cell: string) => cell.trim().split(/, | and | or /);

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
