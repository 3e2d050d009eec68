/** A sentence, or a row of a table. */
export interface Statement {
  text: string;
  /** Where it begins in its row, from 0. */
  start: number;
}

/**
 * The sentences of a row of a page, with where each begins in it. A row of a table is one statement, whose cells belong
 * together.
 */
export function statementsOf(row: string): Statement[] {
  if (row.trimStart().startsWith('|')) return [{ text: row, start: 0 }];
  let start = 0;
  return row.split(/(?<=[.;!?] )/).map((text) => {
    const from = start;
    start += text.length;
    return { text, start: from };
  });
}
