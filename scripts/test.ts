import { provideChromium } from './browsers.ts';
import { readFlags } from './flags.ts';
import { runProgram } from './run.ts';
import { clearReports, countAll, reportFile } from './test/results.ts';
import { testBrowser } from './testBrowser.ts';
import { weigh } from './weigh.ts';

readFlags(
  `npm test
Runs every test, fastest first, and stops after the first stage in which a step fails. Single files:
  npm run test:unit -- <file>     functions and pages, without a build
  npm run test:browser -- <file>  the built site in a browser, after npm run build`,
  {},
);

type Print = (text: string) => void;

/** One thing that has to pass; it writes its output with `print`. */
interface Step {
  name: string;
  /** @returns whether it passed */
  run: (print: Print) => boolean | Promise<boolean>;
}

/** A step that runs a program of `node_modules`. */
const tool = (name: string, command: string, args: string[]): Step => ({
  name,
  run: (print) => runProgram(command, args, { print }),
});

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
for (const index of stages.keys()) if (failedSteps.length === 0) await runStage(index);
if (failedSteps.length > 0) process.exitCode = 1;
const count = countAll(['unit', 'site', 'browser', 'builds']);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`\n${failedSteps.length === 0 ? 'All passed' : 'Not all passed'}, in ${minutes} minutes.`);
list('Skipped', count.skipped);
list('Failed steps', failedSteps);
list('Failed tests', count.failed);
console.log(`${count.passed} passed, ${count.failed.length} failed, ${count.skipped.length} skipped`);

/** Runs the steps of a stage side by side. The first prints as it goes, the others print when they end. */
async function runStage(index: number): Promise<void> {
  const print: Print = (text) => process.stdout.write(text);
  const place = `[${index + 1}/${stages.length}]`;
  print(`\n${place} ${stages[index].map(({ name }) => name).join(', ')}\n`);
  const began = performance.now();
  const runs = stages[index].map(async ({ name, run }, position) => {
    const later: string[] = [];
    const passed = await run(position === 0 ? print : (text) => later.push(text));
    const seconds = Math.round((performance.now() - began) / 1000);
    print(`${later.join('')}${place} ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
    if (!passed) failedSteps.push(name);
  });
  await Promise.all(runs);
}

function list(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
