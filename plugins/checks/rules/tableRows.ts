import type { RuleOf } from '../../shared/rules/rules.ts';

/** Tells of what is wrong with a line of a page. */
export type ReportMarkdown = (
  line: number,
  rule: RuleOf<'markdown'>,
  message: string,
  fix: string,
  column?: number,
) => void;

type Row = [line: number, row: string];

/** Every row of a table has as many cells as its header, which has a line of hyphens below it. */
export function checkTableRows(rows: readonly Row[], report: ReportMarkdown): void {
  let above: Table | undefined;
  for (const table of tablesIn(rows)) {
    const [[line]] = table.rows;
    if (table.isInList)
      report(line, 'table', 'This table would be a part of the list.', 'Write an empty line above it.');
    const hasRule = isRule(table.rows[1]?.[1]);
    if (hasRule) checkWithRule(table.rows, report);
    else checkWithoutRule(table.rows, above, report);
    above = hasRule ? table : undefined;
  }
}

interface Table {
  /** Lines that begin with a bar, one below the other. */
  rows: Row[];
  /** Whether the line above belongs to a list, which goes on where no empty line ends it. */
  isInList: boolean;
}

function tablesIn(rows: readonly Row[]): Table[] {
  const tables: Table[] = [];
  let last: Row | undefined;
  for (const row of rows) {
    const [line, text] = row;
    const isBelow = last?.[0] === line - 1;
    if (/^\s*\|/.test(text)) {
      const isItem = isBelow && /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(last?.[1] ?? '') && !/^\s/.test(text);
      if (isBelow && /^\s*\|/.test(last?.[1] ?? '')) tables.at(-1)?.rows.push(row);
      else tables.push({ rows: [row], isInList: isItem });
    }
    last = row;
  }
  return tables;
}

const isRule = (row = '') => /^[\s|:-]+$/.test(row);
const ruleOf = (cells: number) => `|${' --- |'.repeat(cells)}`;

function checkWithRule([[line, header], [below, rule], ...rows]: Row[], report: ReportMarkdown): void {
  const cells = cellsOf(header).length;
  const parts = cellsOf(rule).length;
  const message = `The header has ${cells} cells, and the line below ${parts}.`;
  if (parts === cells) checkCells(rows, cells, report);
  else if (rows.length > 0 && cellsOf(rows[0][1]).length === cells) {
    report(below, 'table', message, `Write ${ruleOf(cells)}.`);
    checkCells(rows, cells, report);
  } else {
    // Without as many cells as the line below it, it is no header, and the rows are no table.
    reportCells(line, cells, parts, message, report);
    checkCells(rows, parts, report);
  }
}

/** One line that begins with a bar may be a sentence about bars. */
function checkWithoutRule([[line, header], ...rows]: Row[], above: Table | undefined, report: ReportMarkdown): void {
  const cells = cellsOf(header).length;
  checkCells(rows, cells, report);
  if (rows.length === 0) return;
  const [end] = above?.rows.at(-1) ?? [0];
  if (above && end === line - 2 && cellsOf(above.rows[0][1]).length === cells)
    report(line - 1, 'table', 'This line cuts the table in two.', 'Take it out.');
  else {
    const message = 'This is no table, since nothing parts its header from its rows.';
    report(line, 'table', message, `Write ${ruleOf(cells)} below this line.`);
  }
}

function checkCells(rows: readonly Row[], wanted: number, report: ReportMarkdown): void {
  for (const [line, row] of rows) {
    const cells = cellsOf(row).length;
    if (cells !== wanted)
      reportCells(line, cells, wanted, `This row has ${cells} cells, and the header has ${wanted}.`, report);
  }
}

function reportCells(line: number, cells: number, wanted: number, message: string, report: ReportMarkdown): void {
  const fix =
    cells < wanted
      ? `A cell is missing. Write ${wanted - cells} more, if only empty: | |.`
      : 'A cell is too many. Take it out, or write \\| where the line is a part of a cell.';
  report(line, 'table', message, fix);
}

/** The cells of a row of a table as they are written, with the spaces around them. */
export function cellsOf(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}
