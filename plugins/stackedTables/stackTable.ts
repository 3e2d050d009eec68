import type { Element, ElementContent } from 'hast';
import { textOf } from '../shared/hastText.ts';

/** A table with fewer columns has room on a phone. */
const MIN_COLUMNS = 3;
/** Characters of a row that a phone shows beside each other in two lines. */
const ROW_LENGTH = 60;

/**
 * Marks a table that a narrow window shows row by row, and labels each cell with the word of its column. A table of short values stays a table, which shows their pattern.
 */
export function stackTable(table: Element): void {
  const [head, ...rows] = elements(table, 'thead', 'tbody').flatMap((part) => elements(part, 'tr'));
  if (!head) return;
  const labels = elements(head, 'th').map((cell) => textOf(cell).trim());
  const texts = rows.map((row) => elements(row, 'td').map((cell) => textOf(cell).trim()));
  const widths = labels.map((label, column) =>
    Math.max(...[label, ...texts.map((row) => row[column] ?? '')].map(length)),
  );
  if (labels.length < MIN_COLUMNS || widths.reduce((sum, width) => sum + width, 0) <= ROW_LENGTH) return;
  table.properties.className = ['stacked'];
  for (const row of rows) {
    elements(row, 'td').forEach((cell, column) => {
      if (column > 0 && labels[column]) cell.properties.dataLabel = `${labels[column]}: `;
    });
  }
}

const length = (text: string) => text.length;

function elements(parent: Element, ...names: string[]): Element[] {
  return parent.children.filter(
    (child: ElementContent): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}
