import { expect, type Page, test } from '@playwright/test';
import { expectNoSidewaysScroll, LONG, open } from './frameChecks.ts';

// The drawer of the sidebar as a finger finds it: what is drawn, up to its far end.
test.use({ hasTouch: true, isMobile: true });

const PAGES = ['reference/services/verifier/policies/proof.html', 'explanations/services/verifier.html', 'spec/'];
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const current = (page: Page) => drawer(page).locator('[aria-current="page"]');

async function openDrawer(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer(page)).toBeVisible();
  // It comes in from the side.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

/** Whether a finger on the middle of an element meets it, and nothing that lies over it. */
const isReached = (page: Page, name: string) =>
  drawer(page)
    .getByRole('link', { name, exact: true })
    .last()
    .evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });

for (const [width, height] of [
  [390, 800],
  [320, 568],
]) {
  test.describe(`${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('the last page of the drawer can be scrolled to and tapped', async ({ page }) => {
      await openDrawer(page, PAGES[0]);
      const links = drawer(page).getByRole('link');
      const last = links.last();
      const address = await last.getAttribute('href');
      // By the wheel, as by a finger: the drawer scrolls, and not the page behind it.
      await page.mouse.move(100, height / 2);
      await page.mouse.wheel(0, 20_000);
      await expect(last).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await last.tap();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(drawer(page)).toHaveCount(0);
    });

    test('the first page of the drawer can be scrolled to and tapped', async ({ page }) => {
      await openDrawer(page, PAGES[0]);
      await page.mouse.move(100, height / 2);
      await page.mouse.wheel(0, -20_000);
      const first = drawer(page).getByRole('link').first();
      await expect(first).toBeInViewport({ ratio: 1 });
      const address = await first.getAttribute('href');
      await first.tap();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
    });

    test('it opens at the page in view, with others around it', async ({ page }) => {
      await openDrawer(page, PAGES[0]);
      await expect(current(page)).toHaveText('Proof');
      await expect(current(page)).toBeInViewport({ ratio: 1 });
      const box = await current(page).boundingBox();
      expect(box?.y).toBeGreaterThan(height / 5);
      expect(box?.y).toBeLessThan((4 * height) / 5);
      expect(await isReached(page, 'Proof')).toBe(true);
    });

    test('it stays within the window, and its button stays in view', async ({ page }) => {
      await openDrawer(page, PAGES[0]);
      const box = await drawer(page).boundingBox();
      expect(box?.height).toBe(height);
      const close = drawer(page).getByRole('button', { name: 'Close menu' });
      const filter = drawer(page).getByRole('searchbox');
      for (const scroll of [-20_000, 20_000]) {
        await page.mouse.move(100, height / 2);
        await page.mouse.wheel(0, scroll);
        await expect(close).toBeInViewport({ ratio: 1 });
        await expect(filter).toBeInViewport({ ratio: 1 });
      }
      const [field, button] = await Promise.all([filter.boundingBox(), close.boundingBox()]);
      expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
      await close.tap();
      await expect(drawer(page)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });

    test('every row and button of the frame has room for a finger', async ({ page }) => {
      await open(page, PAGES[0]);
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
    });
  });
}

test.describe('the button that leads to the top', () => {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [390, 'dark'],
    [1024, 'light'],
  ] as const) {
    test(`covers no text, and no other button, in ${colorScheme} at ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, LONG);
      await page.mouse.move(width / 2, 400);
      await page.mouse.wheel(0, 3000);
      const button = page.getByRole('button', { name: /top/i });
      await expect(button).toBeVisible();
      const found = await button.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const corners = [box.left + 1, box.right - 1].flatMap((x) => [box.top + 1, box.bottom - 1].map((y) => [x, y]));
        const below = corners.flatMap(
          ([x, y]) => document.elementsFromPoint(x, y).find((other) => !element.contains(other)) ?? [],
        );
        return below.filter((other) => other.closest('main, button')).map(({ className }) => className);
      });
      expect(found).toEqual([]);
      await button.tap();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('fields', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('have letters of 16 pixels, or the phone zooms into them', async ({ page }) => {
    for (const [path, press] of [
      [PAGES[0], 'Menu'],
      ['guides/management/instances/state.html', 'Fill in your values'],
      ['tutorials/services/resolver/resolve-via-api.html', 'Check your answer'],
      ['explanations/standards/formats/sd-jwt-vc.html', 'Search Docs'],
      ['reference/', undefined],
    ] as const) {
      await open(page, path);
      if (press)
        await page
          .getByRole('button', { name: press, exact: press === 'Menu' })
          .first()
          .tap();
      const fields = page.locator('input:visible, textarea:visible');
      await expect(fields.first()).toBeVisible();
      const sizes = await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    }
  });
});
