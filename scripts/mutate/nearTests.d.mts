/** What the first run of all tests saw. */
export interface Seen {
  tests: { id: string; file: string; time: number }[];
  /** For each test, how often it reached each change. */
  perTest: Record<string, Record<string, number>>;
  /** For each test file, the changes that were reached while it was loaded. */
  onLoad: Map<string, Set<string>>;
  /** For each change, the file that it is made in. */
  sources: Map<string, string>;
}

export function chooseTests(seen: Seen): Map<string, string[]>;
