/** Address below the base at which the dev server tells of problems, as events. */
export const PROBLEMS_PATH = '__problems';

/** A problem as the dev server tells it to pages. */
export interface ToldProblem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
  fix: string;
  /** Route of the page, where it is one of a page. */
  route?: string;
}

/** A problem in words, as the terminal has it. */
export function problemText({ file, line, column, rule, message, fix }: ToldProblem): string {
  return `${file}:${line}:${column}  ${rule}\n  ${message}\n  ${fix}`;
}
