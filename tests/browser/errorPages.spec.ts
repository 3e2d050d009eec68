import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './reading.ts';

/** Every error page opens with what helps most, so that nobody scrolls for it at night. */
const pages = readdirSync(path.join(import.meta.dirname, '../../docs/reference/errors'))
  .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
  .map((name) => name.replace('.mdx', ''));

const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

test('there are error pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

// A page is opened once for all that is asked of it. What fails is said for every page and size.
for (const name of pages) {
  test(`${name}: the first thing to do is above the fold, to its last line, and no fix says a thing twice`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[0]);
    await page.goto(`reference/errors/${name}.html`);
    const items = await page.locator('#how-to-fix + ol > li > ul > li').allInnerTexts();
    expect.soft(new Set(items).size).toBe(items.length);
    expect.soft(items.join('\n')).not.toMatch(/^Read on/m);
    for (const size of SIZES) {
      await test.step(`on ${size.width} by ${size.height} pixels`, async () => {
        await page.setViewportSize(size);
        await expectFirstThing(page);
      });
    }
  });
}

async function expectFirstThing(page: Page): Promise<void> {
  const box = page.getByText('Try this first', { exact: true }).locator('xpath=..');
  await expect(box).toBeInViewport({ ratio: 1 });
  // It comes before everything but the title and the sentence below it.
  await expect(box.locator('xpath=preceding-sibling::p')).toHaveCount(1);
  await expect(box.locator('xpath=preceding-sibling::h2 | preceding-sibling::table')).toHaveCount(0);
  await expect(box.getByRole('link', { name: 'All fixes' })).toHaveAttribute('href', '#how-to-fix');
}
