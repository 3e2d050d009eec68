import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

/** Rule `tables/header`: every column of a table says what it holds, also to those who hear it (WCAG 2.2, 1.3.1). */
export function checkTables(pages: Page[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(page.tree, 'table', ({ children: [header], position }: Table) => {
      const column = header.children.findIndex((cell) => textOf(cell).trim() === '');
      if (column === -1) return;
      problems.push({
        file: page.file,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
        rule: 'tables/header',
        message: `Column ${column + 1} of this table has no header.`,
        mend: 'Name what its cells have in common, for example "Question" or "Step".',
      });
    });
    return problems;
  });
}
