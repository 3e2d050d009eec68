import { type Problem, uniqueProblems } from '../shared/problem.ts';
import type { RuleName, Severity } from '../shared/rules/rules.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { readSettings, severityOf } from './checkSettings.ts';
import { withoutIgnored } from './ignoreComments.ts';

/** A problem as it is reported. Only errors fail a check or a build. */
export interface ReportedProblem extends Problem {
  severity: Exclude<Severity, 'off'>;
}

/**
 * The problems to report, sorted by place: each once, with its severity, without those that a comment on the line above
 * or the settings turn off, and without those that only follow from an unreadable file.
 */
export function reportedProblems(found: readonly Problem[], { root, docsDir }: SiteOptions): ReportedProblem[] {
  const { settings, problems } = readSettings(docsDir);
  const all = uniqueProblems([...found, ...problems]);
  return withoutIgnored(withoutCascades(all), root).flatMap((problem) => {
    const severity = severityOf(problem, settings);
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
}

/** Rules after which a file is read wrong: an open fence from its line on, foreign line ends everywhere. */
const STOPPERS: ReadonlySet<RuleName> = new Set(['files/line-ends', 'files/encoding', 'markdown/fence']);

function withoutCascades(problems: readonly Problem[]): Problem[] {
  const stops = new Map<string, Problem>();
  for (const problem of problems)
    if (STOPPERS.has(problem.rule) && !stops.has(problem.file)) stops.set(problem.file, problem);
  const placeholders = new Set(problems.filter(({ rule }) => rule === 'words/unfinished').map(placeKey));
  return problems.filter((problem) => {
    // A placeholder in brackets looks like a link without an address.
    if (problem.rule === 'links/form' && placeholders.has(placeKey(problem))) return false;
    const stop = stops.get(problem.file);
    if (!stop || stop === problem) return true;
    return stop.rule === 'markdown/fence' && problem.line < stop.line;
  });
}

function placeKey({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}
