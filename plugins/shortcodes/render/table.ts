import { tableCell } from './markdownText.ts';

/** Writes a table in Markdown. A column without text in any row is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const used = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) => {
    const shown = cells.filter((_, column) => used[column]).map((cell) => tableCell(cell) || '–');
    return `| ${shown.join(' | ')} |`;
  };
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** An HTTP status as a badge. In Markdown it is the number. */
export function statusBadge(status: number): string {
  return `<span className="status status--${String(status)[0]}">${status}</span>`;
}

/**
 * A table whose first column stays in view while the rest scrolls, for a matrix with more columns than a phone has
 * room for.
 */
export function matrix(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<div className="matrix">\n\n${table(head, rows)}\n\n</div>`;
}
