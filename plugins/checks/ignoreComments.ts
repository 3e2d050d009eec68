import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../shared/problem.ts';

/** `{/* check-off tokens/brand: an example of a brand *\/}`, or an HTML comment in Markdown. */
const IGNORE_COMMENT = /(?:\{\/\*|<!--)\s*check-off\s+([\w-]+\/[\w-]+)\s*(?::\s*(.*?))?\s*(?:\*\/\}|-->)/;

/**
 * Leaves out the problems of a rule that a comment turns off for the next line. A comment without a reason does nothing.
 * @param root folder that paths in messages start from
 */
export function withoutIgnored(problems: readonly Problem[], root: string): Problem[] {
  const files = new Map<string, string[]>();
  return problems.filter(({ file, line, rule }) => {
    if (!/\.mdx?$/.test(file)) return true;
    const rows = files.get(file) ?? rowsOf(path.join(root, file));
    files.set(file, rows);
    return !rulesIgnoredAbove(rows, line).includes(rule);
  });
}

function rowsOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Rules that comments right above a line turn off. There may be an empty line between. */
function rulesIgnoredAbove(rows: string[], line: number): string[] {
  const rules: string[] = [];
  for (let index = line - 2; index >= 0; index--) {
    const [comment, rule, reason] = IGNORE_COMMENT.exec(rows[index] ?? '') ?? [];
    if (comment && reason) rules.push(rule);
    else if (rows[index]?.trim()) break;
  }
  return rules;
}
