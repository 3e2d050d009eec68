import { statementsOf } from '../rules/statementsOf.ts';

/** A statement of a page. */
export interface PlacedStatement {
  /** Without marks and the addresses of links. */
  text: string;
  line: number;
  column: number;
}

const NO_PROSE = /^(?:#|<|:::|import |\{|!\[|\|[\s|:-]+$)/;

/**
 * The sentences and the rows of tables of a page that may say a fact.
 * @param rows rows of the page outside code, with their numbers
 */
export function statementsIn(rows: readonly (readonly [line: number, row: string])[]): PlacedStatement[] {
  return rows.flatMap(([line, row]) => {
    const trimmed = row.trim();
    if (trimmed === '' || NO_PROSE.test(trimmed)) return [];
    return placedIn(line, row);
  });
}

/** The statements of a row. */
export const placedIn = (line: number, row: string): PlacedStatement[] =>
  statementsOf(row).flatMap(({ text, start }): PlacedStatement[] => {
    const plain = plainOf(text);
    return plain.includes(' ') ? [{ text: plain, line, column: start + 1 }] : [];
  });

/** A text without marks. Links come and go, and where they lead has rules of its own. */
export const plainOf = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[[\]*\\]/g, '')
    .replace(/^\s*(?:[-+]|\d+\.) /, '')
    .replace(/\s+/g, ' ')
    .trim();
