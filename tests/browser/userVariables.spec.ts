import { expect, type Page, test } from '@playwright/test';
import { brand } from '../brand.ts';
import { answering, open, watchConsole } from './frameChecks.ts';

const PAGE = 'guides/management/instances/state.html';
const OTHER = 'tutorials/services/resolver/resolve-via-api.html';
const SECRET = 'c0ffee00'.repeat(8);

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Fill in your values' }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your values' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const samples = (page: Page) =>
  page.locator('main pre').evaluateAll((all) => all.map(({ textContent }) => textContent).join('\n'));

/** Attributes that hold the secret, by which it would be in the source of the page. */
const inAttributes = (page: Page) =>
  page.evaluate(
    (secret) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].filter(({ value }) => value.includes(secret)).map(({ name }) => name),
      ),
    SECRET,
  );

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  await button(page).click();
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await press(page, 'Save');
}

test('values show in snippets of every page, are copied, stay after a reload, and can be cleared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const messages = watchConsole(page);
  await open(page, PAGE);
  await fill(page, { Region: 'us-2', 'Resolver ID': 'mine' });
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(await samples(page)).toContain(`API=https://resolver.management.us-2.${brand.apiDomain}\n`);
  expect(await samples(page)).not.toContain('resolver-eu-1');

  const sample = page.locator('.code').filter({ hasText: 'mine.resolver' }).filter({ hasText: '/health' });
  await sample.first().hover();
  await sample.first().getByRole('button', { name: 'Copy code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `ENDPOINT=https://mine.resolver.service.us-2.${brand.apiDomain}`,
  );

  await open(page, OTHER);
  await expect(page.getByRole('main')).toContainText(`https://mine.resolver.service.us-2.${brand.apiDomain}`);
  await button(page).click();
  await expect(field(page, 'Region')).toHaveValue('us-2');
  await press(page, 'Clear all');
  await expect(dialog(page).getByRole('status')).toContainText('cleared');
  await expect(field(page, 'Region')).toHaveValue('');
  await press(page, 'Close');
  expect(await samples(page)).toContain(`https://resolver-eu-1.resolver.service.eu.${brand.apiDomain}`);
  expect(await page.evaluate(() => localStorage.getItem('site-fill-values'))).toBe(null);
  expect(messages).toEqual([]);
});

test('a secret is in the snippets, and in nothing that stays or leaves the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, PAGE);
  await fill(page, { 'API key secret': SECRET, Region: 'us' });
  expect(await samples(page)).toContain(`Bearer ${SECRET}`);
  expect(await inAttributes(page)).toEqual([]);
  await button(page).click();
  await expect(field(page, 'API key secret')).toHaveValue(SECRET);
  await expect(field(page, 'API key secret')).toHaveAttribute('type', 'password');
  await press(page, 'Close');
  const stores = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state]),
  );
  expect(stores).not.toContain(SECRET);

  // To another page without a load, where the snippets still have it.
  await page.getByRole('link', { name: 'Test a resolver' }).first().click();
  await expect(page).toHaveURL(/test\.html/);
  await expect(page.getByRole('main').locator('pre').filter({ hasText: SECRET }).first()).toBeAttached();
  await page.reload();
  await answering(page);
  expect(await samples(page)).toContain('Bearer $API_SECRET');
  expect(await page.content()).not.toContain(SECRET);
  expect(requests.filter((request) => request.includes(SECRET))).toEqual([]);
});
