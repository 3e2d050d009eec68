import { expect, test } from '@playwright/test';
import { DOC, expectNoSidewaysScroll, LONG, open } from './frameChecks.ts';

test('items stand left and right, and those that leave the site say so', async ({ page }) => {
  await open(page, DOC);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(['Explanations', 'How to guides', 'Tutorials', 'Reference']);
  const external = page.getByRole('navigation', { name: 'More' }).getByRole('link');
  await expect(external).toHaveCount(3);
  for (const link of await external.all()) {
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(external.first()).toContainText('Support');
});

test('the section in view is current, and only that', async ({ page }) => {
  await open(page, DOC);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]:visible');
  await expect(current).toHaveText(['Explanations']);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Tutorials' }).first().click();
  await expect(current).toHaveText(['Tutorials']);
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await open(page, DOC);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The way to the page stands above its title, in the content.
  const isPast = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isPast).toBe(true);
});

test('the appearance is that of the system, and no switch is offered', { tag: '@chromium' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'light'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, DOC);
  const shade = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  expect(await shade()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shade).toBe('light');
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('bars have their height, and nothing overflows or overlaps at any width', async ({ page }) => {
  await open(page, LONG);
  for (const width of [303, 320, 767, 768, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBeCloseTo(width < 768 ? 56 : 72, 1);
    const menu = page.getByRole('region', { name: 'Page menus' });
    if (width < 1280) expect((await menu.boundingBox())?.height).toBeCloseTo(46, 1);
    else await expect(menu).toBeHidden();
    await expectNoSidewaysScroll(page);
    const boxes = await bar.evaluate((element) =>
      [...element.querySelectorAll('a:not([href^="#"]), button')]
        .map((item) => item.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    const inRow = boxes.filter(({ top }) => top >= 0).sort((a, b) => a.left - b.left);
    for (const [index, box] of inRow.entries()) {
      expect(box.bottom - box.top).toBeLessThan(48.5);
      expect(box.right).toBeLessThan(width + 0.5);
      if (index > 0) expect(box.left).toBeGreaterThanOrEqual(inRow[index - 1].right - 1);
    }
  }
});

test('more than five items stand closer together', async ({ page }) => {
  await open(page, DOC);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(link).toHaveCSS('padding-inline-start', '10px');
});

test.describe('the menu of what has no room', () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test('opens on a press and closes on Escape and on a press elsewhere', async ({ page }) => {
    await open(page, DOC);
    const button = page.getByRole('button', { name: 'More', exact: true });
    const support = page.getByRole('link', { name: /^Support/ });
    await expect(support).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(support).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(support).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(support).toBeHidden();
  });
});

test('without scripts every item can be reached, also in a narrow window', { tag: '@chromium' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(DOC);
  await expect(page.getByRole('link', { name: 'How to guides' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Support/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await context.close();
});
