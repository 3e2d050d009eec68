import type { Page } from '@playwright/test';
import { expect, test } from './reading.ts';

/** A guide with tabs, samples, values to fill in, and a page long enough to take its time. */
const PAGE = 'tutorials/services/resolver/resolve-via-api.html';
/** A fifth of what counts as good (Cumulative Layout Shift, 0.1). */
const LITTLE_SHIFT = 0.02;
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Opens the page on a machine six times slower, and does not wait for anything but its first answer. */
async function openSlowly(page: Page, address = PAGE): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(address, { waitUntil: 'commit' });
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search Docs' });

const presses: [what: string, act: (page: Page) => Promise<void>, seen: (page: Page) => Promise<void>][] = [
  [
    'the search button, and what is typed after it',
    async (page) => {
      await page.locator('.search-button:visible').first().click();
      await page.keyboard.type('rotate key');
    },
    async (page) => {
      await expect(search(page)).toHaveValue('rotate key');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'Ctrl+K, and what is typed after it',
    async (page) => {
      await page.locator('h1').waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('rotate key');
    },
    async (page) => {
      await expect(search(page)).toHaveValue('rotate key');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'a tab',
    (page) => page.getByRole('main').getByRole('tab', { name: 'Python' }).first().click(),
    (page) => expect(page.getByRole('main').getByRole('tab', { name: 'Python', selected: true }).first()).toBeVisible(),
  ],
  [
    'the button that fills in values',
    (page) => page.getByRole('main').getByRole('button', { name: 'Fill in your values' }).first().click(),
    (page) => expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible(),
  ],
  [
    'a link of the sidebar',
    (page) =>
      page
        .getByRole('navigation', { name: 'Sidebar' })
        .getByRole('link', { name: 'Create and Resolve with a Wallet Tool', exact: true })
        .click(),
    (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Create a DID with the wallet SDK'),
  ],
];

test.describe('at a sixth of the speed, pressed at the first moment that it is seen', () => {
  for (const [what, act, seen] of presses) {
    test(`${what}: is carried out`, async ({ page }) => {
      await openSlowly(page);
      await act(page);
      await seen(page);
    });
  }

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openSlowly(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).first().click();
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toBeInViewport();
  });

  test('the sidebar shows the page in view, however far down it is', async ({ page }) => {
    await openSlowly(page, 'reference/services/verifier/api.html');
    await page.waitForLoadState('networkidle');
    const entry = page.getByRole('navigation', { name: 'Sidebar' }).locator('[aria-current="page"]');
    await expect(entry).toBeInViewport();
  });

  // So slow a machine now and then paints between two parts of the bar, which then makes room for the second.
  test('nothing moves that anybody sees while the page comes', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSlowly(page);
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `shifts of ${shifts}`,
    ).toBeLessThan(LITTLE_SHIFT);
  });
});
