import path from 'node:path';

/** A mistake in the small site of `tests/fixtures/smallSite`, and what the check says of it. */
export interface RuleCase {
  /** Path from the root of the site. */
  file: string;
  /** Text of the file before and after the mistake; without one before, the file is new. */
  from?: string;
  to: string | Uint8Array;
  /** The line that the problem names, or a text in it. */
  at: number | string;
  /** The file that the problem names, where that is another one. */
  told?: string;
  /** Part of what the problem says to write. */
  fix: string;
  /** Files that the mistake needs beside it, by path. */
  beside?: Record<string, string>;
}

/** A rule that only another command can break. */
export interface ProvedElsewhere {
  /** The test that makes it, from the folder of all tests, which names the rule. */
  provedBy: string;
}

/** A case for each rule of a family, of which the compiler misses none. */
export type Cases<Rules> = Record<keyof Rules, RuleCase | ProvedElsewhere>;

/** What takes the place of what in the mistakes of a family, where the guide tells it in words. */
export type Rights<Rules> = Partial<Record<keyof Rules, [from: string, to: string]>>;

/** The site that every case makes its mistake in. */
export const SITE = path.resolve(import.meta.dirname, '../../../../fixtures/smallSite');
/** The page that most mistakes are made in. */
export const PAGE = 'docs/guides/rotate.mdx';
/** The folder of the published data. */
export const SPEC = 'docs/public/spec';
/** What stands in the page for a case to take its place. */
const ROOM = 'Room for a case.';

/** A mistake in the text of a page. */
export const inPage = (to: string, fix: string, at: number | string = to.split('\n')[0]): RuleCase => ({
  file: PAGE,
  from: ROOM,
  to,
  at,
  fix,
});

/** A text of a file with another in its place. */
export const changed = (
  file: string,
  from: string,
  to: string,
  fix: string,
  at: number | string = to.split('\n')[0],
): RuleCase => ({ file, from, to, at, fix });

/** A file that should not be there, or not like this. */
export const added = (file: string, to: string | Uint8Array, fix: string, at: number | string = 1): RuleCase => ({
  file,
  to,
  at,
  fix,
});

/** A sample in a page. */
export const sample = (fence: string, code: string, fix: string, at: number | string): RuleCase =>
  inPage(`\`\`\`${fence}\n${code}\n\`\`\``, fix, at);
