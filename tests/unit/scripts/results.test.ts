import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countAll, reportFile } from '../../../scripts/test/results.ts';

test('the tests of all steps are counted, and those that failed or did not run are named', () => {
  const [vitest, playwright] = [reportFile('counted-vitest'), reportFile('counted-playwright')];
  onTestFinished(() => {
    for (const file of [vitest, playwright]) rmSync(file, { force: true });
  });
  mkdirSync(path.dirname(vitest), { recursive: true });
  const assertionResults = [
    { status: 'passed', fullName: 'a' },
    { status: 'skipped', fullName: 'needs Go' },
    {
      status: 'failed',
      fullName: 'c',
      failureMessages: ['\u001b[31mError: 1 is not 2\u001b[39m\n\n- 1\n+ 2\n    at file:///x/node_modules/y.js:1:2'],
    },
    { status: 'passed', fullName: 'now and then', failureMessages: ['Error'] },
  ];
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults },
    { name: 'b.test.ts', status: 'failed', message: 'No such module\nat line 1', assertionResults: [] },
  ];
  writeFileSync(vitest, JSON.stringify({ numPassedTests: 3, testResults }));
  const specs = [
    { title: 'b', tests: [{ status: 'expected' }] },
    { title: 'needs a camera', tests: [{ status: 'skipped' }] },
    { title: 'd', tests: [{ status: 'unexpected', results: [{ error: { message: 'Timeout' } }] }] },
    { title: 'e', tests: [{ status: 'flaky' }] },
  ];
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  writeFileSync(playwright, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }));
  expect(countAll(['counted-vitest', 'counted-playwright', 'never-run'])).toEqual({
    passed: 9,
    failed: [
      'c\n    Error: 1 is not 2\n    - 1\n    + 2',
      'b.test.ts\n    No such module\n    at line 1',
      'd\n    Timeout',
    ],
    flaky: ['now and then', 'e'],
    skipped: ['needs Go', 'needs a camera'],
  });
});
