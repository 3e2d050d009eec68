import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './apiDescriptions.ts';
import { pages } from './pages.ts';
import { stepsOf, waysThrough } from './run/pageSteps.ts';
import { runPage } from './run/runPage.ts';
import { servePublished } from './run/servePublished.ts';
import { Shell } from './run/shell.ts';
import { missingTools } from './run/tools.ts';
import { simulator } from './simulator.ts';

const missing = missingTools();

/** Every combination of tabs of every page with `testedWith` in its front matter. */
const runs = pages.flatMap((page) => {
  if (!page.frontMatter.testedWith) return [];
  return waysThrough(stepsOf(page)).map((way) => {
    const tabs = Object.values(way);
    return [[page.route, ...(tabs.length > 0 ? [`(${tabs.join(', ')})`] : [])].join(' '), { page, way }] as const;
  });
});

describe.skipIf(missing.length > 0)(`guides${missing.length > 0 ? `: no ${missing.join(', no ')} here` : ''}`, () => {
  let published: Awaited<ReturnType<typeof servePublished>>;
  beforeAll(async () => {
    published = await servePublished();
  });
  afterAll(() => published.close());

  // Side by side, because most of the time of a guide is waiting: for programs that start, and between two polls.
  test.concurrent.each(runs)('%s works as written', async (_, { page, way }) => {
    const problems: string[] = [];
    const started = await simulator.startSimulator({ port: 0, report: (problem) => problems.push(problem) });
    try {
      expect(await runPage(page, way, { simulator: started, problems }, published.docs)).toEqual([]);
    } finally {
      await started.close();
    }
  });
});

describe('npx in the shell of a page', () => {
  const shell = new Shell(root);
  afterAll(() => shell.close());

  test('starts what is installed, and asks npm for anything else', async () => {
    const started = await shell.run('npx --yes esbuild --version');
    expect(started).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+/) });
    expect(await shell.run('npx --version')).toMatchObject({ status: 0, stderr: '' });
  });
});
