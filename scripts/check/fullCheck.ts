import path from 'node:path';
import { isPageFile, readShownPage } from '../../plugins/checks/readDocs.ts';
import { type LiveSample, readLiveSamples } from '../../plugins/data/liveSamples.ts';
import type { Page } from '../../plugins/pages/page.ts';
import { pageReader } from '../../plugins/pages/pageReader.ts';
import { samplesOf } from '../../plugins/pages/samplesOf.ts';
import { brandTokens, readBrand } from '../../plugins/shared/brand.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { type Problem, uniqueProblems } from '../../plugins/shared/problem.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { pageParts } from '../../plugins/shortcodes/pageParts.ts';
import { index } from '../../tests/content/examples/published.ts';
import { checkGo, checkPython, checkTypeScript } from '../../tests/content/languages/checkers.ts';
import { isLesson, stepsOf, waysThrough } from '../../tests/content/run/pageSteps.ts';
import { readerHas } from '../../tests/content/run/readerHas.ts';
import { runPage } from '../../tests/content/run/runPage.ts';
import { type Platform, startPlatform } from '../../tests/platform/platform.ts';
import { runSample, type SampleCode } from '../../theme/logic/liveSample.ts';
import { repositoryRoot } from '../root.ts';
import { fullProblem, untilFailure } from './fullProblems.ts';

/** What following a page came to. */
export interface FullReport {
  file: string;
  problems: Problem[];
  /** What was done, as numbers with their words. */
  done: string[];
  /** What cannot be done here, with the reason. */
  skipped: string[];
}

/**
 * Follows the steps of pages on a platform that stands in for ours, along every way that their tabs offer, and runs
 * their samples: commands, programs, and those that readers run in the page.
 * @param isAsked whether a page is followed, by its path from the repository
 * @param env names another docs folder, as a build does
 */
export async function fullCheck(isAsked: (file: string) => boolean, env = process.env): Promise<FullReport[]> {
  const { docsDir, brandFile } = readSiteOptions(repositoryRoot, env);
  const { expand } = pageParts({ docsDir, root: repositoryRoot });
  const read = pageReader({ docsDir, root: repositoryRoot, expand });
  const tokens = brandTokens(readBrand(brandFile), BASE);
  const live = readLiveSamples(docsDir);
  const platform = await startPlatform(new Date(index.now));
  try {
    const reports: FullReport[] = [];
    for (const name of listFilesBelow(docsDir).filter(isPageFile)) {
      const file = path.relative(repositoryRoot, path.join(docsDir, name)).replaceAll('\\', '/');
      const page = isAsked(file) && readShownPage(name, docsDir, read);
      // The check has told what is wrong with a page that cannot be read.
      if (!page || 'problems' in page) continue;
      const report: FullReport = { file, problems: [], done: [], skipped: [] };
      const steps = isLesson(page) ? await followSteps(page, platform, report) : [];
      const programs = readPrograms(page, tokens, report);
      const samples = await runLiveSamples(page, live, report);
      // What does not compile does not run either.
      const told = [...(programs.length > 0 ? programs : steps), ...samples];
      report.problems = uniqueProblems(told.map((text) => fullProblem(text, file)));
      reports.push(report);
    }
    return reports;
  } finally {
    await platform.close();
  }
}

async function followSteps(page: Page, platform: Platform, report: FullReport): Promise<string[]> {
  const problems: string[] = [];
  const sums = { way: 0, sample: 0, output: 0, 'step of the dashboard': 0 };
  for (const way of waysThrough(stepsOf(page))) {
    const run = await runPage(page, way, platform, readerHas[page.route] ?? {});
    problems.push(...untilFailure(run.problems));
    report.skipped.push(...run.skipped.map(({ at, reason }) => `${at} ${reason}`));
    sums.way++;
    sums.sample += Object.values(run.executed).reduce((sum, count) => sum + count, 0);
    sums.output += run.outputs.length;
    sums['step of the dashboard'] += run.dashboardSteps;
  }
  const counted = ([what, count]: [string, number]) => (count > 0 ? [`${count} ${several(what, count)}`] : []);
  report.done.push(...Object.entries(sums).flatMap(counted));
  return problems;
}

const several = (what: string, count: number) => (count === 1 ? what : what.replace(/^\w+/, '$&s'));

function readPrograms(page: Page, tokens: Record<string, string>, report: FullReport): string[] {
  const told: string[] = [];
  const samples = samplesOf([page]).filter(({ noCheck }) => !noCheck);
  const of = (...languages: string[]) => samples.filter(({ language }) => languages.includes(language));
  const folder = (name: string) => path.join(repositoryRoot, 'test-results', 'full', name);
  const typed = of('ts', 'tsx');
  const found: [name: string, count: number, problems: string[] | 'not installed'][] = [
    [
      'TypeScript',
      typed.length,
      typed.length > 0 ? checkTypeScript(typed, tokens, folder('typescript'), repositoryRoot) : [],
    ],
    ['Python', of('python').length, checkPython(of('python'), tokens, folder('python'))],
    ['Go', of('go').length, checkGo(of('go'), tokens, folder('go'))],
  ];
  for (const [name, count, problems] of found) {
    if (count === 0) continue;
    if (problems === 'not installed') report.skipped.push(`${page.file} ${name} is not installed`);
    else {
      report.done.push(`${count} in ${name}`);
      told.push(...problems);
    }
  }
  return told;
}

async function runLiveSamples(page: Page, live: Map<string, LiveSample>, report: FullReport): Promise<string[]> {
  const problems: string[] = [];
  const names = [...page.source.matchAll(/^<LiveSample name="([^"]+)"/gm)].map(([, name]) => name);
  for (const name of names) {
    const sample = live.get(name);
    if (!sample) continue;
    const values = Object.fromEntries(sample.fields.map((field) => [field.name, field.value]));
    const { text } = await runSample((await import(sample.file)) as SampleCode, values);
    if (text.trim() !== sample.output)
      problems.push(`${page.file} The live sample ${name} gives another output than the page shows:\n${text}`);
  }
  if (names.length > 0) report.done.push(`${names.length} live`);
  return problems;
}
