import type { Problem } from '../../plugins/shared/problem.ts';

/** What a step needs of those above it is not there once one of these was told. */
const ENDS_WAY = /the sample (?:ended|complained)|does not name|Nothing above|The (?:steps|dashboard|reader) /;

/**
 * The problem that a line of a run tells: `file:line:column message`.
 * @param file stands for a line that names none
 */
export function fullProblem(text: string, file: string): Problem {
  const [, named, row, column, said] = /^(\S+?\.mdx?)(?::(\d+))?(?::(\d+))?\s+([\s\S]*)$/.exec(text) ?? [];
  const message = withoutStack(said ?? text);
  const place = { file: named ?? file, line: Number(row ?? 1), column: Number(column ?? 1) };
  return { ...place, rule: 'samples/run', message: message.replace(/^error TS\d+: /, ''), fix: fixOf(message) };
}

/** What a program said when it ended, without the calls that led there. */
function withoutStack(text: string): string {
  const [first, ...more] = text.split('\n').map((row) => row.trimEnd());
  const said = more.findLast((row) => /^\w*(?:Error|Exception|panic)\b.*: /.test(row));
  const isTrace = /^Traceback|\n\s+at \S|\n {2}File "/.test(text);
  if (!isTrace || !said) return text.trim();
  const [, start = ''] = /^(the sample (?:ended with \d+|complained): )/.exec(first) ?? [];
  return `${start}${said}`;
}

function fixOf(message: string): string {
  const meant = /Did you mean '([^']+)'\?/.exec(message)?.[1];
  if (meant) return `Write ${meant}.`;
  if (/^error TS|Error: /.test(message) && !message.startsWith('the sample')) return 'Mend the sample there.';
  if (/: (?:the page|line \d+|\/\S*) shows? /.test(message)) return 'Show what is printed, or mend what prints it.';
  return 'Mend this step or what it needs of those above it.';
}

/** The problems of one way up to the first step that fails: those after it work on what it did not leave. */
export function untilFailure(problems: readonly string[]): string[] {
  const end = problems.findIndex((problem) => ENDS_WAY.test(problem));
  return end === -1 ? [...problems] : problems.slice(0, end + 1);
}
