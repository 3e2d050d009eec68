import { matchesOf } from '../../shared/matchesOf.ts';
import type { PlacedStatement } from './statementsIn.ts';

const LINK = /(?<!!)\[((?:[^[\]]|\[[^\]]*\])+)\]\(([^()\s]+)\)/g;

/** Where the links of a page lead, each behind its words: `/DID-1.1 link=https://www.w3.org/TR/did-1.1/`. */
export const linksIn = (rows: readonly (readonly [line: number, row: string])[]): PlacedStatement[] =>
  rows.flatMap(([line, row]) =>
    matchesOf(row, LINK).map(({ 1: words, 2: address, index }) => ({
      text: `/${words.replace(/[\s=]+/g, '-')} link=${address}`,
      line,
      column: index + 1,
    })),
  );
