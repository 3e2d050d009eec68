import { escapePattern } from '../shared/escapePattern.ts';
import type { Problem } from '../shared/problem.ts';

/** Characters after the place of a problem in which its edit looks for the text to replace. */
const REACH = 300;

/**
 * Makes the edits of problems in the text of their file. An edit whose text isn't there, or which overlaps one before
 * it, is left out.
 * @returns the text, and the problems whose edits were made
 */
export function applyEdits<One extends Problem>(
  text: string,
  problems: readonly One[],
): { text: string; fixed: One[] } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const edits = problems.flatMap((problem) => {
    const { line, column, edit } = problem;
    const from = (starts[line - 1] ?? text.length) + column - 1;
    const start = edit ? text.slice(from, from + REACH + edit.from.length).search(patternOf(edit.from)) : -1;
    return edit && start >= 0 ? [{ problem, edit, start: from + start }] : [];
  });
  const fixed: One[] = [];
  let done = '';
  let end = 0;
  for (const { problem, edit, start } of edits.sort((a, b) => a.start - b.start)) {
    if (start < end) continue;
    done += text.slice(end, start) + edit.to;
    end = start + edit.from.length;
    fixed.push(problem);
  }
  return { text: done + text.slice(end), fixed };
}

/** An address is not to be changed in code that mentions it, nor a word inside a longer one. */
const patternOf = (from: string) => {
  const text = escapePattern(from);
  return new RegExp(`${/^[/\w]/.test(from) ? '(?<![`\\w])' : ''}${text}${/\w$/.test(from) ? '(?!\\w)' : ''}`);
};
