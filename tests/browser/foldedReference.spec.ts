import type { Page } from '@playwright/test';
import { alive, expect, test } from './reading.ts';

const API = 'reference/services/verifier/api.html';
const CONFIGURATION = 'reference/services/verifier/configuration.html';
const leaf = (page: Page, id: string) => page.locator(`#${id}`);
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter keys' });

test.describe('an operation', () => {
  test('that is folded opens for whoever asks for it, by a link, an address or a press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('reference/api/iam.html');
    await alive(page);
    const rest = (id: string) => page.locator(`#${id} + .operation .operation__samples`);
    await expect(rest('list-api-keys')).toBeVisible();
    await expect(rest('create-api-key')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Create an API key' }).first().click();
    await expect(rest('create-api-key')).toBeVisible();
    await expect(page.locator('#create-api-key')).toBeInViewport();
    await page.goto('reference/api/management.html#create-configuration-request-configurationresourceid');
    await expect(page.locator('#create-configuration-request-configurationresourceid')).toBeInViewport();
    await page.locator('#delete-instance + .operation').getByText('Request, fields and responses').click();
    await expect(rest('delete-instance')).toBeInViewport();
  });

  test('has a tab for each status, by keys too', async ({ page }) => {
    await page.goto(API);
    await alive(page);
    const samples = page.locator('.operation__samples').first();
    await samples.getByRole('tab', { name: '200' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(samples.getByRole('tab', { name: '422' })).toBeFocused();
    await expect(samples.getByRole('tabpanel', { name: '422' })).toContainText('proof-verification-failed');
  });
});

test.describe('a folded field', () => {
  const FIELD = 'verify-vc-api-credential-200-checks';

  test('is opened by an address', async ({ page }) => {
    await page.goto(`${API}#${FIELD}`);
    await expect(page.locator(`#${FIELD}`)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the keys of a configuration', () => {
  test('the filter takes every word in any order, of the path and of the meaning', async ({ page }) => {
    await page.goto(CONFIGURATION);
    await alive(page);
    await filter(page).fill('skip proof');
    await expect(leaf(page, 'policies-proof-skip')).toBeVisible();
    await expect(leaf(page, 'policies-notafter-skip')).toBeHidden();
    await expect(leaf(page, 'cors')).toBeHidden();
    const [word = ''] = (await leaf(page, 'cors-enabled').textContent())?.match(/[a-z]{6,}(?=\W*$)/) ?? [];
    await filter(page).fill(`${word} enabled cors`);
    await expect(leaf(page, 'cors-enabled')).toBeVisible();
    await expect(page.locator('.key:visible')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /1 of \d+ keys/ })).toBeVisible();
    await filter(page).fill('nothing like that');
    await expect(page.getByText('No key has all of these words.')).toBeVisible();
    await filter(page).fill('');
    await expect(leaf(page, 'policies-proof')).toBeVisible();
    await expect(leaf(page, 'policies-proof-skip')).toBeHidden();
  });
});
