import { expect, type Page, test } from '@playwright/test';
import { testArgs } from './chromiumArgs.ts';
import { open } from './frameChecks.ts';

// The browser keeps a page that is left for the way back, which the tests switch off otherwise, and which no headless
// shell does.
test.use({
  launchOptions: {
    executablePath: process.env.READERS_CHROMIUM_PATH,
    args: testArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const PAGE = 'guides/management/instances/state.html';
const SECRET = 'c0ffee00'.repeat(8);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your values' });

/** Opens a page that knows a secret, and which tells later whether it is the same one. */
async function withSecret(page: Page): Promise<void> {
  await open(page, PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Fill in your values' }).first().click();
  await dialog(page).getByLabel('API key secret').fill(SECRET);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
}

/** Leaves for another site, and comes back. The browser may tell why it did not keep the page. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto(`${process.env.STRICT_URL}/docs/404.html?elsewhere`);
  await expect(page).toHaveURL(/^about:blank|elsewhere/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/state\.html/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test('a secret is gone for whoever comes back after the site was left', async ({ page }) => {
  await withSecret(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').locator('pre').filter({ hasText: SECRET }).first()).toBeAttached();
  await leaveAndReturn(page);
  expect(await page.locator('body').textContent()).not.toContain(SECRET);
  await expect(page.getByRole('main').locator('pre').filter({ hasText: 'Bearer $API_SECRET' }).first()).toBeAttached();
});
