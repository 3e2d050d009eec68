import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { listFilesBelow } from '../../engine/base/pageFiles.ts';
import { isPageFile } from '../../engine/checks/readDocs.ts';
import type { Page as Source } from '../../engine/pages/page.ts';
import { pageReader } from '../../engine/pages/pageReader.ts';
import { pageParts } from '../../engine/parts/pageParts.ts';
import { stepsOf } from '../content/run/pageSteps.ts';
import { expectNoSidewaysScroll, open } from './frameChecks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const docsDir = path.join(root, 'docs');
// Every process of these tests reads them, and all other pages are none of them.
const readPage = pageReader({ docsDir, root, expand: pageParts({ docsDir, root }).expand });
const lessons = listFilesBelow(docsDir)
  .filter((file) => isPageFile(file) && /^(?:guides|tutorials)\//.test(file))
  .flatMap((file) => readPage(path.join(docsDir, file))?.parse() ?? [])
  .filter((page) => 'tree' in page)
  .filter((page) => samplesOf(page).length > 0);

/** What `content/run.test.ts` follows, as the source of the page has it. */
function samplesOf(page: Source): string[] {
  return stepsOf(page).flatMap((step) => ('code' in step ? [step.code.trim()] : []));
}

/** What a reader gets from a sample, whose tab is opened first where it stands in one. */
async function copied(page: Page, block: Locator): Promise<string> {
  const tab = await block.evaluate(async (element) => {
    await navigator.clipboard.writeText('');
    return element.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
  });
  if (tab) await page.locator(`[id="${tab}"]`).click();
  await block.getByRole('button', { name: 'Copy code' }).click();
  const text = await page.waitForFunction(() => navigator.clipboard.readText(), undefined, { timeout: 15_000 });
  return (await text.jsonValue()).trim();
}

for (const lesson of lessons) {
  for (const width of lesson.route.startsWith('/tutorials/') ? [390, 1280] : [390]) {
    test(`${lesson.route} gives at ${width} pixels the samples that were run`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${lesson.route.slice(1)}${lesson.route.endsWith('/') ? '' : '.html'}`);
      const samples: string[] = [];
      for (const block of await page.getByRole('main').locator('.code').all()) {
        samples.push(await copied(page, block));
      }
      expect(samples).toEqual(samplesOf(lesson));
      await expectNoSidewaysScroll(page);
    });
  }
}
