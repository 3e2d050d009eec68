import { expect, type Page, test } from '@playwright/test';
import { LONG, open } from './frameChecks.ts';

const TABS = 'guides/services/resolver/configure.html';

async function openPrinted(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
}

// A sheet of A4 has room for about 700 pixels.
for (const width of [1280, 1000, 700]) {
  test(`a page is its text alone on paper of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open(page, LONG);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    for (const role of ['banner', 'navigation', 'button', 'search', 'searchbox', 'tab'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0);
    }
    for (const words of ['ON THIS PAGE', 'Previous Page', 'Next Page', 'Edit this page', 'Search Docs', 'Menu']) {
      await expect(page.getByText(words, { exact: true }).filter({ visible: true }), words).toHaveCount(0);
    }
  });
}

test('every tab is open below its label', async ({ page }) => {
  await openPrinted(page, TABS);
  for (const name of ['Dashboard', 'API']) {
    await expect(page.getByRole('tabpanel', { name }).getByText(name, { exact: true }).first()).toBeVisible();
  }
});

test('nothing is cut off: code wraps and tables fit the paper', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await openPrinted(page, LONG);
  const cut = () =>
    page
      .getByRole('main')
      .locator('pre, table')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.getBoundingClientRect().right > 701)
          .map((part) => part.textContent?.slice(0, 60)),
      );
  // The styles for paper come after the page.
  await expect.poll(cut).toEqual([]);
});
