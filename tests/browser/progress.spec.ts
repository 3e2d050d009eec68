import type { Page } from '@playwright/test';
import { alive, expect, stopClock, test } from './reading.ts';

const from = 'reference/configuration/cors.html';
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true }).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

/** Holds back pages that the script fetches until they are let go. */
async function holdPages(page: Page): Promise<{ release: () => void; fail: () => void }> {
  let answer: (how: 'go' | 'fail') => void = () => {};
  const answered = new Promise<'go' | 'fail'>((resolve) => {
    answer = resolve;
  });
  await page.route('**/reference/configuration/*.html', async (route) => {
    if (route.request().resourceType() !== 'fetch' || route.request().method() !== 'GET') return route.fallback();
    if ((await answered) === 'go') await route.continue();
    else await route.abort();
  });
  return { release: () => answer('go'), fail: () => answer('fail') };
}

test.describe('the progress bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(from);
    await alive(page);
    // The bar itself comes while the browser is idle.
    await page.waitForLoadState('networkidle');
    await stopClock(page);
  });

  test('comes 200 ms after the click, creeps on every 800 ms, and goes with the arrival', async ({ page }) => {
    const { release } = await holdPages(page);
    /** How much of the window the bar fills. */
    const progress = async () => {
      const { x, width } = (await bar(page).boundingBox()) ?? { x: 0, width: 0 };
      return (x + width) / (page.viewportSize()?.width ?? 1);
    };
    await link(page, 'Service Roles').click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    // Firefox is up to a pixel off.
    await expect.poll(progress).toBeCloseTo(0.08, 2);
    // Each step is random, up to 0.02.
    await page.clock.runFor(10 * 800);
    await expect.poll(progress).toBeGreaterThan(0.09);
    expect(await progress()).toBeLessThanOrEqual(0.29);
    release();
    await expect(heading(page, 'Service role')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('a page chosen later is the one that stays', async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let first = true;
    await page.route('**/service-roles.html', async (route) => {
      if (first) {
        first = false;
        await held;
      }
      await route.continue();
    });
    await link(page, 'Service Roles').click();
    await link(page, 'Service Instances').click();
    await expect(heading(page, 'Service instance')).toBeVisible();
    const arrived = page.waitForResponse('**/service-roles.html');
    letGo();
    await (await arrived).finished();
    await page.clock.runFor(1000);
    await expect(heading(page, 'Service instance')).toBeVisible();
    await expect(page).toHaveURL(/service-instances\.html$/);
  });

  test('Back before a slow page is drawn stays with the page of the address', async ({ page }) => {
    const { release } = await holdPages(page);
    // The browser takes a picture of the page in view, and only then lets the next one come.
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const picture = new Promise((resolve) => document.addEventListener('picture', resolve, { once: true }));
        const transition = start(() => picture.then(() => typeof change === 'function' && change()));
        transition.updateCallbackDone.then(() => document.body.setAttribute('data-drawn', ''));
        return transition;
      };
    });
    await link(page, 'Service Roles').click();
    await page.clock.runFor(200);
    release();
    await expect(page).toHaveURL(/service-roles\.html$/);
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: 'CORS' })).toBeAttached();
    await page.evaluate(() => document.dispatchEvent(new Event('picture')));
    await expect(page.locator('[data-drawn]')).toBeAttached();
    await expect(page).toHaveURL(/cors\.html$/);
    await expect(heading(page, 'CORS')).toBeVisible();
  });
});
