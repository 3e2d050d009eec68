import { expect, type Page, test } from '@playwright/test';
import { brand } from '../brand.ts';
import { DOC, open } from './frameChecks.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });
const group = (page: Page, name: string) =>
  sidebar(page).getByRole('button', { name: `Pages in ${name}`, exact: true });
const insideManagement = (page: Page) => group(page, 'Management').locator('xpath=following::ul[1]//a').first();
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('is a tree whose groups are all open, with a dashed divider and a titled list', async ({ page }) => {
  await open(page, DOC);
  const buttons = sidebar(page).getByRole('button');
  expect(await buttons.count()).toBeGreaterThan(5);
  for (const button of await buttons.all()) await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).getByRole('separator')).toHaveCount(1);
  const style = await sidebar(page)
    .getByRole('separator')
    .evaluate((line) => getComputedStyle(line).borderBlockStartStyle);
  expect(style).toBe('dashed');
  const standards = sidebar(page).getByRole('list', { name: 'Standards' });
  await expect(standards.getByText('W3C Verifiable Credentials')).toBeVisible();
});

test('exactly the page in view is current', async ({ page }) => {
  await open(page, DOC);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText(['Verifier']);
  await entry(page, 'Gateway').click();
  await expect(current).toHaveText(['Gateway']);
  // The sidebar of an API is low.
  await open(page, 'reference/services/verifier/api.html');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('a group closes and opens by pointer and by keys', async ({ page }) => {
  await open(page, DOC);
  await group(page, 'Management').click();
  await expect(insideManagement(page)).toBeHidden();
  await expect(group(page, 'Management')).toHaveAttribute('aria-expanded', 'false');
  await group(page, 'Management').focus();
  await page.keyboard.press('Space');
  await expect(insideManagement(page)).toBeVisible();
});

test('a closed group stays closed while pages change, also past a page without a sidebar', async ({ page }) => {
  await open(page, DOC);
  await group(page, 'Management').click();
  await entry(page, 'Gateway').click();
  await expect(entry(page, 'Gateway')).toHaveAttribute('aria-current', 'page');
  await expect(insideManagement(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: brand.name, exact: true }).click();
  await expect(sidebar(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Tutorials' }).first().click();
  await page.getByRole('link', { name: 'Explanations' }).first().click();
  await expect(entry(page, 'Gateway')).toBeVisible();
  await expect(insideManagement(page)).toBeHidden();
});

test('pointing at an entry fetches its page and style, and the press that follows loads nothing else', async ({
  page,
}) => {
  await open(page, DOC);
  const fetched = [/gateway(?:\/|\.html)$/, /\/page\.\w+\.css$/].map((url) => page.waitForResponse(url));
  await entry(page, 'Gateway').hover();
  for (const response of fetched) expect((await response).ok()).toBe(true);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await entry(page, 'Gateway').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/gateway/i);
  expect(documents).toEqual([]);
});

test('the groups of the page in view open by themselves', async ({ page }) => {
  await open(page, DOC);
  await group(page, 'Services').click();
  await expect(entry(page, 'Verifier')).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'validator' }).first().click();
  await expect(entry(page, 'Validator')).toHaveAttribute('aria-current', 'page');
  await expect(entry(page, 'Validator')).toBeVisible();
});

test('the current entry of a long sidebar is in view, and the page is not scrolled for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, 'explanations/standards/w3c/verifiable-credentials/verifiable-presentations.html');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
