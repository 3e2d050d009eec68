import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../plugins/shared/listFiles.ts';
import { readFlags } from './flags.ts';
import { LATE } from './kept/optimizeLate.cjs';
import { chooseLines } from './mutate/chooseLines.ts';
import { repositoryRoot, runTool } from './run.ts';

/**
 * `npm run mutate` changes the code in small ways and looks whether a unit test fails each time. What survives is a
 * line that nothing holds.
 */
const usage = `npm run mutate -- [options] [files]
Changes the code in small ways, and names the changes that no unit test notices.
  --sample <n>     places of three lines to choose from all code, where no file is named (80)
  --seed <text>    decides which (1)
  --in <folder>    chooses in this folder alone, such as theme/logic`;

const { values, positionals } = readFlags(usage, {
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
  },
});

/** Code that unit tests and those of the workbench hold. The rest is held by tests that build, or in a browser. */
const ROOMS = ['plugins', 'tools-core', 'theme/logic'];

const files = ROOMS.flatMap((room) =>
  listFilesBelow(path.join(repositoryRoot, room))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('schemas/published/'))
    .map((name) => `${room}/${name}`),
).filter((file) => file.startsWith(values.in));
const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const chosen =
  positionals.length > 0 ? positionals : chooseLines(files, read, { count: Number(values.sample), seed: values.seed });

const folder = path.join(repositoryRoot, '.cache');
const config = path.join(folder, 'stryker.config.json');
mkdirSync(folder, { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    testRunner: 'near-tests',
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'mutate', 'runner.mjs')],
    testRunnerNodeArgs: ['--max-semi-space-size=64', ...LATE],
    vitest: { configFile: 'tests/mutation/vitest.config.ts' },
    // Only the tests that reach a line run for a change of it.
    coverageAnalysis: 'perTest',
    mutate: chosen,
    ignorePatterns: ['doc_build', '.doc_build.new', 'test-results', '.cache', 'tests/browser/pictures'],
    reporters: ['clear-text', 'progress-append-only'],
    // What was found of a line stands until it or a test of it changes.
    incremental: true,
    incrementalFile: '.cache/mutants.json',
    clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
    tempDirName: '.cache/stryker',
    timeoutMS: 20_000,
    // All tests run once before anything is changed, which takes a busy machine longer than the five minutes of Stryker.
    dryRunTimeoutMinutes: 60,
    // Stryker would rewrite the paths of it with an API that this version of TypeScript no longer has.
    tsconfigFile: 'none.json',
  }),
);
if (!runTool('stryker', ['run', config])) process.exitCode = 1;
