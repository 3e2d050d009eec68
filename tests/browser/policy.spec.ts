import { expect, test } from '@playwright/test';
import { open } from './frameChecks.ts';
import { watchRefusals } from './refusals.ts';

test('the policy blocks nothing of what readers do', async ({ page }) => {
  const refusals = await watchRefusals(page);
  await open(page, 'guides/services/resolver/configure.html');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('api key');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill in your values' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your values' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.check-response summary:visible').first().click();
  await expect(page.getByRole('textbox', { name: 'Your response' })).toBeFocused();
  await page.locator('a[data-term]').first().hover();
  await expect(page.locator('.glossary-tooltip')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Test', exact: true }).click();
  await expect(page).toHaveURL(/resolver\/test\.html$/);
  expect(await refusals()).toEqual([]);
});
