import { isCodeLine } from './codeLinesIn.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { turnedCode } from './turnedCode.ts';
import { turnedTexts } from './turnedTexts.ts';
import { isValue, turnedValues } from './turnedValues.ts';
import type { Turn } from './wordChanges.ts';

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
  // As most pages are most of the time.
  if (recorded.length === statements.length && recorded.every((text, at) => text === statements[at].text)) return [];
  const [values, code, texts] = byKind(recorded, String);
  const [ownValues, ownCode, ownTexts] = byKind(statements, ({ text }) => text);
  return [...turnedValues(values, ownValues), ...turnedCode(code, ownCode, texts), ...turnedTexts(texts, ownTexts)];
}

/** Values, lines of samples, and sentences with rows of tables. */
function byKind<Item>(list: readonly Item[], textOf: (item: Item) => string): [Item[], Item[], Item[]] {
  const kinds: ReturnType<typeof byKind<Item>> = [[], [], []];
  for (const item of list) kinds[isValue(textOf(item)) ? 0 : isCodeLine(textOf(item)) ? 1 : 2].push(item);
  return kinds;
}
