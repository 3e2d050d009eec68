/** How a check ended. `skipped` is for what was not looked at, with its reason. */
export type Outcome = 'success' | 'warning' | 'error' | 'skipped';

export interface Link {
  title: string;
  /** Route of a page, such as `/reference/errors/invalid-format`, or a whole address. */
  href: string;
}

export interface Place {
  input: string;
  /** In characters (UTF-16 units) from the start; `end` is not in it. */
  start: number;
  end: number;
}

export interface Check {
  /** Absent for what is only listed, such as a usual cause: it gets no mark. */
  outcome?: Outcome;
  /** What was looked at, as a few words or a sentence without its period. */
  title: string;
  text?: string;
  /** Text from the input, shown as a quotation. */
  quote?: string;
  /** Things to know or to do, a sentence each. */
  points?: string[];
  place?: Place;
  /** The page that explains it comes first. */
  links?: Link[];
  /** What was pasted with its slip fixed, to copy. */
  corrected?: string;
  checks?: Check[];
  /** Whether it's open at first; otherwise its outcome decides. */
  isOpen?: boolean;
}

/** The one reason for an outcome: what a reader needs first. */
export interface Reason {
  text: string;
  fix?: string;
  place?: Place;
  /** The page that explains it comes first. */
  links?: Link[];
}

export interface TreeNode {
  name: string;
  /** Its value as text. Absent for objects and lists. */
  value?: string;
  note?: string;
  link?: Link;
  place?: Place;
  mark?: Outcome;
  children?: TreeNode[];
  /** Whether it's open at first; otherwise the largest node is. */
  isOpen?: boolean;
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

export interface Report {
  outcome: Outcome;
  /** What was recognized, such as `SD-JWT VC with key binding`. It's below the summary. */
  name?: string;
  /** Why the outcome is what it is. The top line shows it next to the outcome. */
  reason?: Reason;
  /** One sentence for a live region, mostly the reason. */
  summary: string;
  sections: Section[];
}

const RANK: readonly Outcome[] = ['error', 'warning', 'success', 'skipped'];

/** The outcome of several checks: the worst, where one that was skipped counts least. Of none, `skipped`. */
export function worst(outcomes: readonly Outcome[]): Outcome {
  return RANK.find((outcome) => outcomes.includes(outcome)) ?? 'skipped';
}

/** Texts of pages and schemas mark names with backticks, which a report shows as they are. */
export const plain = (text: string): string => text.replaceAll('`', '');

export const errorLink = (slug: string): Link => ({ title: `Error: ${slug}`, href: `/reference/errors/${slug}` });
export const errorLinks = (slug: string | undefined): Link[] => (slug ? [errorLink(slug)] : []);
