import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { listFilesBelow } from '../../engine/base/listFiles.ts';
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

/**
 * What a reader gets from each sample, one after the other: its tab is opened first where it stands in one, and what is
 * pressed lies at the top of the page at its place, or it is not pressed and nothing comes of it.
 */
function copyAll(main: Locator): Promise<string[]> {
  return main.evaluate(async (element) => {
    const press = (target: Element | null | undefined) => {
      target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      if (target?.contains(hit)) hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    const later = () => new Promise((resolve) => setTimeout(resolve));
    const samples: string[] = [];
    for (const block of element.querySelectorAll('.code')) {
      await navigator.clipboard.writeText('');
      const tab = block.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby');
      if (tab) press(document.getElementById(tab));
      const button = [...block.querySelectorAll('button')].find((one) => one.ariaLabel === 'Copy code');
      press(button);
      let text = '';
      for (const end = performance.now() + 15_000; text === '' && performance.now() < end; await later()) {
        text = await navigator.clipboard.readText();
      }
      samples.push(text.trim());
    }
    return samples;
  });
}

for (const lesson of lessons) {
  for (const width of lesson.route.startsWith('/tutorials/') ? [390, 1280] : [390]) {
    test(`${lesson.route} gives at ${width} pixels the samples that were run`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${lesson.route.slice(1)}${lesson.route.endsWith('/') ? '' : '.html'}`);
      expect(await copyAll(page.getByRole('main'))).toEqual(samplesOf(lesson));
      await expectNoSidewaysScroll(page);
    });
  }
}
