import type { RuleName } from './rules/ruleTable.ts';

/**
 * One thing that is wrong in a file somebody wrote, with the way to fix it.
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
  rule: RuleName;
  /** What was found. */
  message: string;
  /** What to write instead. */
  fix: string;
  /** The only possible fix, which `npm run fix` makes: the next `from` at or after the place becomes `to`. */
  edit?: { from: string; to: string };
}

/** A problem without its place. */
export type Finding = readonly [rule: RuleName, message: string, fix: string, edit?: Problem['edit']];

/** A problem in a file, at a line and perhaps a column. */
export const problemIn = (
  file: string,
  { line, column = 1 }: { line: number; column?: number },
  ...[rule, message, fix, edit]: Finding
): Problem => ({ file, line, column, rule, message, fix, edit });

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
 * Runs what reads data, and gives the problems that stop it.
 * @throws whatever else it throws
 */
export function problemsOf(read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) return error.problems;
    throw error;
  }
}

/**
 * Makes a value of each item, as `map` does.
 * @throws {ProblemsError} with the problems of all items rather than those of the first
 */
export function mapAll<Item, Value>(items: readonly Item[], make: (item: Item) => Value): Value[] {
  const values: Value[] = [];
  const problems = items.flatMap((item) => problemsOf(() => values.push(make(item))));
  failOn(problems);
  return values;
}

/**
 * The problem for a writer when code stumbled over data that don't match their schema.
 * @param folder of the data, from the repository root
 */
export function unreadableData(folder: string, error: Error): Problem {
  const message = `An entry doesn't match its schema: ${error.message}.`;
  const fix = 'Undo the last change there, and compare the entry with those beside it.';
  return problemIn(folder, { line: 1 }, 'data/readable', message, fix);
}

/**
 * Formats problems as one report, sorted by place: `file:line:column  severity  rule`, what was found, what to write.
 * A problem without a severity stops a build, so it's an error; `reportedProblems` gives the others theirs.
 * @returns an empty string when there is no problem.
 */
export function formatProblems(problems: readonly (Problem & { severity?: 'error' | 'warning' })[]): string {
  if (problems.length === 0) return '';
  const sorted = uniqueProblems(problems);
  const entries = sorted.map(
    ({ file, line, column, severity = 'error', rule, message, fix }) =>
      `${file}:${line}:${column}  ${severity}  ${rule}\n  ${message}\n  ${fix}`,
  );
  const files = new Set(sorted.map((problem) => problem.file)).size;
  const warnings = sorted.filter(({ severity }) => severity === 'warning').length;
  const counts = [
    ...(warnings < sorted.length ? [count(sorted.length - warnings, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return `${entries.join('\n\n')}\n\n${counts.join(' and ')} in ${count(files, 'file')}.`;
}

/** Problems sorted by place, each once. */
export function uniqueProblems<One extends Problem>(problems: readonly One[]): One[] {
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
  const keys = new Set<string>();
  return sorted.filter(({ file, line, rule, message }) => {
    const key = [file, line, rule, message].join('\0');
    return !keys.has(key) && keys.add(key);
  });
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

/** A number with its noun, in the plural where it is not one. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
