import { expect, type Page, test } from '@playwright/test';
import { escapePattern } from '../../plugins/shared/escapePattern.ts';
import { brand } from '../brand.ts';
import { answering, open, watchConsole } from './frameChecks.ts';

const PAGE = 'guides/management/instances/state.html';
const OTHER = 'tutorials/services/resolver/resolve-via-api.html';
const KEY = 'site-fill-values';
const SECRET = 'c0ffee00'.repeat(8);

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Fill in your values' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your values' });
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const samples = (page: Page) =>
  page.locator('main pre').evaluateAll((all) => all.map(({ textContent }) => textContent).join('\n'));
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

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
  expect(await samples(page)).toMatch(
    new RegExp(
      `API=https://resolver\\.management\\.us-2\\.${escapePattern(brand.apiDomain)}\\n.*\\n\\s*"\\$API/instances/mine/status"`,
    ),
  );
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
  expect(await stored(page)).toBe(null);
  expect(messages).toEqual([]);
});

test('a secret is in the snippets, and in nothing that stays or leaves the page', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page, PAGE);
  await button(page).click();
  await expect(field(page, 'API key secret')).toHaveAttribute('type', 'password');
  await expect(field(page, 'API key secret')).toHaveAttribute('autocomplete', 'off');
  await expect(field(page, 'API key secret')).toHaveAccessibleDescription(/gone when you reload/);
  await press(page, 'Close');
  await fill(page, { 'API key secret': SECRET, Region: 'us' });
  expect(await samples(page)).toContain(`Bearer ${SECRET}`);
  expect(await inAttributes(page)).toEqual([]);
  await button(page).click();
  await expect(field(page, 'API key secret')).toHaveValue(SECRET);
  expect(await inAttributes(page)).toEqual([]);
  await press(page, 'Close');
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  expect(kept).toContain('us');
  expect(kept).not.toContain(SECRET);

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

test('without scripts the examples stand there and no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByText('Fill in your values').first()).toBeHidden();
  expect(await samples(page)).toContain('instances/resolver-eu-1/status');
  await context.close();
});
