import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './reading.ts';

/** Every error page opens with what helps most, so that nobody scrolls for it at night. */
const pages = readdirSync(path.join(import.meta.dirname, '../../docs/reference/errors'))
  .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx')
  .map((name) => name.replace('.mdx', ''));

test('no page tells its reader the same thing twice in the fixes', async ({ page }) => {
  for (const name of pages) {
    await page.goto(`reference/errors/${name}.html`);
    const items = await page.locator('#how-to-fix + ol > li > ul > li').allInnerTexts();
    expect(new Set(items).size, name).toBe(items.length);
    expect(items.join('\n'), name).not.toMatch(/^Read on/m);
  }
});

test('there are error pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`on ${viewport.width} by ${viewport.height} pixels`, () => {
    test.use({ viewport });

    for (const name of pages) {
      test(`${name}: the first thing to do is above the fold, to its last line`, async ({ page }) => {
        await page.goto(`reference/errors/${name}.html`);
        const box = page.getByText('Try this first', { exact: true }).locator('xpath=..');
        await expect(box).toBeInViewport({ ratio: 1 });
        // It comes before everything but the title and the sentence below it.
        await expect(box.locator('xpath=preceding-sibling::p')).toHaveCount(1);
        await expect(box.locator('xpath=preceding-sibling::h2 | preceding-sibling::table')).toHaveCount(0);
        await expect(box.getByRole('link', { name: 'All fixes' })).toHaveAttribute('href', '#how-to-fix');
      });
    }
  });
}
