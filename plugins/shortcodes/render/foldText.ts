import { count } from '../../shared/problem.ts';

/** Wraps a list of fields or responses, which the page renders as rows. No lines stay no lines. */
export function rows(list: readonly string[], className: 'rows' | 'answers' = 'rows'): string[] {
  return list.length > 0 ? [`<div className="${className}">`, '', ...list, '', '</div>', ''] : [];
}

/**
 * Folds what few readers need below a title. The browser opens it for a search in the page and for an address inside.
 * @param title Markdown
 */
export function folded(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>', ''];
}

/** Puts lines into an item of a list. */
export function inItem(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
}

/** Counts the fields of a list, those inside others too. */
export const countFields = (list: readonly string[]) =>
  count(list.filter((line) => line.includes('<span className="type">')).length, 'field');
