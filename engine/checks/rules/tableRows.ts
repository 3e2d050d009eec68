import type { ReportMarkdown } from './markdown.ts';

/** Every row of a table has as many cells as its header, which has a line of hyphens below it. */
export function checkTableRows(rows: [number, string][], report: ReportMarkdown): void {
  let wanted = 0;
  let last = 0;
  let header = { line: 0, cells: 0, row: '' };
  const reportCells = (line: number, cells: number, wanted: number, message: string) => {
    const what =
      cells < wanted
        ? `A cell is missing. Write ${wanted - cells} more, if only empty: | |.`
        : 'A cell is too many. Take it out, or write \\| where the line is a part of a cell.';
    report(line, 'table', message, what);
  };
  let hasRule = false;
  /** The table before this one. */
  let above = { end: 0, cells: 0 };
  const endTable = () => {
    if (hasRule && wanted > 0) above = { end: last, cells: header.cells };
    // One line that begins with a bar may be a sentence about bars.
    if (wanted === 0 || hasRule || last === header.line) return;
    if (above.end === header.line - 2 && above.cells === header.cells) {
      report(header.line - 1, 'table', 'This line cuts the table in two.', 'Take it out.');
      return;
    }
    const below = `|${' --- |'.repeat(header.cells)}`;
    report(
      header.line,
      'table',
      'This is no table, since nothing parts its header from its rows.',
      `Write ${below} below this line.`,
    );
  };
  for (const [index, [line, row]] of rows.entries()) {
    if (!/^\s*\|/.test(row)) {
      endTable();
      wanted = 0;
      continue;
    }
    const cells = cellsOf(row).length;
    if (wanted === 0 || line !== last + 1) {
      endTable();
      header = { line, cells, row };
      if (isItem(rows, index))
        report(line, 'table', 'This table would be a part of the list.', 'Write an empty line above it.');
      hasRule = false;
      wanted = cells;
    } else if (line === header.line + 1 && /^[\s|:-]+$/.test(row)) {
      hasRule = true;
      if (cells === wanted) {
        last = line;
        continue;
      }
      if (cellsBelow(rows, index) === header.cells) {
        const message = `The header has ${header.cells} cells, and the line below ${cells}.`;
        report(line, 'table', message, `Write |${' --- |'.repeat(header.cells)}.`);
        last = line;
        continue;
      }
      // Without as many cells as the line below it, it is no header, and the rows are no table.
      reportCells(
        header.line,
        header.cells,
        cells,
        `The header has ${header.cells} cells, and the line below ${cells}.`,
      );
      wanted = cells;
    } else if (cells !== wanted) {
      reportCells(line, cells, wanted, `This row has ${cells} cells, and the header has ${wanted}.`);
    }
    last = line;
  }
  endTable();
}

/** The number of cells of the row of a table below another one, if there is any. */
function cellsBelow(rows: [number, string][], index: number): number | undefined {
  const [line, row] = rows[index + 1] ?? [0, ''];
  return line === rows[index][0] + 1 && /^\s*\|/.test(row) ? cellsOf(row).length : undefined;
}

/** Whether the row above belongs to a list, which goes on where no empty line ends it. */
function isItem(rows: [number, string][], index: number): boolean {
  const [line, row] = rows[index - 1] ?? [0, ''];
  return line === rows[index][0] - 1 && /^\s*(?:[-*+]|\d+[.)])\s+\S/.test(row) && !/^\s/.test(rows[index][1]);
}

/** The cells of a row of a table as they are written, with the spaces around them. */
export function cellsOf(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}
