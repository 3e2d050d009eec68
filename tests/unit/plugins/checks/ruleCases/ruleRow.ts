import path from 'node:path';
import type { RuleName } from '../../../../../plugins/shared/rules/ruleTable.ts';

/** A mistake in the site of `tests/fixtures/smallSite`, and the same text without it. */
export interface RuleRow {
  rule: RuleName;
  /** Path from the root of the site. */
  file: string;
  /** Text of the file that the others replace; without it, they are the whole file. */
  from?: string;
  wrong: string | Uint8Array;
  /** What to write instead. Left out where the site as it is shows it. */
  right?: string;
  /** Part of what the problem says to write. */
  fix: string;
  /** The line of the problem, or a text in it. */
  at: number | string;
  /** The file that the problem names, if it is a different one. */
  reported?: string;
  /** Files that the mistake needs, by path. */
  beside?: Record<string, string>;
}

/** The site that every row changes. */
export const SITE = path.resolve(import.meta.dirname, '../../../../fixtures/smallSite');
/** The page that most rows change. */
export const PAGE = 'docs/guides/rotate.mdx';
/** The folder of the published data. */
export const SPEC = 'docs/public/spec';

/** A text in the page. */
export const inPage = (rule: RuleName, wrong: string, right: string, fix: string, at?: number | string): RuleRow => ({
  rule,
  file: PAGE,
  from: 'Room for a case.',
  wrong,
  right,
  fix,
  at: at ?? wrong.split('\n')[0],
});

/** A text of a file that the site has right. */
export const changed = (
  rule: RuleName,
  file: string,
  from: string,
  wrong: string,
  fix: string,
  at?: number | string,
): RuleRow => ({ rule, file, from, wrong, fix, at: at ?? wrong.split('\n')[0] });

/** A file that should not be there, or not like this. */
export const added = (
  rule: RuleName,
  file: string,
  wrong: string | Uint8Array,
  fix: string,
  at: number | string = 1,
): RuleRow => ({ rule, file, wrong, fix, at });

/** A sample in the page. */
export const sample = (
  rule: RuleName,
  [fence, code]: [fence: string, code: string],
  [rightFence, rightCode]: [fence: string, code: string],
  fix: string,
  at: string,
): RuleRow => inPage(rule, `\`\`\`${fence}\n${code}\n\`\`\``, `\`\`\`${rightFence}\n${rightCode}\n\`\`\``, fix, at);
