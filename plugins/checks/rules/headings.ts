import type { Heading } from 'mdast';
import { pageTypeOf } from '../../../theme/logic/completePage.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { headingText } from '../../shared/headingIds.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

/** Rule `headings/*`: one H1; no skipped level; no heading twice on a page, and none without a text below. */
export function checkHeadings(page: Page): Problem[] {
  if (pageTypeOf(page.frontMatter) === 'home') return [];
  const headings: Heading[] = [];
  eachNode(page.tree, 'heading', (heading) => void headings.push(heading));
  return [
    ...checkTitle(page, headings),
    ...checkLevels(page, headings),
    ...checkRepeats(page, headings),
    ...checkEmpty(page),
  ];
}

function problem(page: Page, heading: Heading | undefined, rule: RuleName, message: string, fix: string): Problem {
  const { line = 1, column = 1 } = heading?.position?.start ?? {};
  return { file: page.file, line, column, rule, message, fix };
}

function checkTitle(page: Page, headings: Heading[]): Problem[] {
  const first = headings.filter((heading) => heading.depth === 1);
  if (first.length === 1) return [];
  const message = `A page has one H1; this one has ${first.length}.`;
  const fix =
    first.length > 1
      ? 'Write ## for a section; "# Title" stands once.'
      : 'Write "# Title" once, after the front matter.';
  return [{ ...problem(page, first[1], 'headings/one-title', message, fix), ...(first.length === 0 && top(page)) }];
}

/** Where the title of a page belongs. */
function top({ tree }: Page): Pick<Problem, 'line'> {
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm');
  return { line: first?.position?.start.line ?? 1 };
}

function checkLevels(page: Page, headings: Heading[]): Problem[] {
  return headings.flatMap((heading, index) => {
    const previous = headings[index - 1]?.depth ?? 1;
    if (heading.depth <= previous + 1) return [];
    const message = `This heading jumps from level ${previous} to level ${heading.depth}.`;
    return [
      problem(page, heading, 'headings/levels', message, `Use level ${previous + 1}: ${'#'.repeat(previous + 1)}.`),
    ];
  });
}

function checkRepeats(page: Page, headings: Heading[]): Problem[] {
  const seen = new Set<string>();
  return headings.flatMap((heading) => {
    const text = headingText(heading);
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    const message = `The heading "${text}" stands twice on this page, so a link to it is unclear.`;
    return [problem(page, heading, 'headings/unique', message, 'Reword one of the two.')];
  });
}

/** A section has a text, or sections below its own. Code and what a part writes are one too. */
function checkEmpty({ file, source }: Page): Problem[] {
  const rows = source.split('\n');
  const headings = rowsOutsideCode(source).filter(([, row]) => /^#{2,6} /.test(row));
  return headings.flatMap(([line, row]) => {
    const below = rows.findIndex((text, index) => index >= line && !/^\s*(?:\{\/\*.*\*\/\})?\s*$/.test(text));
    const next = below === -1 ? '#' : /^#+(?= )/.exec(rows[below])?.[0];
    if (next === undefined || next.length > row.indexOf(' ')) return [];
    const message = `Nothing stands below "${row}".`;
    return [
      { file, line, column: 1, rule: 'headings/empty', message, fix: 'Write its text, or take the heading out.' },
    ];
  });
}
