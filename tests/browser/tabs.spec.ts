import type { Page } from '@playwright/test';
import { alive, expect, test } from './reading.ts';

/** Two groups of tabs with the same id, "way". */
const twoGroups = 'guides/management/instances/create.html';
const otherPage = 'guides/management/instances/logs.html';
const KEY = 'rspress.tabs.way';

test.describe('tabs', () => {
  test('are tabs, of which one is selected and its panel is shown', async ({ page }) => {
    await page.goto(otherPage);
    await alive(page);
    const tabs = page.getByRole('tablist').getByRole('tab');
    await expect(tabs).toHaveText(['Dashboard', 'API']);
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await page.getByRole('tab', { name: 'API' }).click();
    await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Dashboard' })).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });

  test('are changed with the arrow keys, and the Tab key goes into the panel', async ({ page }) => {
    await page.goto(otherPage);
    await alive(page);
    await page.getByRole('tab', { name: 'Dashboard' }).focus();
    for (const [key, name] of [
      ['ArrowRight', 'API'],
      ['ArrowRight', 'Dashboard'],
      ['ArrowLeft', 'API'],
      ['Home', 'Dashboard'],
      ['End', 'API'],
    ]) {
      await page.keyboard.press(key);
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'API' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tab', { name: 'API' })).toBeFocused();
  });
});

test('the search of the browser finds a closed panel, which opens, and the choice stays', async ({ page }) => {
  await page.goto(otherPage);
  await alive(page);
  // No driver opens that search. This is what it sends.
  await page.locator('[hidden="until-found"]').dispatchEvent('beforematch');
  await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test.describe('a choice of a group', () => {
  test("is stored under Rspress's key and shared by all groups of the page, other pages and other windows", async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(otherPage);
    await alive(other);
    await page.goto(twoGroups);
    await alive(page);
    await page.getByRole('tab', { name: 'API' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'API' })).toHaveCount(2);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('1');
    await expect(other.getByRole('tabpanel', { name: 'API' })).toBeVisible();
    await page.goto(otherPage);
    await expect(page.getByRole('tabpanel', { name: 'API' })).toBeVisible();
  });
});

test.describe('every panel can be read with its label', () => {
  async function expectAllPanels(page: Page): Promise<void> {
    const panels = page.getByRole('tabpanel');
    await expect(panels).toHaveCount(2);
    await expect(panels.first().getByText('Dashboard', { exact: true })).toBeVisible();
    await expect(panels.first().locator('p, li').last()).toBeVisible();
    await expect(panels.last().getByText('API', { exact: true })).toBeVisible();
    await expect(panels.last().getByText('curl').first()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('and there is no dead tab', { tag: '@chromium' }, async ({ page }) => {
      await page.goto(otherPage);
      await expectAllPanels(page);
    });
  });

  test('on paper', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(otherPage);
    await alive(page);
    await page.emulateMedia({ media: 'print' });
    await expectAllPanels(page);
  });
});
