import type { Problem } from './problem.ts';

/** A line that Git leaves where two changes of one place meet. */
const MARK = /^\s*(?:<{7} |>{7} |={7}$)/;

/** The first line of a merge that nobody finished. A line of equals signs alone may be below a heading. */
export function unfinishedMerge(file: string, text: string, rule: Problem['rule']): Problem | undefined {
  if (!/^\s*(?:<{7}|>{7}) /m.test(text)) return undefined;
  const line = text.split('\n').findIndex((row) => MARK.test(row.trimEnd())) + 1;
  const fix = 'Keep one of the two sides, and take out the lines <<<<<<<, ======= and >>>>>>>.';
  return { file, line, column: 1, rule, message: 'A merge is not finished here.', fix };
}
