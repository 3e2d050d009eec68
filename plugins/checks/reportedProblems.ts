import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '../shared/forms.ts';
import { type Problem, ProblemsError, uniqueProblems } from '../shared/problem.ts';
import { type RuleName, rules, type Severity } from '../shared/rules/rules.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { withoutIgnored } from './ignoreComments.ts';

/** File of the docs folder that changes the severity of rules, for the site or for a folder of it. */
export const SETTINGS_FILE = '_checks.json';

const severities = z.record(z.string(), z.enum(['error', 'warning', 'off']));

/** The form of that file: `{ "rules": { "words/filler": "off" }, "folders": { "docs/guides": { … } } }`. */
export const settingsForm = z.strictObject({
  rules: severities.optional(),
  folders: z.record(z.string(), severities).optional(),
});

type Settings = z.infer<typeof settingsForm>;

/** A problem as it is reported. Only errors fail a check or a build. */
export interface ReportedProblem extends Problem {
  severity: Exclude<Severity, 'off'>;
}

/**
 * The problems to report, sorted by place: each once, with its severity, without those that a comment on the line above
 * or the settings turn off, and without those that only follow from an unreadable file.
 */
export function reportedProblems(found: readonly Problem[], { root, docsDir }: SiteOptions): ReportedProblem[] {
  const settings = readSettings(path.join(docsDir, SETTINGS_FILE));
  return withoutIgnored(withoutCascades(uniqueProblems(found)), root).flatMap((problem) => {
    const severity = severityOf(problem, settings);
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}

/** @throws ProblemsError for a file of the wrong form */
function readSettings(file: string): Settings {
  if (!existsSync(file)) return {};
  try {
    return settingsForm.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const fix =
      'Write { "rules": { "words/filler": "off" }, "folders": { "docs/guides": { "words/filler": "error" } } }.';
    const message = `The settings of the check can't be read: ${(error as Error).message.split('\n')[0]}`;
    throw new ProblemsError([{ file: `docs/${SETTINGS_FILE}`, line: 1, column: 1, rule: 'data/form', message, fix }]);
  }
}

/** The setting of the deepest folder wins, then that of the site, then the default of the rule. */
function severityOf({ file, rule }: Problem, { rules: ofSite = {}, folders = {} }: Settings): Severity {
  const deepest = Object.keys(folders)
    .filter((folder) => file.startsWith(`${folder}/`) && rule in folders[folder])
    .sort((a, b) => b.length - a.length)[0];
  const set = deepest === undefined ? ofSite[rule] : folders[deepest][rule];
  return set ?? rules[rule as RuleName].severity ?? 'error';
}

/** Rules after which the rest of a file is read wrong: an open fence from its line on, foreign line ends everywhere. */
const STOPPERS: ReadonlySet<RuleName> = new Set(['files/line-ends', 'files/encoding', 'markdown/fence']);

function withoutCascades(problems: readonly Problem[]): Problem[] {
  const stops = new Map<string, Problem>();
  for (const problem of problems)
    if (STOPPERS.has(problem.rule) && !stops.has(problem.file)) stops.set(problem.file, problem);
  return problems.filter((problem) => {
    const stop = stops.get(problem.file);
    if (!stop || stop === problem) return true;
    return stop.rule === 'markdown/fence' && problem.line < stop.line;
  });
}
