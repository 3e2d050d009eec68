import { build } from './build.ts';
import { runTool } from './run.ts';
import { testBrowser } from './testBrowser.ts';
import { weigh } from './weigh.ts';

const vitest = ['run', '--config', 'tests/vitest.config.ts'];

/** What `npm test` runs, cheapest first. It stops at the first step that fails. */
const steps: [name: string, step: () => boolean | Promise<boolean>][] = [
  ['types', () => runTool('tsc', ['--noEmit'])],
  ['lint', () => runTool('biome', ['check', '--error-on-warnings', '.'])],
  ['unit and content tests', () => runTool('vitest', [...vitest, '--project', 'unit', '--project', 'content'])],
  ['build', () => build([])],
  ['tests of the built site', () => runTool('vitest', [...vitest, '--project', 'site'])],
  ['weights', () => weigh([])],
  ['browser tests', () => testBrowser([])],
  ['tests that build', () => runTool('vitest', [...vitest, '--project', 'builds'])],
];

for (const [index, [name, step]] of steps.entries()) {
  const start = performance.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const passed = await step();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`[${index + 1}/${steps.length}] ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!passed) {
    process.exitCode = 1;
    break;
  }
}
