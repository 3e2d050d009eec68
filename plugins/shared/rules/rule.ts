/** What the handbook says of a rule, as a row of a table. Each member is Markdown. */
export interface Rule {
  /** What stands there, as an example or in words. */
  instead: string;
  /** What to write in its place. */
  write: string;
  /** Why, as the end of a sentence that begins with "since". */
  since: string;
}
