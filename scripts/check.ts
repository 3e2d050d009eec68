import { statSync } from 'node:fs';
import path from 'node:path';
import { type SiteCheck, siteChecker } from '../plugins/checks/checkSite.ts';
import type { ReportedProblem } from '../plugins/checks/reportedProblems.ts';
import { count, formatProblems } from '../plugins/shared/problem.ts';
import { explainRule } from '../plugins/shared/rules/rulesText.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { watchSite } from '../plugins/shared/watchSite.ts';
import { exitWithUsage, readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';

const USAGE = `npm run check -- [files or folders] [--watch] [--json]

Checks the whole site, and reports on the named files and folders, or on everything. Exits with 1 on errors, not on
warnings. docs/_checks.json changes the severity of rules; handbook/rules.md lists them.
--watch  checks again after each edit
--json   prints the problems as JSON
--why <rule>  explains a rule

A comment on the line above turns a rule off: {/* check-off tokens/brand: why */}`;

/** Milliseconds without an edit: editors write in bursts. */
const QUIET = 60;

const { values, positionals } = readFlags(USAGE, {
  allowPositionals: true,
  options: {
    watch: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    why: { type: 'string' },
  },
});
const names = positionals.map((name) => path.relative(repositoryRoot, path.resolve(name)));
const missing = names.find((name) => !statSync(path.join(repositoryRoot, name), { throwIfNoEntry: false }));
if (missing !== undefined) exitWithUsage(`There is nothing at ${missing}.`, USAGE);

if (values.why === undefined) await checkSite();
else console.log(explainRule(values.why) ?? exitWithUsage(`There is no rule ${values.why}.`, USAGE));

async function checkSite(): Promise<void> {
  const options = readSiteOptions(repositoryRoot, process.env);
  const check = siteChecker(options);
  const report = async () => print(check());
  if (values.watch) watchSite(options, QUIET, report);
  else await report();
}

function print({ problems, reports }: SiteCheck): void {
  const isNamed = (file: string) =>
    names.length === 0 || names.some((name) => name === '' || file === name || file.startsWith(`${name}/`));
  const shown = problems.filter(({ file }) => isNamed(file));
  const checked = reports.filter(({ file }) => isNamed(file)).length;
  process.exitCode = shown.some(({ severity }) => severity === 'error') ? 1 : 0;
  if (values.json) {
    // One line a check, for programs that read on.
    console.log(JSON.stringify({ pages: checked, problems: shown }, null, values.watch ? 0 : 2));
    return;
  }
  const elsewhere = problems.length - shown.length;
  const more = elsewhere > 0 ? ` There are ${elsewhere} elsewhere: npm run check.` : '';
  if (shown.length > 0) console.error(formatProblems(shown) + more);
  else console.log(`${count(checked, 'page')}, no problems.${more}`);
  if (process.env.GITHUB_ACTIONS) for (const problem of shown) console.log(annotation(problem));
}

/** As GitHub shows a problem beside its line. */
function annotation({ severity, file, line, column, rule, message, fix }: ReportedProblem): string {
  const text = `${message} ${fix}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::${severity} file=${file},line=${line},col=${column},title=${rule}::${text}`;
}
