import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../run.ts';

const folder = path.join(repositoryRoot, 'test-results', 'reports');

/** Titles of tests by how they ended. */
export interface Count {
  passed: number;
  failed: string[];
  skipped: string[];
}

/** Deletes the reports of an earlier run. */
export function clearReports(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The file that a step writes its report to. */
export const reportFile = (step: string): string => path.join(folder, `${step}.json`);

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

type PlaywrightReport = PlaywrightSuite & { stats: { expected: number; flaky: number } };

/** Counts the tests of all steps that wrote a report. */
export function countAll(steps: readonly string[]): Count {
  const counts = steps
    .map(reportFile)
    .filter(existsSync)
    .map((file) => {
      const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
      return 'stats' in report ? countPlaywright(report) : countVitest(report);
    });
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.flatMap(({ failed }) => failed),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

function countVitest({ numPassedTests, testResults }: VitestReport): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  // A file that doesn't load, or whose hook fails, may have no failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: [...titles('failed'), ...broken.map(({ name }) => name)],
    skipped: titles('skipped', 'pending'),
  };
}

function countPlaywright(report: PlaywrightReport): Count {
  const titles = ({ specs = [], suites = [] }: PlaywrightSuite, wanted: string): string[] => [
    ...specs.filter(({ tests }) => tests.every(({ status }) => status === wanted)).map(({ title }) => title),
    ...suites.flatMap((suite) => titles(suite, wanted)),
  ];
  const { expected, flaky } = report.stats;
  return { passed: expected + flaky, failed: titles(report, 'unexpected'), skipped: titles(report, 'skipped') };
}
