import type { Heading, List, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import { unfinishedMerge } from '../../shared/mergeMarks.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { headingCase } from './headingCase.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';
import { checkTableRows, type ReportMarkdown } from './tableRows.ts';

const CALLOUTS = ['tip', 'note', 'info', 'warning', 'danger', 'caution', 'details'];
const ALERTS = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION'];
/** Rule `markdown/*`: what looks like a heading, a callout, a table or a list is one. */
export function checkMarkdown(page: Page): Problem[] {
  const problems: Problem[] = [];
  const report: ReportMarkdown = (line, rule, message, fix, column = 1) =>
    problems.push({ file: page.file, line, column, rule: `markdown/${rule}`, message, fix });
  const rows = rowsOutsideCode(page.source);
  const source = page.source.split('\n');
  const caseOf = headingCase(page.source);
  eachNode(page.tree, ['heading', 'paragraph', 'list'], (node) => {
    if (node.type === 'heading') checkHeading(node as Heading, caseOf, report);
    if (node.type === 'paragraph') checkParagraph(node as Paragraph, source, report);
    if (node.type === 'list') checkNumbers(node as List, source, report);
  });
  checkCallouts(rows, report);
  checkTableRows(rows, report);
  checkFences(page.source, report);
  const merge = unfinishedMerge(page.file, page.source, 'mdx/syntax');
  if (merge) problems.push(merge);
  for (const [line, row] of rows)
    if (/^\t/.test(row))
      report(line, 'tab', 'The line begins with a tab, which some tools read as code.', 'Take the tab out.');
  return problems;
}

function checkHeading(heading: Heading, caseOf: (text: string) => string | undefined, report: ReportMarkdown): void {
  const line = heading.position?.start.line ?? 1;
  const text = textOf(heading).trim();
  const marks = '#'.repeat(heading.depth);
  if (text === '')
    report(line, 'heading', 'This heading has no words.', `Write its text after ${marks}, or take the line out.`);
  const written = caseOf(text);
  if (written !== undefined) {
    const fix = `Write "${written}", with capitals in names alone.`;
    report(line, 'case', `"${text}" has capitals inside.`, fix);
  }
}

function checkParagraph({ children, position }: Paragraph, rows: string[], report: ReportMarkdown): void {
  const line = position?.start.line ?? 1;
  const [first] = children;
  if (first?.type === 'text') {
    const glued = /^(#{1,6}(?=[^\s#!\d])|#{2,6}(?=\d))(.*)/.exec(first.value);
    if (glued)
      report(
        line,
        'heading',
        'This is no heading, since a space is missing.',
        `Write "${glued[1]} ${glued[2].split('\n')[0]}".`,
      );
  }
  if (children.length === 1 && first.type === 'strong') {
    const text = textOf(first);
    // What a part writes has its own reasons.
    if (/[.:?!]$/.test(text) || text.length > 60 || !rows[line - 1]?.startsWith('**')) return;
    report(
      line,
      'heading',
      `"${text}" looks like a heading, and no outline or search knows it.`,
      `Write "## ${text}", at the level of its place.`,
    );
  }
}

/** The numbers of an ordered list follow each other, or are all the same. */
function checkNumbers(list: List, rows: string[], report: ReportMarkdown): void {
  if (!list.ordered) return;
  const numbers = list.children.map(({ position }) => {
    const line = position?.start.line ?? 0;
    return { line, number: Number(/^\s*(\d+)[.)]/.exec(rows[line - 1] ?? '')?.[1]) };
  });
  if (
    numbers.some(({ number }) => Number.isNaN(number)) ||
    new Set(numbers.map(({ line }) => line)).size < numbers.length
  )
    return;
  if (numbers.length > 1 && numbers.every(({ number }) => number === numbers[0].number)) return;
  const wrong = numbers.findIndex(({ number }, index) => number !== numbers[0].number + index);
  if (wrong < 0) return;
  const wanted = numbers[0].number + wrong;
  report(
    numbers[wrong].line,
    'numbers',
    `Step ${wanted} has the number ${numbers[wrong].number}.`,
    `Write ${wanted}, and number on from there.`,
  );
}

function checkCallouts(rows: [number, string][], report: ReportMarkdown): void {
  const open: number[] = [];
  let slip: number | undefined;
  for (const [line, row] of rows) {
    if (open.length > 0 && /^\s*(?:::?|;;;|:;:|::;|;::)\s*$/.test(row)) slip = line;
    const mark = /^:::\s*([A-Za-z]\w*)?/.exec(row);
    if (mark?.[1]) {
      open.push(line);
      checkKind(mark[1], CALLOUTS, line, ':::', report);
    } else if (mark && open.pop() === undefined)
      report(line, 'callout', 'This closes no callout.', 'Take the line out, or open one with ":::note" above.');
    const alert = /^>\s*\[!(\w+)\]/.exec(row)?.[1];
    if (alert) checkKind(alert, ALERTS, line, '> [!', report);
  }
  if (open.length === 0) return;
  if (slip !== undefined && slip > open[open.length - 1])
    report(slip, 'callout', `This does not close the callout of line ${open[open.length - 1]}.`, 'Write ":::".');
  else report(open[open.length - 1], 'callout', 'This callout is not closed.', 'Write a line ":::" after its last.');
}

function checkKind(kind: string, known: string[], line: number, mark: string, report: ReportMarkdown): void {
  if (known.includes(kind) || known.includes(kind.toUpperCase())) return;
  const guess =
    nearest(kind, known) ?? known.find((name) => name.toLowerCase() === kind.toLowerCase().replace(/s$/, ''));
  const fix = guess ? `Did you mean ${guess}? Others are ${known.join(', ')}.` : `Write one of ${known.join(', ')}.`;
  report(line, 'callout', `There is no callout "${mark}${kind}".`, fix);
}

/** Inside an open fence, one that names a language or a title begins the next sample: its own end is missing. */
function checkFences(source: string, report: ReportMarkdown): void {
  let open: { line: number; mark: string } | undefined;
  const close = () => {
    if (!open) return;
    const { line, mark } = open;
    // A heading is none of a sample, which ended before it.
    const heading = rows.findIndex(
      (row, index) => index > line && rows[index - 1] === '' && /^#{2,6} [A-Z\d]/.test(row),
    );
    if (heading < 0) report(line, 'fence', 'This sample has no end.', `Write a line ${mark} after its last.`);
    else
      report(heading, 'fence', `The sample of line ${line} has no end.`, `Write a line ${mark} here, after its last.`);
  };
  const rows = source.split('\n');
  for (const [index, row] of rows.entries()) {
    const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(row.trimEnd()) ?? [];
    if (!mark) continue;
    const isOfOpen = open !== undefined && mark[0] === open.mark[0] && mark.length >= open.mark.length;
    if (open && !isOfOpen) continue;
    if (open && rest.trim() === '') open = undefined;
    else if (!open || /^\s*[a-z]+(?:\s+\w+=|$)/.test(rest)) {
      close();
      open = { line: index + 1, mark };
    }
  }
  close();
}
