import { expect, test } from '@playwright/test';
import { testArgs } from './chromiumArgs.ts';
import { announced, dialog, input, PAGE } from './searchPage.ts';

// With scroll bars, which Playwright hides.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: testArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('the page behind stays where it is', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => window.scrollTo(0, 400));
  const place = () =>
    page.locator('h1').evaluate((title) => {
      const { left, top, width } = title.getBoundingClientRect();
      return [left, top, width];
    });
  const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(bar).toBeGreaterThan(0);
  const before = await place();
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('listbox', { name: 'Where to go' })).toBeVisible();
  expect(await place()).toEqual(before);
  await input(page).fill('verifier');
  await expect(announced(page)).toHaveCount(1);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toEqual(before);
});
