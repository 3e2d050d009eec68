import type { Page } from '@playwright/test';
import { alive, expect, stopClock, test } from './reading.ts';

const address = 'reference/configuration/cors.html';

const codeOf = async (page: Page) => ((await page.locator('main pre').first().textContent()) ?? '').trim();
const copy = (page: Page) => page.getByRole('button', { name: 'Copy code' }).first();
const wrap = (page: Page) => page.getByRole('button', { name: 'Wrap lines' }).first();
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test.describe('the copy button', () => {
  test('copies the code and says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address);
    await alive(page);
    await stopClock(page);
    // Nothing is wide here.
    await expect(wrap(page)).toBeHidden();
    await copy(page).focus();
    await page.keyboard.press('Space');
    await expect(status(page, 'Copied')).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(await codeOf(page));
    await page.clock.runFor(1900);
    await expect(status(page, 'Copied')).toBeVisible();
    await page.clock.runFor(200);
    await expect(status(page, 'Copied')).toHaveCount(0);
  });

  test('selects the code and asks for Ctrl+C where the clipboard is denied', async ({ page }) => {
    await page.addInitScript(() => {
      if ('Clipboard' in window)
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(address);
    await alive(page);
    await copy(page).click();
    await expect(status(page, 'Press Ctrl+C')).toBeVisible();
    expect((await page.evaluate(() => String(window.getSelection()))).trim()).toBe(await codeOf(page));
  });
});

test.describe('the wrap button', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('unwraps long lines, which the keyboard scrolls then', async ({ page }) => {
    await page.goto(address);
    await alive(page);
    const overflow = () =>
      page
        .locator('main pre')
        .first()
        .evaluate((pre) => pre.scrollWidth > (pre.parentElement as HTMLElement).clientWidth);
    await expect(wrap(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow()).toBe(false);
    await wrap(page).click();
    await expect(wrap(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await overflow()).toBe(true);
    const code = page
      .getByRole('group')
      .filter({ has: page.locator('code') })
      .first();
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no dead button at the code', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main pre').first()).toBeVisible();
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    // Nor is a line cut, since nothing would say so.
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth));
    expect(cut).toEqual([]);
  });
});
