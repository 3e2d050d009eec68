import type { Page } from '@playwright/test';
import { brand } from '../brand.ts';
import { alive, expect, test } from './reading.ts';

/** The title of the page, without the link to it. */
const heading = (page: Page) => page.locator('h1').evaluate((title) => title.lastChild?.textContent);
const description = (page: Page) => page.locator('meta[name="description"]');

test('a page has its own title and description, also after a navigation and back', async ({ page }) => {
  await page.goto('reference/configuration/cors.html');
  await alive(page);
  const first = { title: await page.title(), description: (await description(page).getAttribute('content')) ?? '' };
  expect(first.title).toBe(`${await heading(page)} - ${brand.name} docs`);
  expect(first.description).not.toBe('');
  await page
    .getByRole('navigation', { name: 'Sidebar' })
    .locator('a[href*="/reference/configuration/"]:not([aria-current])')
    .last()
    .click();
  await expect(page).not.toHaveTitle(first.title);
  expect(await page.title()).toBe(`${await heading(page)} - ${brand.name} docs`);
  await expect(description(page)).not.toHaveAttribute('content', first.description);
  await expect(description(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveTitle(first.title);
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
