import { expect, type Page, test } from '@playwright/test';
import { open } from './frameChecks.ts';

const PAGE = 'reference/services/verifier/policies/proof.html';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const field = (page: Page) => sidebar(page).getByRole('searchbox', { name: 'Filter pages' });
const shown = (page: Page) => sidebar(page).locator('a:visible');
const status = (page: Page) => sidebar(page).getByRole('status');

test('keeps the pages that have every word in their name and those of their groups', async ({ page }) => {
  await open(page, PAGE);
  const all = await shown(page).count();
  await field(page).fill('conf resolver');
  // The groups around it say where it is.
  await expect(shown(page)).toHaveText(['Services', 'Resolver', 'Resolver Configuration']);
  await expect(status(page)).toHaveText('1 result');
  expect(await shown(page).last().getAttribute('href')).toContain('/reference/services/resolver/configuration');
  await field(page).fill('verifier no such page');
  await expect(status(page)).toHaveText('No page has all of these words. Search all docs for “verifier no such page”');
  await expect(shown(page)).toHaveCount(0);
  await field(page).fill('');
  await expect(shown(page)).toHaveCount(all);
  await expect(status(page)).toHaveText('');
});

test('is used by keyboard alone: down to the pages, up to the field, Enter opens the first', async ({ page }) => {
  await open(page, PAGE);
  await field(page).focus();
  await page.keyboard.type('verifier policies');
  await expect(shown(page).nth(2)).toHaveText('Policies');
  await page.keyboard.press('ArrowDown');
  await expect(shown(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(shown(page).nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await field(page).fill('resolver conf');
  await expect(shown(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/resolver\/configuration/);
  // The page that came is one of all again, and in view.
  await expect(field(page)).toHaveValue('');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
});
