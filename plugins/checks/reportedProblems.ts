import { existsSync } from 'node:fs';
import path from 'node:path';
import { readForm } from '../data/readForm.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { type Problem, problemsOf, uniqueProblems } from '../shared/problem.ts';
import { type RuleName, rules, type Severity } from '../shared/rules/ruleTable.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import * as z from '../shared/zod.ts';

/** A problem as it is reported. Only errors fail a check or a build. */
export interface ReportedProblem extends Problem {
  severity: Exclude<Severity, 'off'>;
}

const SETTINGS_FILE = '_checks.json';

const severities = z.partialRecord(
  z.enum(Object.keys(rules) as [RuleName, ...RuleName[]]),
  z.enum(['error', 'warning', 'off']),
);

/** The form of the file: `{ "rules": { "words/style": "off" }, "folders": { "docs/guides": { … } } }`. */
export const settingsForm = z.strictObject({
  rules: severities.default({}),
  folders: z.record(z.string(), severities).default({}),
});

/**
 * The problems to report, sorted by place: each once, with its severity, without those that a comment on the line above
 * or the settings turn off, and without those that only follow from an unreadable file. Wrong settings are reported and
 * have no effect.
 */
export function reportedProblems(found: readonly Problem[], { root, docsDir }: SiteOptions): ReportedProblem[] {
  const file = path.join(docsDir, SETTINGS_FILE);
  let settings: z.infer<typeof settingsForm> = { rules: {}, folders: {} };
  const problems = existsSync(file)
    ? problemsOf(() => {
        settings = readForm(file, docsDir, settingsForm);
      })
    : [];
  const rowsOf = memoizeByText((page) => (readIfThere(path.join(root, page)) ?? '').split('\n'));
  const reported = uniqueProblems([...found, ...problems]).flatMap((problem) => {
    const severity = severityOf(problem, settings);
    const isIgnored =
      /\.mdx?$/.test(problem.file) && ignoredRules(rowsOf(problem.file), problem.line).includes(problem.rule);
    return severity === 'off' || isIgnored ? [] : [{ ...problem, severity }];
  });
  return withoutCascades(reported);
}

/** The severity of a problem: the deepest folder wins, then the site, then the default of the rule. */
function severityOf({ file, rule }: Problem, settings: z.infer<typeof settingsForm>): Severity {
  const folders = Object.keys(settings.folders).filter((folder) => file.startsWith(`${folder}/`));
  const [deepest] = folders.filter((folder) => settings.folders[folder][rule]).sort((a, b) => b.length - a.length);
  const set = deepest === undefined ? settings.rules[rule] : settings.folders[deepest][rule];
  return set ?? rules[rule].severity;
}

/** `{/* check-off tokens/brand: an example of a brand *\/}`, or an HTML comment in Markdown. */
const IGNORE_COMMENT = /(?:\{\/\*|<!--)\s*check-off\s+([\w-]+\/[\w-]+)\s*(?::\s*(.*?))?\s*(?:\*\/\}|-->)/;

/** Rules that comments right above a line turn off, each with a reason. There may be an empty line between. */
function ignoredRules(rows: string[], line: number): string[] {
  const ignored: string[] = [];
  for (let index = line - 2; index >= 0; index--) {
    const [comment, rule, reason] = IGNORE_COMMENT.exec(rows[index] ?? '') ?? [];
    if (comment && reason) ignored.push(rule);
    else if (rows[index]?.trim()) break;
  }
  return ignored;
}

/** Rules after which a file is read wrong: an open fence from its line on, foreign line ends everywhere. */
const STOPPERS: ReadonlySet<RuleName> = new Set(['files/line-ends', 'files/encoding', 'markdown/fence']);

function withoutCascades<One extends Problem>(problems: readonly One[]): One[] {
  const stops = new Map<string, Problem>();
  for (const problem of problems)
    if (STOPPERS.has(problem.rule) && !stops.has(problem.file)) stops.set(problem.file, problem);
  const placeKey = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const placeholders = new Set(problems.filter(({ rule }) => rule === 'words/unfinished').map(placeKey));
  return problems.filter((problem) => {
    // A placeholder in brackets looks like a link without an address.
    if (problem.rule === 'links/form' && placeholders.has(placeKey(problem))) return false;
    const stop = stops.get(problem.file);
    return !stop || stop === problem || (stop.rule === 'markdown/fence' && problem.line < stop.line);
  });
}
