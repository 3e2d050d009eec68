import type { Heading } from 'mdast';
import { pageTypeOf } from '../../../theme/shared/completePage.ts';
import type { Page } from '../../pages/page.ts';
import { rowsOutsideCode } from '../../pages/sourceRows.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { headingText } from '../../shared/headingIds.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { checkLint } from './lint.ts';

/** Rules `headings/*`, and those of remark-lint. */
export function checkHeadings(page: Page): Problem[] {
  // The home page has its title in its hero.
  const isHome = pageTypeOf(page.frontMatter) === 'home';
  const problems = [...checkLint(page), ...checkOwn(page)];
  return isHome ? problems.filter(({ rule }) => !rule.startsWith('headings/')) : problems;
}

function checkOwn({ file, source, tree }: Page): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, ...finding: Finding) => problems.push(problemIn(file, { line }, ...finding));
  const seen = new Set<string>();
  let hasTitle = false;
  eachNode(tree, 'heading', (heading: Heading) => {
    const text = headingText(heading);
    const line = heading.position?.start.line ?? 1;
    if (heading.depth === 1) hasTitle = true;
    if (text === '') report(line, 'headings/form', 'This heading is empty.', 'Write its text, or delete the line.');
    else if (seen.has(text))
      report(line, 'headings/unique', `The heading "${text}" occurs twice.`, 'Reword one of the two.');
    seen.add(text);
  });
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  const { line = 1 } = first?.position?.start ?? {};
  if (!hasTitle) report(line, 'headings/one-title', 'This page has no title.', 'Write "# Title" at the top.');
  checkRows(source, report);
  return problems;
}

/** What only the text shows: a heading without a space, and a section without content. */
function checkRows(source: string, report: (line: number, ...finding: Finding) => void): void {
  const rows = source.split('\n');
  for (const [line, row] of rowsOutsideCode(source)) {
    const glued = /^(#{1,6}(?=[A-Za-z])|#{2,6}(?=\d))(.*)/.exec(row);
    if (glued) {
      const to = `${glued[1]} ${glued[2]}`;
      report(line, 'headings/form', 'A space is missing in this heading.', `Write "${to}".`, { from: row, to });
    }
    const marks = /^#{2,6}(?= )/.exec(row)?.[0];
    if (!marks) continue;
    const below = rows.slice(line).find((text) => !/^\s*(?:\{\/\*.*\*\/\})?\s*$/.test(text));
    const next = below === undefined ? '#' : /^#+(?= )/.exec(below)?.[0];
    if (next && next.length <= marks.length)
      report(line, 'headings/empty', `The section "${row}" is empty.`, 'Write its text, or delete the heading.');
  }
}
