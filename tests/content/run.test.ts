import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocs } from '../../plugins/contentChecks/readDocs.ts';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { root } from './apiDescriptions.ts';
import { index } from './examples/published.ts';
import { stepsOf } from './run/pageSteps.ts';
import { readerHas } from './run/readerHas.ts';
import { type RunReport, runPage } from './run/runPage.ts';

const pages = readDocs(path.join(root, 'docs'), root).pages.filter(({ route }) =>
  /^\/(?:guides|tutorials)\//.test(route),
);
const reports = new Map<string, RunReport>();
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
});
afterAll(() => platform.close());

/** Every way that the tabs of a page offer; a page without tabs has one. */
const runs = pages.flatMap((page) => {
  const ways = new Set(stepsOf(page).map(({ way }) => way ?? 'API'));
  return [...ways].map((way) => [`${page.route} (${way})`, page, way] as const);
});

test.each(runs)('%s runs', async (name, page, way) => {
  const report = await runPage(page, way, platform, readerHas[page.route] ?? {});
  reports.set(name, report);
  expect(report.problems).toEqual([]);
});
