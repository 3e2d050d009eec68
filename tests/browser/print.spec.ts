import { expect, test } from '@playwright/test';
import { LONG, open } from './frameChecks.ts';

// A sheet of A4 has room for about 700 pixels.
test('a page is its text alone on paper, and nothing is cut off', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await open(page, LONG);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const role of ['banner', 'navigation', 'button', 'search', 'searchbox', 'tab'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  for (const words of ['ON THIS PAGE', 'Previous Page', 'Next Page', 'Edit this page', 'Search Docs', 'Menu']) {
    await expect(page.getByText(words, { exact: true }).filter({ visible: true }), words).toHaveCount(0);
  }
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
