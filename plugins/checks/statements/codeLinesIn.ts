import type { PlacedStatement } from './statementsIn.ts';

/** What the line of a sample begins with where it is recorded, as no sentence and no value does. */
const MARK = '\t';

/** Whether what is recorded is a line of a sample. */
export const isCodeLine = (text: string): boolean => text.startsWith(MARK);
/** The line as it stands in its sample. */
export const codeOf = (text: string): string => text.slice(MARK.length);

/** @param rows rows of samples with their numbers; what has no letter or digit says nothing */
export const codeLinesIn = (rows: readonly (readonly [line: number, row: string])[]): PlacedStatement[] =>
  rows.flatMap(([line, row]) => {
    const text = row.trim();
    return /[\p{L}\d]/u.test(text) ? [{ text: MARK + text, line, column: row.indexOf(text) + 1 }] : [];
  });
