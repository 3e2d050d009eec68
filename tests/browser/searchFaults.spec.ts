import { expect, test } from '@playwright/test';
import { delayRequests, open } from './frameChecks.ts';
import { announced, button, dialog, highlighted, input, openSearch, options, PAGE, saveData } from './searchPage.ts';

/** Everything that a search loads, and the list of the latest build's files. */
const INDEX = /static\/search[._]|\/search\.json$/;
/** Loaded for a query. */
const POSTINGS = /static\/search\.postings-/;
const LEADS_ONLY = 'Only titles, headings and summaries were searched.';

test('a lost index: one logged line, no results, and another try on the next opening', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (entry) => entry.text().includes('search index') && logged.push(entry.text()));
  await page.route(INDEX, (route) => route.fulfill({ status: 404 }));
  await openSearch(page);
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText("Search couldn't be loaded.");
  expect(logged).toEqual(['Failed to fetch search index, please reload the page and try again.']);
  await input(page).fill('api key');
  await expect(alert).toContainText(/No results for.*api key.*Please try again with a different keyword/);
  await page.unroute(INDEX);
  await page.keyboard.press('Escape');
  await button(page).click();
  await input(page).fill('api key');
  await expect(options(page).first()).toBeVisible();
});

test('lost shards: titles, headings and leads answer, and another try finds the rest', async ({ page }) => {
  await page.route(POSTINGS, (route) => route.abort());
  await openSearch(page);
  await input(page).fill('api key');
  await expect(options(page).first()).toContainText('API key');
  await expect(dialog(page).getByText(LEADS_ONLY).first()).toBeVisible();
  await expect(dialog(page).getByRole('status').filter({ hasText: LEADS_ONLY })).toHaveCount(1);
  await page.unroute(POSTINGS);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
  await expect(dialog(page).getByText(LEADS_ONLY)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});

test('offline from the start: it says so, and opens with what was typed once there is a network', async ({
  page,
  context,
}) => {
  await saveData(page);
  await open(page, PAGE);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('status')).toContainText("couldn't be loaded");
  await page.keyboard.type('api key');
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toContainText('API key');
  await expect(input(page)).toHaveValue('api key');
});

test('slow shards: titles, headings and leads answer at once, and a late answer leaves what was chosen', async ({
  page,
}) => {
  const release = await delayRequests(page, POSTINGS);
  await openSearch(page);
  await input(page).fill('wallet');
  await expect(options(page).first()).toContainText(/wallet/i);
  await input(page).fill('api key');
  await expect(options(page).first()).toContainText('API key');
  await expect(announced(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const chosen = (await highlighted(page).getAttribute('href')) ?? '';
  const kinds = dialog(page).getByRole('group', { name: 'Show only' });
  const before = await kinds.boundingBox();
  release();
  await expect(announced(page)).toHaveCount(1);
  await expect(options(page).first()).toContainText('API key');
  await expect(highlighted(page)).toHaveAttribute('href', chosen);
  expect(await kinds.boundingBox()).toEqual(before);
});

test('a search that is slow to arrive: what is typed meanwhile is in its input', async ({ page }) => {
  await saveData(page);
  await open(page, PAGE);
  const release = await delayRequests(page, /\.js$/);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('Loading search…')).toBeVisible();
  await page.keyboard.type('proof kez');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('y');
  release();
  await expect(input(page)).toHaveValue('proof key');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('proof keys');
});
