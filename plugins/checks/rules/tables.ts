import type { Row } from '../../pages/sourceRows.ts';
import type { Report } from './markdown.ts';

/** Rule `markdown/table`: a table has a line of hyphens, a header for each column and a cell for each header. */
export function checkTables(rows: readonly Row[], report: Report): void {
  for (const table of tablesIn(rows)) {
    const [[line, header], [below, rule = ''] = [line], ...body] = table;
    const cells = cellsOf(header);
    const wanted = `|${' --- |'.repeat(cells.length)}`;
    if (!/^[\s|:-]+$/.test(rule)) {
      // A single line that begins with a bar may be a sentence about bars.
      const edit = { from: header, to: `${header}\n${wanted}` };
      const message = 'This table has no delimiter row of hyphens.';
      if (table.length > 1) report(line, 'markdown/table', message, `Write ${wanted} below.`, edit);
      continue;
    }
    const parts = cellsOf(rule).length;
    if (parts !== cells.length) {
      const message = `The header has ${cells.length} cells, but this line has ${parts}.`;
      report(below, 'markdown/table', message, `Write ${wanted}.`, { from: rule, to: wanted });
      continue;
    }
    const empty = cells.findIndex((cell) => cell.trim() === '');
    if (empty >= 0)
      report(line, 'markdown/table', `Column ${empty + 1} has no header.`, 'Name what its cells have in common.');
    for (const [at, row] of body) checkRow(at, cellsOf(row).length, cells.length, report);
  }
}

function checkRow(line: number, cells: number, wanted: number, report: Report): void {
  if (cells === wanted) return;
  const fix =
    cells < wanted ? `Add ${wanted - cells}, if only empty: | |.` : 'Delete one, or write \\| for a bar inside a cell.';
  report(line, 'markdown/table', `This row has ${cells} cells, but the header has ${wanted}.`, fix);
}

function tablesIn(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [];
  let last = 0;
  for (const row of rows) {
    if (!/^\s*\|/.test(row[1])) continue;
    if (last === row[0] - 1) tables.at(-1)?.push(row);
    else tables.push([row]);
    last = row[0];
  }
  return tables;
}

function cellsOf(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}
