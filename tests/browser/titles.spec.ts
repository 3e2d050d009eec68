import type { Page } from '@playwright/test';
import { brand } from '../brand.ts';
import { alive, expect, test } from './reading.ts';

const description = (page: Page) => page.locator('meta[name="description"]');

test('a page is titled with its own title and the name of the site, and described by its own words', async ({
  page,
}) => {
  await page.goto('reference/configuration/cors.html');
  await alive(page);
  await expect(page).toHaveTitle(`CORS configuration - ${brand.name} docs`);
  await expect(description(page)).toHaveAttribute('content', /^The seven fields of the cors object/);
});

test('title and description follow a navigation, and go back with it', async ({ page }) => {
  await page.goto('reference/configuration/cors.html');
  await alive(page);
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
      .click();
    await expect(page).not.toHaveURL(/api\.html/);
    await expect.poll(() => top(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/api\.html/);
    await expect.poll(() => top(page)).toBe(900);
  });

  test('a hash brings its heading below the header, also from another page', async ({ page }) => {
    const gap = () =>
      page.evaluate(() => {
        const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        return Math.round((heading?.getBoundingClientRect().top ?? -1) - header);
      });
    await page.goto('reference/services/verifier/api.html');
    await alive(page);
    const target = page.locator('main h2').nth(2);
    const id = await target.getAttribute('id');
    await page.goto(`reference/services/verifier/api.html#${id}`);
    await expect(target).toBeInViewport();
    await expect.poll(gap).toBeGreaterThanOrEqual(-1);
    await expect.poll(gap).toBeLessThan(120);
  });
});
