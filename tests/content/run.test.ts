import { afterAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../simulator/platform.ts';
import { root } from './apiDescriptions.ts';
import { index } from './examples/published.ts';
import { pages } from './pages.ts';
import { stepsOf, waysThrough } from './run/pageSteps.ts';
import { readerStart } from './run/readerStart.ts';
import { runPage } from './run/runPage.ts';
import { Shell } from './run/shell.ts';
import { missingTools } from './run/tools.ts';

const missing = missingTools();

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
  // Side by side, because most of the time of a guide is waiting: for programs that start, and between two polls.
  test.concurrent.each(runs)('$name works as written', async ({ page, way, start }) => {
    const platform = await startPlatform(new Date(index.now));
    try {
      expect(await runPage(page, way, platform, start)).toEqual([]);
    } finally {
      await platform.close();
    }
  });
});

describe('npx in the shell of a page', () => {
  const shell = new Shell(0, root);
  afterAll(() => shell.close());

  test('starts what is installed, and asks npm for anything else', async () => {
    const started = await shell.run('npx --yes esbuild --version');
    expect(started).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+/) });
    expect(await shell.run('npx --version')).toMatchObject({ status: 0, stderr: '' });
  });
});
