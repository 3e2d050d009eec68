import type { Page } from '@playwright/test';
import { brand } from '../brand.ts';
import { alive, expect, test } from './reading.ts';

const description = (page: Page) => page.locator('meta[name="description"]');

test('a page has its own title and description, also after a navigation and back', async ({ page }) => {
  await page.goto('reference/configuration/cors.html');
  await alive(page);
  await expect(page).toHaveTitle(`CORS configuration - ${brand.name} docs`);
  await expect(description(page)).toHaveAttribute('content', /^The seven fields of the cors object/);
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .getByRole('link', { name: 'Service Roles', exact: true })
    .click();
  await expect(page).toHaveTitle(`Service role reference - ${brand.name} docs`);
  await expect(description(page)).not.toHaveAttribute('content', /cors object/);
  await expect(description(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(`CORS configuration - ${brand.name} docs`);
});

test.describe('where a page begins', () => {
  const top = (page: Page) => page.evaluate(() => window.scrollY);

  test('a new page begins at its top, and back restores the place', async ({ page }) => {
    await page.goto('reference/services/verifier/api.html');
    await alive(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => top(page)).toBe(900);
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Errors', exact: true })
      .first()
      // A click would scroll to the link first in Firefox.
      .dispatchEvent('click');
    await expect(page).not.toHaveURL(/api\.html/);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/api\.html/);
    await expect.poll(() => top(page)).toBe(900);
  });
});
