import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { chooseTests } from './nearTests.mjs';

/** In the folder that all runners share: for each change, the test files in their order. */
const ORDER = 'nearTests.json';
/** So that a change which makes a loop endless is ended long before its time is over, and no other is. */
const LEAST_HITS = 10_000;

/**
 * The runner of Vitest, with fewer tests for each change: those that `nearTests.mjs` chooses, in its order. A change is
 * there from the start, not only while a test runs, so that constants and what test files make while they are loaded
 * count as well.
 */
class NearTestsRunner {
  constructor(vitest) {
    this.vitest = vitest;
  }

  capabilities() {
    return this.vitest.capabilities();
  }

  async init() {
    await this.vitest.init();
    const runner = this;
    const { sequence } = this.vitest.ctx.config;
    sequence.sequencer = class extends sequence.sequencer {
      async sort(files) {
        if (!runner.order) return super.sort(files);
        const place = ({ moduleId }) => runner.order.indexOf(path.relative(process.cwd(), moduleId));
        return [...files].sort((a, b) => place(a) - place(b));
      }
    };
  }

  async dryRun(options) {
    const result = await this.vitest.dryRun(options);
    if (result.status !== DryRunStatus.Complete || !result.mutantCoverage) return result;
    const { perTest, static: loaded } = result.mutantCoverage;
    const tests = result.tests.map(({ id, timeSpentMs }) => ({ id, file: fileOf(id), time: timeSpentMs }));
    const seen = { tests, perTest, onLoad: this.reachedOnLoad(), sources: changesIn(options.files) };
    const chosen = chooseTests(seen);
    const order = [...chosen].map(([mutant, ids]) => [mutant, [...new Set(ids.map(fileOf))]]);
    writeFileSync(ORDER, JSON.stringify(Object.fromEntries(order)));
    const mutantCoverage = { perTest: hitsOf(chosen, [loaded, ...Object.values(perTest)]), static: {} };
    return { ...result, mutantCoverage };
  }

  /** For each test file, the changes that were first reached while it was loaded. */
  reachedOnLoad() {
    const files = this.vitest.ctx.state.getFiles().filter(({ meta }) => meta.mutantCoverage);
    files.sort((a, b) => (a.result?.startTime ?? 0) - (b.result?.startTime ?? 0));
    // One process runs all files, so that each has what was counted up to its end.
    let before = {};
    const reached = new Map();
    for (const { filepath, meta } of files) {
      const counts = meta.mutantCoverage.static;
      const news = Object.keys(counts).filter((mutant) => counts[mutant] !== before[mutant]);
      reached.set(path.relative(process.cwd(), filepath), new Set(news));
      before = counts;
    }
    return reached;
  }

  mutantRun(options) {
    this.orders ??= JSON.parse(readFileSync(ORDER, 'utf8'));
    this.order = this.orders[options.activeMutant.id];
    return this.vitest.mutantRun({ ...options, mutantActivation: 'static' });
  }

  dispose() {
    return this.vitest.dispose();
  }
}

function fileOf(testId) {
  return testId.slice(0, testId.indexOf('#'));
}

/** How often each test reaches each change, for Stryker: a hundred times their sum, and the change counts as endless. */
function hitsOf(chosen, counted) {
  const most = {};
  for (const counts of counted)
    for (const [change, count] of Object.entries(counts)) most[change] = Math.max(most[change] ?? LEAST_HITS, count);
  const perTest = {};
  for (const [change, ids] of chosen)
    for (const [index, id] of ids.entries()) {
      perTest[id] ??= {};
      perTest[id][change] = index === 0 ? (most[change] ?? LEAST_HITS) : 1;
    }
  return perTest;
}

/** The changes that Stryker wrote into each file, by their numbers, with the path of the file. */
function changesIn(files) {
  const sources = new Map();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, numbers] of text.matchAll(/\bstry(?:MutAct|Cov)_\w+\(("[^)]*")\)/g))
      for (const number of JSON.parse(`[${numbers}]`)) sources.set(number, path.relative(process.cwd(), file));
  }
  return sources;
}

create.inject = tokens(commonTokens.injector);
function create(injector) {
  return new NearTestsRunner(injector.injectFunction(vitestPlugins[0].factory));
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'near-tests', create)];
