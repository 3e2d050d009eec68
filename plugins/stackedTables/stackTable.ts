import type { Element, ElementContent } from 'hast';
import { textOf } from '../shared/hastText.ts';

/** A table with fewer columns has room on a phone. */
const MIN_COLUMNS = 3;
/** Characters of a row that a phone shows beside each other in two lines. */
const ROW_LENGTH = 60;

/**
 * Marks a table that a narrow window shows row by row, and tells its style the words of the header: each cell is
 * labelled with the one of its column. A table of short values stays a table, which shows their pattern.
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
  table.properties.style = labels
    .flatMap((label, index) => (index > 0 && label !== '' ? [`--column-${index + 1}: ${cssString(`${label}: `)}`] : []))
    .join('; ');
}

const length = (text: string) => text.length;

function elements(parent: Element, ...names: string[]): Element[] {
  return parent.children.filter(
    (child: ElementContent): child is Element => child.type === 'element' && names.includes(child.tagName),
  );
}

/** Writes a text as a CSS string; what would end a string or a declaration becomes an escape. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\;{}\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return `"${escaped}"`;
}
