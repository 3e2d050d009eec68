import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Platform, startPlatform } from '../platform/platform.ts';
import { index } from './examples/published.ts';
import { pages } from './pages.ts';
import { stepsOf, waysThrough } from './run/pageSteps.ts';
import { readerStart } from './run/readerStart.ts';
import { runPage } from './run/runPage.ts';
import { missingTools } from './run/tools.ts';

const missing = missingTools();
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform(new Date(index.now));
});
afterAll(() => platform.close());

/** Every combination of tabs of every page with `testedWith` in its front matter. */
const runs = pages.flatMap((page) => {
  const start = readerStart(page);
  if (!start) return [];
  return waysThrough(stepsOf(page)).map((way) => {
    const tabs = Object.values(way);
    return { name: [page.route, ...(tabs.length > 0 ? [`(${tabs.join(', ')})`] : [])].join(' '), page, way, start };
  });
});

describe.skipIf(missing.length > 0)(`guides${missing.length > 0 ? `: no ${missing.join(', no ')} here` : ''}`, () => {
  test.each(runs)('$name works as written', async ({ page, way, start }) => {
    expect((await runPage(page, way, platform, start)).problems).toEqual([]);
  });
});
