/** Address below the base where the dev server sends problems, as events. */
export const PROBLEMS_PATH = '__problems';

/** A problem as the dev server sends it to pages. */
export interface DevProblem {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  rule: string;
  message: string;
  fix: string;
  /** Route of the page it is on, if any. */
  route?: string;
}

/** A problem as text, as in the terminal. */
export function problemText({ file, line, column, severity, rule, message, fix }: DevProblem): string {
  return `${file}:${line}:${column}  ${severity}  ${rule}\n  ${message}\n  ${fix}`;
}
