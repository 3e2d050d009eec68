import { rowsOutsideCode } from './rowsOutsideCode.ts';
import { cellsOf } from './tableRows.ts';

/** A row that is of no sample. */
export interface ProseRow {
  line: number;
  row: string;
  /** The cells of the first row of the table that the row belongs to. */
  header?: string[];
}

/** The rows of the front matter, and those outside samples. */
export function proseRows(source: string): ProseRow[] {
  const outside = rowsOutsideCode(source);
  const front = source.split('\n').slice(0, (outside[0]?.[0] ?? 1) - 1);
  const rows = [...front.map((row, index): [number, string] => [index + 1, row]), ...outside];
  let header: string[] = [];
  let last = 0;
  return rows.map(([line, row]) => {
    if (!/^\s*\|/.test(row)) return { line, row };
    if (line !== last + 1) header = cellsOf(row).map((cell) => cell.trim().toLowerCase());
    last = line;
    return { line, row, header };
  });
}
