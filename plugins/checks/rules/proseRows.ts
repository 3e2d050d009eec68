import { rowsOutsideCode } from './rowsOutsideCode.ts';
import { cellsOf } from './tables.ts';

/** A row that is of no sample, with all of its surroundings that a rule may hold it to. */
export interface ProseRow {
  line: number;
  row: string;
  /** The cells of the first row of the table that the row belongs to. */
  header?: string[];
  /** Whether it is that first row. */
  isHead?: boolean;
  /** The last row with words before it that is of no table; undefined of a row of the front matter. */
  paragraph?: string;
}

/** The rows of the front matter, and those outside samples. */
export function proseRows(source: string): ProseRow[] {
  const outside = rowsOutsideCode(source);
  const front = source.split('\n').slice(0, (outside[0]?.[0] ?? 1) - 1);
  const rows = [...front.map((row, index): [number, string] => [index + 1, row]), ...outside];
  let header: string[] = [];
  let last = 0;
  let words = '';
  return rows.map(([line, row], index): ProseRow => {
    const paragraph = index < front.length ? undefined : words;
    if (!/^\s*\|/.test(row)) {
      if (paragraph !== undefined && row.trim() !== '') words = row;
      return { line, row, paragraph };
    }
    const isHead = line !== last + 1;
    if (isHead) header = cellsOf(row).map((cell) => cell.trim().toLowerCase());
    last = line;
    return { line, row, header, isHead, paragraph };
  });
}

/** All that a rule of rows knows of a row, but for its line. */
export const keyOfRow = ({ row, header, isHead, paragraph }: ProseRow): string =>
  [row, paragraph ?? '---', isHead ?? '', ...(header ?? [])].join('\n');
