/** How a check ended. `skipped` is for what was not looked at, with its reason. */
export type Outcome = 'success' | 'warning' | 'error' | 'skipped';

/** Where to read on. */
export interface Link {
  title: string;
  /** Route of a page, such as `/reference/errors/invalid-format`, or a whole address. */
  href: string;
}

/** A part of what the reader put in. */
export interface Place {
  /** Name of the input. */
  input: string;
  /** In characters (UTF-16 units) from the start; `end` is not in it. */
  start: number;
  end: number;
}

/** One thing that was looked at. */
export interface Check {
  /** Absent for what is only listed, such as a usual cause: it gets no mark. */
  outcome?: Outcome;
  /** What was looked at, as a few words or a sentence without its full stop. */
  title: string;
  /** What came of it, in sentences. */
  text?: string;
  /** Text from the input, shown as a quotation. */
  quote?: string;
  /** Things to know or to do, a sentence each. */
  points?: string[];
  /** Where in the input it was found. */
  place?: Place;
  /** The page that explains it comes first. */
  links?: Link[];
  /** What was pasted with its slip fixed, to copy. */
  corrected?: string;
  /** What it consists of. */
  checks?: Check[];
}

/** The one reason for an outcome: what a reader needs first. */
export interface Reason {
  /** One sentence. */
  text: string;
  /** What to do about it, as a sentence. */
  fix?: string;
  place?: Place;
  /** The page that explains it comes first. */
  links?: Link[];
}

/** A member of something decoded. */
export interface TreeNode {
  name: string;
  /** Its value as text. Absent for objects and lists. */
  value?: string;
  /** One line that says what it means. */
  note?: string;
  link?: Link;
  place?: Place;
  mark?: Outcome;
  children?: TreeNode[];
}

/** A part of a report. The shell draws each kind. */
export type Section =
  | { kind: 'checks'; title: string; checks: Check[] }
  | { kind: 'tree'; title: string; nodes: TreeNode[] }
  | { kind: 'table'; title: string; head: string[]; rows: string[][] }
  /** Text to copy, such as JSON. `file` is a name to keep it under. */
  | { kind: 'text'; title: string; text: string; note?: string; file?: string }
  /** Drawn by a panel of the tool itself; `data` is what structured cloning takes. */
  | { kind: 'panel'; title: string; panel: string; data: unknown };

/** What a tool found out about an input. */
export interface Report {
  outcome: Outcome;
  /** What was recognized, such as `SD-JWT VC with key binding`. */
  name?: string;
  /** Why the outcome is what it is. The top line shows it next to the outcome. */
  reason?: Reason;
  /** One sentence for a live region: name and reason. */
  summary: string;
  /** The most useful first. */
  sections: Section[];
}

const RANK: readonly Outcome[] = ['error', 'warning', 'success', 'skipped'];

/** The outcome of several checks: the worst, where one that was skipped counts least. Of none, `skipped`. */
export function worst(outcomes: readonly Outcome[]): Outcome {
  return RANK.find((outcome) => outcomes.includes(outcome)) ?? 'skipped';
}
