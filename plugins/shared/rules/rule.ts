/** Only an error fails a check or a build. */
export type Severity = 'error' | 'warning' | 'off';

/** What the handbook says of a rule, as a row of a table. Each member is Markdown. */
export interface Rule {
  /** What stands there, as an example or in words. */
  instead: string;
  /** What to write in its place. */
  write: string;
  /** Why, as the end of a sentence that begins with "since". */
  since: string;
  /** An error where it isn't named. */
  severity?: Severity;
}
