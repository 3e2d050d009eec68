import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../run.ts';

const folder = path.join(repositoryRoot, 'test-results', 'reports');

/** What the tests of one or more steps came to. */
export interface Count {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
  /** Names of the tests that did not run. */
  skipped: string[];
}

/** Forgets the reports of an earlier run. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The file that a step writes its report to. */
export const reportFile = (step: string): string => path.join(folder, `${step}.json`);

/** Counts the tests of all steps that wrote a report. */
export function countAll(steps: readonly string[]): Count {
  const counts = steps.map(reportFile).filter(existsSync).map(countOf);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.flatMap(({ failed }) => failed),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
}

function countOf(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, flaky } = report.stats;
    const named = (status: string) => report.suites.flatMap((suite) => namesOf(suite, status));
    return { passed: expected + flaky, failed: named('unexpected'), skipped: named('skipped') };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  // A file that could not be read, or whose hook failed, may have no test that failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: [...named('failed'), ...broken.map(({ name, message }) => `${name}: ${message.split('\n', 1)[0]}`)],
    skipped: named('skipped', 'pending'),
  };
}

function namesOf({ specs = [], suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.every((test) => test.status === status));
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => namesOf(suite, status))];
}
