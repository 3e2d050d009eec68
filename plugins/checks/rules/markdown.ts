import type { Page } from '../../pages/page.ts';
import { CODE } from '../../pages/prose.ts';
import { type Row, rowsOutsideCode } from '../../pages/sourceRows.ts';
import { nearest } from '../../shared/nearest.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';
import { checkTables } from './tables.ts';
import type { Words } from './words.ts';

/** Reports a problem at a line of a page. */
export type Report = (line: number, ...finding: Finding) => void;

const CALLOUT = 'markdown/callout';
const CALLOUTS = ['tip', 'note', 'info', 'warning', 'danger', 'caution', 'details'];
/** A mark that has no other half: a backtick, two asterisks, or one beside a word. */
const LONE_MARK = new RegExp(
  `\`|\\*\\*|\\*(?:(?<!\\S\\*)(?=[\\p{L}\\p{N}${CODE}])|(?<=[\\p{L}${CODE}]\\*)(?!\\S))`,
  'gu',
);

/** Rules `markdown/*`: callouts, tables, code blocks and marks are complete. */
export function checkMarkdown(page: Page, passages: readonly Words[]): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (line, ...finding) => problems.push(problemIn(page.file, { line }, ...finding));
  const rows = rowsOutsideCode(page.source);
  checkCallouts(rows, report);
  checkTables(rows, report);
  checkFenceEnds(page.source, report);
  for (const { text, positionAt } of passages)
    for (const { 0: mark, index } of text.matchAll(LONE_MARK)) {
      const fix = `Write ${mark} on both sides, or delete it.`;
      problems.push(problemIn(page.file, positionAt(index), 'markdown/mark', `Nothing closes this ${mark}.`, fix));
    }
  return problems;
}

function checkCallouts(rows: Row[], report: Report): void {
  const open: number[] = [];
  for (const [line, row] of rows) {
    const [, kind, rest = ''] = /^\s*:::\s*([A-Za-z]+)(.*)/.exec(row) ?? [];
    if (kind) {
      open.push(line);
      if (!CALLOUTS.includes(kind)) {
        const guess = nearest(kind.toLowerCase(), CALLOUTS);
        const edit = guess === kind.toLowerCase() ? { from: kind, to: guess } : undefined;
        const fix = `Write :::${guess ?? CALLOUTS.join(', :::')}.`;
        report(line, CALLOUT, `There is no callout "${kind}".`, fix, edit);
      } else if (!/^(?:\s.*|\{title=.*\})?$/.test(rest)) {
        const to = `:::${kind}${rest.replace(/^\S*\s*/, ' ').trimEnd()}`;
        const message = `"${row.trim()}" is not a callout.`;
        const edit = { from: row.trim(), to };
        report(line, CALLOUT, message, `Write ${to}, with a space before a title.`, edit);
      }
    } else if (/^\s*:::\s*$/.test(row)) {
      const edit = { from: `${row}\n`, to: '' };
      if (open.pop() === undefined) report(line, CALLOUT, 'No callout is open here.', 'Delete the line.', edit);
    } else if (open.length > 0 && /^\s*[:;]{2,3}\s*$/.test(row)) {
      const edit = { from: row.trim(), to: ':::' };
      report(line, CALLOUT, `This does not close the callout of line ${open.pop()}.`, 'Write ":::".', edit);
    }
  }
  for (const line of open) report(line, CALLOUT, 'Nothing closes this callout.', 'Write ":::" after its last line.');
}

/** In an open code block, a fence with a language or a title starts the next one: its own end is missing. */
function checkFenceEnds(source: string, report: Report): void {
  const rows = source.split('\n');
  let open: { line: number; mark: string } | undefined;
  const reportOpen = () => {
    if (!open) return;
    const { line, mark } = open;
    // A heading is not part of a sample, so the sample ended above it.
    const heading = rows.findIndex((row, at) => at > line && rows[at - 1] === '' && /^#{2,6} [A-Z\d]/.test(row));
    const fix = `Write ${mark} after its last line.`;
    report(heading < 0 ? line : heading, 'markdown/fence', `Nothing closes the sample of line ${line}.`, fix);
  };
  for (const [index, row] of rows.entries()) {
    const [, mark, rest = ''] = /^\s*(`{3,}|~{3,})(.*)$/.exec(row.trimEnd()) ?? [];
    const closes = open && mark?.startsWith(open.mark);
    if (!mark || (open && !closes)) continue;
    if (open && rest.trim() === '') open = undefined;
    else if (!open || /^\s*[a-z]+(?:\s+\w+=|$)/.test(rest)) {
      reportOpen();
      open = { line: index + 1, mark };
    }
  }
  reportOpen();
}
