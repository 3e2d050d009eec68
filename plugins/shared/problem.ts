/**
 * One thing that is wrong in a file somebody wrote, with the way to mend it.
 * Every check returns these, so that the terminal, the build and the tests say the same words.
 */
export interface Problem {
  /** Path from the repository root, with forward slashes. */
  file: string;
  /** First line is 1. */
  line: number;
  /** First column is 1. */
  column: number;
  /** The rule that was broken, e.g. `links/page-exists`. */
  rule: string;
  /** What was found. */
  message: string;
  /** What to write instead. */
  mend: string;
}

/** Raised when a build has to stop on problems. The message is the whole report; no stack is of use to a writer. */
export class ProblemsError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.problems = problems;
    this.stack = this.message;
  }
}

/**
 * Formats problems as one report, sorted by place: `file:line:column  rule`, what was found, what to write.
 * @returns an empty string when there is no problem.
 */
export function formatProblems(problems: Problem[]): string {
  if (problems.length === 0) return '';
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
  const entries = sorted.map(
    ({ file, line, column, rule, message, mend }) => `${file}:${line}:${column}  ${rule}\n  ${message}\n  ${mend}`,
  );
  const files = new Set(sorted.map((problem) => problem.file)).size;
  return `${entries.join('\n\n')}\n\n${count(sorted.length, 'problem')} in ${count(files, 'file')}.`;
}

/**
 * Stops on problems.
 * @throws {ProblemsError} when the list is not empty.
 */
export function failOn(problems: Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
