import { spawn } from 'node:child_process';
import path from 'node:path';
import { provideChromium } from './chromium.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { clearReports, countAll, reportFile } from './test/results.ts';
import { runStages, type Step } from './test/runStages.ts';
import { testBrowser } from './testBrowser.ts';
import { weigh } from './weigh.ts';

readFlags(
  `npm test
Runs every test, fastest first, and stops after the first stage in which a step fails. Single files:
  npm run test:unit -- <file>     functions and pages, without a build
  npm run test:browser -- <file>  the built site in a browser, after npm run build`,
  {},
);

/** A step that runs a program of `node_modules`. */
function tool(name: string, command: string, args: string[]): Step {
  const file = path.join(repositoryRoot, 'node_modules', '.bin', command);
  const run = (print: (text: string) => void) =>
    new Promise<boolean>((resolve) => {
      const child = spawn(file, args, { cwd: repositoryRoot });
      for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
      child.on('error', ({ message }) => {
        print(`${command}: ${message}. Run "npm ci" first.\n`);
        resolve(false);
      });
      child.on('close', (status) => resolve(status === 0));
    });
  return { name, run };
}

/** Tests of projects of Vitest, with a report for the last line. */
function vitest(name: string, projects: string[]): Step {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(projects[0])}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return tool(name, 'vitest', ['run', '--config', 'tests/vitest.config.ts', ...chosen, ...reports]);
}

const types = tool('types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']);

const build = tool('build', 'tsx', ['scripts/build.ts']);

/** Installs the browsers before two steps need them at once. */
const browsers: Step = {
  name: 'browsers',
  run: async (print) => {
    try {
      for (const use of ['readers', 'tests'] as const) print(`${use}: ${provideChromium(use)}\n`);
      return true;
    } catch (error) {
      print(`${(error as Error).message}\n`);
      return false;
    }
  },
};

/** Niceness of the browser tests, so that builds beside them, which run one at a time, don't finish last. */
const GIVES_WAY = 5;

/** What `npm test` runs, fastest first. The steps of a stage run side by side. */
const stages: Step[][] = [
  [tool('lint', 'biome', ['check', '--error-on-warnings', '.']), types, tool('unused code', 'knip', [])],
  // A build keeps one core busy for most of its time: unit tests take what it leaves.
  [vitest('unit and content tests', ['unit', 'content']), build],
  [vitest('tests of the built site', ['site']), { name: 'weights', run: () => weigh() }, browsers],
  [
    {
      name: 'browser tests',
      run: () => testBrowser([], { REPORT_FILE: reportFile('browser') }, GIVES_WAY),
    },
    vitest('tests that build', ['builds']),
  ],
];

clearReports();
const start = performance.now();
const failedSteps: string[] = [];
const noted = stages.map((stage) => stage.map(noteFailure));
const passed = await runStages(noted, (text) => process.stdout.write(text));
if (!passed) process.exitCode = 1;
const count = countAll(['unit', 'site', 'browser', 'builds']);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`\n${passed ? 'All passed' : 'Not all passed'}, in ${minutes} minutes.`);
list('Skipped', count.skipped);
list('Failed steps', failedSteps);
list('Failed tests', count.failed);
console.log(`${count.passed} passed, ${count.failed.length} failed, ${count.skipped.length} skipped`);

function noteFailure({ name, run }: Step): Step {
  return {
    name,
    run: async (print) => {
      const hasPassed = await run(print);
      if (!hasPassed) failedSteps.push(name);
      return hasPassed;
    },
  };
}

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
