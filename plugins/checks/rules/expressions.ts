import type { MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { isOneSlip, nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { IMPORTED, namesOf } from './elements.ts';
import { freeNames } from './freeNames.ts';

/** What every program has, and what a page is handed. */
const ALWAYS = new Set(['undefined', 'props', 'Math', 'JSON', 'String', 'Number', 'Object', 'Array', 'Intl']);

const THEME = '@rspress/core/theme';

/** Rule `mdx/expression` and `parts/known`: braces hold what the page has, and an import brings what is there. */
export function checkExpressions(page: Page): Problem[] {
  const known = new Set(namesOf(page));
  const problems: Problem[] = [];
  eachNode(page.tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const { value, position, data } = node as MdxTextExpression;
    const text = value.trim();
    // Texts, comments and titles of callouts ask for no name.
    const name = data?.estree && freeNames(data.estree).find((one) => !known.has(one) && !ALWAYS.has(one));
    if (!name) return;
    const { line = 1, column = 1 } = position?.start ?? {};
    const message = `Braces hold a program, and this page has no "${name}".`;
    problems.push({
      file: page.file,
      line,
      column,
      rule: 'mdx/expression',
      message,
      fix: `Write it as code: \`{${text}}\`, or \\{ where readers are to see the brace.`,
    });
  });
  eachNode(page.tree, 'mdxjsEsm', (node) => void problems.push(...checkImports(page.file, node as MdxjsEsm)));
  return problems;
}

function checkImports(file: string, { data, position }: MdxjsEsm): Problem[] {
  const statements = data?.estree?.body ?? [];
  return statements.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const from = String(statement.source.value);
    if (from !== THEME && isOneSlip(from, THEME)) {
      const place = { file, line: position?.start.line ?? 1, column: 1 };
      return [{ ...place, rule: 'parts/known', message: `There is no package ${from}.`, fix: `Write '${THEME}'.` }];
    }
    if (from !== THEME) return [];
    return statement.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return [];
      const { name } = specifier.imported;
      if (IMPORTED.includes(name)) return [];
      const line = position?.start.line ?? 1;
      const guess = nearest(name, IMPORTED);
      const fix = guess ? `Did you mean ${guess}?` : `Import one of ${IMPORTED.join(', ')}.`;
      return [{ file, line, column: 1, rule: 'parts/known', message: `The theme has no ${name}.`, fix }];
    });
  });
}
