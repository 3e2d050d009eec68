import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import type { Problem } from '../../shared/problem.ts';

/** Rule `tables/header`: every column of a table says what it holds, also to those who hear it (WCAG 2.2, 1.3.1). */
export function checkTables(page: Page): Problem[] {
  const problems: Problem[] = [];
  eachNode(page.tree, 'table', ({ children: [header], position }: Table) => {
    const column = header.children.findIndex((cell) => textOf(cell).trim() === '');
    if (column === -1) return;
    problems.push({
      file: page.file,
      line: position?.start.line ?? 1,
      column: position?.start.column ?? 1,
      rule: 'tables/header',
      message: `Column ${column + 1} of this table has no header.`,
      fix: 'Name what its cells have in common, for example "Question" or "Step".',
    });
  });
  return problems;
}
