import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, open } from './frameChecks.ts';

// What a finger meets on a small phone.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

const PAGE = 'reference/services/verifier/policies/proof.html';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openDrawer(page: Page): Promise<void> {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  // It comes in from the side.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

test('the drawer opens at the page in view, and its last and first page can be scrolled to and tapped', async ({
  page,
}) => {
  await openDrawer(page);
  const current = drawer(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Proof');
  for (const [end, distance] of [
    ['last', 20_000],
    ['first', -20_000],
  ] as const) {
    if (end === 'first') await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(current).toBeInViewport({ ratio: 1 });
    await page.mouse.move(100, 284);
    await page.mouse.wheel(0, distance);
    const link = drawer(page).getByRole('link')[end]();
    await expect(link).toBeInViewport({ ratio: 1 });
    // The page behind doesn't scroll.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const address = await link.getAttribute('href');
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(drawer(page)).toHaveCount(0);
  }
});

test('the button and the filter of the drawer stay in view', async ({ page }) => {
  await openDrawer(page);
  const close = drawer(page).getByRole('button', { name: 'Close menu' });
  for (const scroll of [-20_000, 20_000]) {
    await page.mouse.move(100, 284);
    await page.mouse.wheel(0, scroll);
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(drawer(page).getByRole('searchbox')).toBeInViewport({ ratio: 1 });
  }
  await close.tap();
  await expect(drawer(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('every row and button of the frame is 44 pixels high, and fields have letters of 16 pixels', async ({ page }) => {
  await open(page, PAGE);
  const small = () =>
    page.locator('.page-menu, .nav, .doc__sidebar, .doc__outline').evaluateAll((parts) =>
      parts
        .flatMap((part) => [...part.querySelectorAll('a, button, input')])
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ name: target.textContent, height: target.getBoundingClientRect().height }))
        .filter(({ name, height }) => height < 43.9 && name !== 'Skip to content'),
    );
  expect(await small()).toEqual([]);
  await page.getByRole('button', { name: 'ON THIS PAGE' }).tap();
  expect(await small()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer(page)).toBeVisible();
  expect(await small()).toEqual([]);
  // A phone zooms into a field with smaller letters.
  const fields = page.locator('input, textarea');
  const sizes = await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize));
  for (const size of sizes) expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
});
