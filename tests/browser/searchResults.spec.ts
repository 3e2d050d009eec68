import { expect, test } from '@playwright/test';
import { stopClock } from './reading.ts';
import { dialog, highlighted, input, openSearch, options, searchFor } from './searchPage.ts';

test.describe('results', () => {
  test('are grouped by page title, with icons for title, heading and text, and marked matches', async ({ page }) => {
    await searchFor(page, 'not_before');
    const group = dialog(page).getByRole('group', { name: 'Verifier not before policy' }).first();
    await expect(group.getByRole('option').first().getByRole('img', { name: 'Title' })).toBeVisible();
    await expect(group.getByRole('option').first().locator('mark')).toHaveText(['not', 'before']);
    await expect(dialog(page).getByRole('img', { name: 'Heading' }).first()).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
  });

  test('are 7 at most, and their number is announced', async ({ page }) => {
    await searchFor(page, 'verifier');
    await expect(options(page)).toHaveCount(7);
    await expect(dialog(page).getByRole('status').filter({ hasText: '7 results' })).toHaveCount(1);
  });

  test('of a mistyped query are those of the corrected one, and the typed one is a press away', async ({ page }) => {
    await searchFor(page, 'verifier polcy');
    await expect(dialog(page).getByText('Searched for “verifier policy”.').first()).toBeVisible();
    const heard = dialog(page)
      .getByRole('status')
      .filter({ hasText: /Searched for “verifier policy”\. \d results/ });
    await expect(heard).toHaveCount(1);
    await page.keyboard.press('Tab');
    const asTyped = dialog(page).getByRole('button', { name: 'Search for “verifier polcy” instead' });
    await expect(asTyped).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('No page has all of these words.')).toBeVisible();
    await expect(asTyped).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('verifier polcy');
    await input(page).fill('polcy');
    await expect(dialog(page).getByText('Searched for “policy”.').first()).toBeVisible();
  });

  test('of a name typed alone begin with what it is, in a line that leads to it', async ({ page }) => {
    await searchFor(page, 'did:web');
    const card = dialog(page).getByRole('group', { name: 'Short answers' }).getByRole('option');
    await expect(card).toContainText('Fetched over HTTPS');
    await expect(card).toHaveAttribute('aria-selected', 'true');
    const heard = dialog(page).getByRole('status').filter({ hasText: 'A short answer is above them.' });
    await expect(heard).toHaveCount(1);
    await expect(options(page)).toHaveCount(7);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/supported-did-methods\.html#did-web$/);
    await expect(page.getByRole('heading', { name: 'did:web', exact: true })).toBeInViewport();
  });

  test('wait 150 ms for the next key', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('api key');
    await expect(options(page).first()).toBeVisible();
    await stopClock(page);
    await input(page).fill('zzqqzz');
    await page.clock.runFor(140);
    await expect(options(page).first()).toContainText('API key');
    await page.clock.runFor(200);
    await expect(dialog(page).getByText('No results for')).toBeVisible();
  });

  test('none: says so with the query and what to do, and offers the next pages', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('zzqq xyzzy');
    const status = dialog(page).getByRole('status').filter({ hasText: 'No results for' });
    await expect(status).toContainText('zzqq xyzzy');
    await expect(status).toContainText('Please try again with a different keyword');
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe('keys', () => {
  test('arrows walk the hits as drawn and wrap at both ends', async ({ page }) => {
    await searchFor(page, 'api key');
    const drawn = await options(page).allTextContents();
    const walked: (string | null)[] = [];
    for (const _ of drawn) {
      walked.push(await highlighted(page).textContent());
      const id = await input(page).getAttribute('aria-activedescendant');
      expect(await highlighted(page).getAttribute('id')).toBe(id);
      await page.keyboard.press('ArrowDown');
    }
    expect(walked).toEqual(drawn);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await expect(input(page)).toBeFocused();
  });

  test('Enter opens what is highlighted in the same window, closes and resets', async ({ page, context }) => {
    await searchFor(page, 'tolerance');
    await page.keyboard.press('ArrowDown');
    const href = await highlighted(page).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
    expect(href).toMatch(/^\/docs\/.*\.html#/);
    expect(context.pages()).toHaveLength(1);
  });

  test('Control and Enter open it in a new tab, and the search stays open', async ({ page, context }) => {
    await searchFor(page, 'tolerance');
    const href = await highlighted(page).getAttribute('href');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect.poll(() => new URL(opened.url()).pathname + new URL(opened.url()).hash).toBe(href);
    await expect(dialog(page)).toBeVisible();
  });

  test('Escape closes without a message in the console', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await searchFor(page, 'tolerance');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    expect(messages).toEqual([]);
  });

  test('keys are ignored while text is composed', async ({ page }) => {
    await searchFor(page, 'api key');
    const url = page.url();
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await input(page).evaluate((element, name) => {
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, isComposing: true, bubbles: true, cancelable: true }),
        );
      }, key);
    }
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page)).toBeVisible();
    expect(page.url()).toBe(url);
  });
});
