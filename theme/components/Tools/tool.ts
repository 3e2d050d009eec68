/** One field of a tool. */
export interface ToolInput {
  name: string;
  label: string;
  /** What it takes, below its label. */
  hint: string;
  /** Lines that it shows; one line makes a field of one line. */
  rows: number;
  /** It can contain several things: what is dropped or chosen is added, with an empty line between. */
  many?: boolean;
  /** Files that are offered first when one is chosen, as in `accept`. */
  accept?: string;
  /** Rarely needed, so it's folded under "More input". */
  isOptional?: boolean;
  /** What can be chosen, where nothing else is valid. */
  choices?: string[];
}

/** One thing to start from. */
export interface ToolExample {
  /** Letters, digits and hyphens; `<Tool preset="…" />` and `#example=…` name it. */
  id: string;
  title: string;
  /** What the tool is to find. */
  outcome: 'good' | 'broken';
}

/** What the page has to know of a tool before it is opened. */
export interface ToolDefinition {
  title: string;
  /** Route of its own page. */
  page: string;
  inputs: ToolInput[];
  examples: ToolExample[];
  /** Name of the tool whose worker it uses, where it has none itself. */
  worker?: string;
  /** Sentence in the place of results. */
  empty: string;
}

/** Until a tool is there that its page has an example for. */
export const CHECKING = 'Checking the example…';

/** The two halves of a tool, of which a narrow one shows one. */
export const PANES = [
  { id: 'input', label: 'Input' },
  { id: 'results', label: 'Results' },
] as const;

/** The texts of the examples, by input, by the ID of the example. */
export type Examples = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of a tool as that of its folder: `error-decoder` is in `ErrorDecoder`. */
export function toolFolder(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
