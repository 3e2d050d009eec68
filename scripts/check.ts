import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { isJudged } from '../plugins/checks/dataFiles.ts';
import { keptChecks } from '../plugins/checks/keptChecks.ts';
import type { SecondThread } from '../plugins/checks/secondThread.ts';
import { siteChecker } from '../plugins/checks/siteChecker.ts';
import { formatProblems, type Problem } from '../plugins/shared/problem.ts';
import { whyOf } from '../plugins/shared/rules/rulesText.ts';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { watchSite } from '../plugins/shared/watchSite.ts';
import { isBelow } from './check/isBelow.ts';
import { lookInThread, secondThread } from './check/threads.ts';
import { readFlags, refuseCall } from './flags.ts';
import { repositoryRoot } from './root.ts';

const USAGE = `npm run check -- [files or folders] [--watch] [--json]

Without names it reports on the whole site. With names it reports on what is at or below them.
--watch  looks again after each edit
--json   prints the problems as JSON
--fresh  looks at every page anew, whatever earlier runs have found
--full   follows the steps of the named pages on a stand-in of the platform, and runs their samples
--why <rule>  says what a rule is for, and looks at nothing

A rule is switched off for one line by a comment above it: {/* check-off words/brand-literal: why */}`;

/** Edits of an editor come in bursts. */
const SETTLED = 60;

interface Options {
  names: string[];
  isJson: boolean;
  isFresh: boolean;
  isFull: boolean;
}

/** @returns an answer instead, where the call only asks for one */
function readOptions(): (Options & { isWatching: boolean }) | string {
  const { values, positionals } = readFlags(USAGE, {
    allowPositionals: true,
    options: {
      watch: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      why: { type: 'string' },
    },
  });
  const { watch: isWatching, json: isJson, fresh: isFresh, full: isFull, why } = values;
  if (why !== undefined) return whyOf(why) ?? refuseCall(`There is no rule ${why}.`, USAGE);
  const names = positionals.map((name) => path.relative(repositoryRoot, path.resolve(name)).replaceAll('\\', '/'));
  const missing = names.find((name) => !statSync(path.join(repositoryRoot, name), { throwIfNoEntry: false }));
  if (missing !== undefined) refuseCall(`There is nothing at ${missing}.`, USAGE);
  if (isFull && names.length === 0) refuseCall('Name the pages whose steps to follow.', USAGE);
  return { names, isWatching, isJson, isFresh, isFull };
}

/** As GitHub shows a problem beside its line. */
function annotation({ file, line, column, rule, message, fix }: Problem): string {
  const text = `${message} ${fix}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
  return `::error file=${file},line=${line},col=${column},title=${rule}::${text}`;
}

function report(problems: Problem[], pages: string[], { names, isJson, isFull }: Options): void {
  const isNamed = (file: string) => names.length === 0 || names.some((name) => isBelow(file, name));
  const shown = problems.filter(({ file }) => isNamed(file));
  const looked = pages.filter(isNamed).length;
  const isData =
    names.length > 0 && names.every((name) => name.startsWith('docs/') && isJudged(name.slice('docs/'.length)));
  process.exitCode = shown.length > 0 ? 1 : 0;
  if (isJson) {
    // The pages are followed next, and what comes of that is the one answer.
    if (isFull && shown.length === 0) return;
    console.log(JSON.stringify({ pages: looked, problems: shown }, null, 2));
    return;
  }
  const elsewhere = problems.length - shown.length;
  const more = elsewhere > 0 ? ` Elsewhere there are ${elsewhere}: npm run check.` : '';
  if (shown.length > 0) console.error(formatProblems(shown) + more);
  else
    console.log(
      looked > 0
        ? `${looked} ${looked === 1 ? 'page' : 'pages'}, ${isFull ? 'every rule kept' : 'no problems'}.${more}`
        : isData
          ? `No problems in ${names.join(', ')}.${more}`
          : `No page was looked at.${more}`,
    );
  if (process.env.GITHUB_ACTIONS) for (const problem of shown) console.log(annotation(problem));
}

/** A second thread runs the kept form of this program: `tsx` would take longer to start than it saves. */
function secondThreadOfProgram(isFresh: boolean): SecondThread | undefined {
  if (typeof __filename === 'undefined' || availableParallelism() < 2) return undefined;
  const site = { root: repositoryRoot, env: process.env, isFresh };
  return secondThread(site, path.join(repositoryRoot, 'scripts/kept/thread.cjs'), __filename);
}

/** Looks at the site as the command line says. */
async function main(): Promise<void> {
  const options = readOptions();
  if (typeof options === 'string') return console.log(options);
  const site = readSiteOptions(repositoryRoot, process.env);
  const kept = keptChecks(site, options.isFresh);
  const second = secondThreadOfProgram(options.isFresh);
  const checker = siteChecker(repositoryRoot, process.env, kept, second);
  const look = async () => {
    // Editors take what follows for all that is wrong now.
    if (options.isWatching && !options.isJson) console.log('Looking...');
    const { problems, pages } = await checker.check();
    report(problems, pages, options);
    kept.keep();
  };
  if (options.isWatching) watchSite(site, SETTLED, look, look);
  else await look();
  if (options.isFull) followPages(options);
}

/** What runs programs is no part of this one, which has to start at once. */
function followPages({ names, isJson }: Options): void {
  if (process.exitCode === 1) {
    console.error('The steps are followed once the pages keep every rule.');
    return;
  }
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const program = path.join(repositoryRoot, 'scripts', 'checkFull.ts');
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', program, ...(isJson ? ['--json'] : []), ...names],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}

void (isMainThread ? main() : lookInThread());
