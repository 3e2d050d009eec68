import { expect, type Page, test } from '@playwright/test';
import { DOC, expectNoAxeFindingsInBoth, open } from './frameChecks.ts';

test.use({ viewport: { width: 390, height: 800 } });

const screen = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** Walks with Tab through a whole dialog and tells whether the focus ever left it for something else of the page. */
async function focusStaysInside(page: Page): Promise<boolean> {
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused !== null && focused.closest('dialog, [role="dialog"]') === null;
    });
    if (isOutside) return false;
  }
  return true;
}

test.describe('the screen behind the hamburger', () => {
  test('holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await open(page, DOC);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await expect(screen(page)).toBeVisible();
    expect(await focusStaysInside(page)).toBe(true);
    await expectNoAxeFindingsInBoth(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(screen(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('closes when the page changes and when the window reaches 768 pixels', async ({ page }) => {
    await open(page, DOC);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await screen(page).getByRole('link', { name: 'Tutorials' }).click();
    await expect(page).toHaveURL(/\/tutorials\/$/);
    await expect(screen(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(screen(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(screen(page)).toHaveCount(0);
  });
});

test.describe('the drawer of the sidebar', () => {
  const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });

  test('is beside the text from 960 pixels on, and the outline from 1280 on', async ({ page }) => {
    await open(page, DOC);
    for (const width of [959, 960, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menu(page)).toBeVisible({ visible: width < 960 });
      await expect(sidebar(page)).toBeVisible({ visible: width >= 960 });
      await expect(page.getByRole('button', { name: 'ON THIS PAGE' })).toBeVisible({ visible: width < 1280 });
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible({ visible: width >= 1280 });
    }
  });

  test('opens on the page in view, holds the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await open(page, DOC);
    await menu(page).click();
    await expect(screen(page)).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Verifier', exact: true })).toBeFocused();
    expect(await focusStaysInside(page)).toBe(true);
    await expectNoAxeFindingsInBoth(page, '.doc__sidebar');
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test('closes on a press beside it and when the page changes', async ({ page }) => {
    await open(page, DOC);
    await menu(page).click();
    await page.mouse.click(380, 400);
    await expect(sidebar(page)).toBeHidden();
    await menu(page).click();
    await sidebar(page).getByRole('link', { name: 'Gateway', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/gateway/i);
    await expect(sidebar(page)).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });
});

test.describe('the local outline', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'ON THIS PAGE' });
  const outline = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

  test('opens and closes on its button, on Escape, on a press elsewhere and on a choice', async ({ page }) => {
    await open(page, DOC);
    await button(page).click();
    await expect(outline(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await button(page).click();
    await expect(outline(page)).toBeHidden();
    await button(page).click();
    await expectNoAxeFindingsInBoth(page, '.doc__outline');
    await page.keyboard.press('Tab');
    await expect(outline(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(outline(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.mouse.click(100, 700);
    await expect(outline(page)).toBeHidden();
    await button(page).click();
    const choice = outline(page).getByRole('link').nth(1);
    const name = (await choice.textContent()) ?? '';
    await choice.click();
    await expect(outline(page)).toBeHidden();
    const heading = page.getByRole('heading', { name, exact: true });
    // Below both bars.
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(56 + 46 - 1);
  });
});

for (const size of [24, 32]) {
  test(`with letters of ${size} px nothing is wider than the window`, { tag: '@chromium' }, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, DOC);
      const applied = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(Number.parseFloat(applied)).toBeGreaterThanOrEqual(size);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
    }
  });
}
