import { expect, type Locator, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from './frameChecks.ts';
import { readLessons } from './lessonSamples.ts';

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

for (const { route, samples } of await readLessons()) {
  for (const width of route.startsWith('/tutorials/') ? [390, 1280] : [390]) {
    test(`${route} gives at ${width} pixels the samples that were run`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.setViewportSize({ width, height: 844 });
      await open(page, `${route.slice(1)}${route.endsWith('/') ? '' : '.html'}`);
      expect(await copyAll(page.getByRole('main'))).toEqual(samples);
      await expectNoSidewaysScroll(page);
    });
  }
}
