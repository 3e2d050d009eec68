import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../run.ts';

const folder = path.join(repositoryRoot, 'test-results', 'reports');

/** How much of a message stands beside the name of a test that failed. */
const MOST_LINES = 12;
const LONGEST_LINE = 200;

/** What the tests of one or more steps came to. */
export interface Count {
  passed: number;
  /** Names of the tests that failed, each with how its message begins. */
  failed: string[];
  /** Names of the tests that passed the second time. */
  flaky: string[];
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
    flaky: counts.flatMap(({ flaky }) => flaky),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  results?: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  specs?: { title: string; tests: PlaywrightTest[] }[];
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
    return {
      passed: expected + flaky,
      failed: named('unexpected'),
      flaky: named('flaky'),
      skipped: named('skipped'),
    };
  }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (...statuses: string[]) =>
    tests
      .filter(({ status }) => statuses.includes(status))
      .map(({ fullName, failureMessages = [] }) => withStart(fullName, failureMessages[0]));
  // A test that passed after a failure keeps the message of that failure.
  const flaky = tests.filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0);
  // A file that could not be read, or whose hook failed, may have no test that failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status }) => status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: [...named('failed'), ...broken.map(({ name, message }) => withStart(name, message))],
    flaky: flaky.map(({ fullName }) => fullName),
    skipped: named('skipped', 'pending'),
  };
}

function namesOf({ specs = [], suites = [] }: PlaywrightSuite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.every((test) => test.status === status));
  const named = own.map(({ title, tests }) =>
    withStart(title, status === 'unexpected' ? tests[0]?.results?.at(-1)?.error?.message : undefined),
  );
  return [...named, ...suites.flatMap((suite) => namesOf(suite, status))];
}

/** A log is often cut to its end, so that what went wrong has to stand beside the name there. */
function withStart(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at .*node_modules/.test(line));
  return [name, ...lines.slice(0, MOST_LINES).map((line) => line.trimEnd().slice(0, LONGEST_LINE))].join('\n    ');
}
