import { expect, type Page, test } from '@playwright/test';
import { open } from './frameChecks.ts';
import { announced, button, dialog, input, openSearch, options, PAGE, saveData } from './searchPage.ts';

/** Everything that a search loads, and the list of the latest build's files. */
const INDEX = /static\/search[._]|\/search\.json$/;
/** Loaded for a query. */
const POSTINGS = /static\/search\.postings-/;

/** Holds back what is asked for, until it is released; with `letPass`, what is asked for from then on is not held. */
async function hold(page: Page, pattern: RegExp) {
  const held: string[] = [];
  let isHolding = true;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    if (isHolding) {
      held.push(route.request().url());
      await released;
    }
    await route.continue();
  });
  const letPass = () => {
    isHolding = false;
  };
  return { held, release, letPass };
}

test.describe('faults', () => {
  const message = 'Failed to fetch search index, please reload the page and try again.';

  for (const [name, body] of [
    ['missing', undefined],
    ['of another shape', '{"titles":3}'],
  ] as const) {
    test(`an index that is ${name}: one logged line, a way out, and another try on the next opening`, async ({
      page,
    }) => {
      const logged: string[] = [];
      const errors: Error[] = [];
      page.on('console', (entry) => entry.text().includes('search index') && logged.push(entry.text()));
      page.on('pageerror', (error) => errors.push(error));
      await page.route(INDEX, (route) => (body ? route.fulfill({ body }) : route.fulfill({ status: 404 })));
      await openSearch(page);
      const alert = dialog(page).getByRole('alert');
      await expect(alert).toContainText('Search could not be loaded.');
      await expect(alert).toContainText('Check your connection and try again.');
      expect(logged).toEqual([message]);
      await input(page).fill('api key');
      await expect(alert).toContainText(/No results for.*api key.*Please try again with a different keyword/);
      await expect(alert).not.toContainText('could not be loaded');

      await page.unroute(INDEX);
      await page.keyboard.press('Escape');
      await button(page).click();
      await input(page).fill('api key');
      await expect(options(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }

  test('lost shards: titles, headings and leads answer, and another try finds the rest', async ({ page }) => {
    await page.route(POSTINGS, (route) => route.abort());
    await openSearch(page);
    await input(page).fill('api key');
    await expect(options(page).first()).toContainText('API key');
    const said = 'Only titles, headings and summaries were searched.';
    await expect(dialog(page).getByText(said).first()).toBeVisible();
    await expect(dialog(page).getByRole('status').filter({ hasText: said })).toHaveCount(1);
    await page.unroute(POSTINGS);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
    await expect(dialog(page).getByText(said)).toHaveCount(0);
    await expect(input(page)).toBeFocused();
  });

  test('shards replaced by a new deployment: its index answers without a reload', async ({ page }) => {
    await openSearch(page);
    const names = await (await page.request.get('/docs/search.json')).text();
    const old = /manifest\.([0-9a-f]{8})/.exec(names)?.[1] ?? '';
    const latest = 'ffffffff';
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route(INDEX, async (route) => {
      const url = route.request().url();
      if (url.includes(old)) return route.fulfill({ status: 404 });
      const response = await page.request.get(url.replaceAll(latest, old));
      return route.fulfill({ contentType: 'application/json', body: (await response.text()).replaceAll(old, latest) });
    });
    await input(page).fill('api key');
    await expect(announced(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
    await expect(dialog(page).getByText('Only titles, headings and summaries were searched.')).toHaveCount(0);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('offline: titles are found, and online again the rest, without a reload', async ({ page, context }) => {
    await open(page, PAGE);
    const loaded = page.waitForResponse(/static\/search_index/);
    await button(page).hover();
    await (await loaded).finished();
    await context.setOffline(true);
    await button(page).click();
    await input(page).fill('api key');
    await expect(dialog(page).getByText('Only titles, headings and summaries were searched.').first()).toBeVisible();
    await expect(options(page).first()).toContainText('API key');
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('img', { name: 'Text' }).first()).toBeVisible();
    await expect(input(page)).toHaveValue('api key');
  });

  test('slow shards: titles, headings and leads answer at once until the full text does', async ({ page }) => {
    const { release } = await hold(page, POSTINGS);
    await openSearch(page);
    await input(page).fill('api key');
    await expect(options(page).first()).toContainText('API key');
    await input(page).fill('verifier');
    await expect(options(page).first()).toContainText(/verifier/i);
    await expect(announced(page)).toHaveCount(0);
    release();
    await expect(announced(page)).toHaveCount(1);
  });

  test('an answer that comes late does not take the place of the answer to a later query', async ({ page }) => {
    const { held, release, letPass } = await hold(page, POSTINGS);
    await openSearch(page);
    await input(page).fill('api key');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    letPass();
    await input(page).fill('wallet');
    await expect(announced(page)).toHaveCount(1);
    const firsts = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const note = () => seen.push(document.querySelector('.search-dialog [role="option"]')?.textContent ?? '');
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    const answers = held.map((url) => page.waitForResponse(url));
    release();
    await Promise.all(answers);
    // What follows takes its time, in which the late answer would be seen.
    await input(page).fill('glossary');
    await expect(options(page).first()).toContainText(/glossary/i);
    const seen = await firsts.jsonValue();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((text) => /api key/i.test(text))).toEqual([]);
  });

  test('a search that is slow to arrive: what is typed meanwhile stands in its input', async ({ page }) => {
    await saveData(page);
    await open(page, PAGE);
    const { release } = await hold(page, /\.js$/);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByText('Loading search…')).toBeVisible();
    await page.keyboard.type('proof kez');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    release();
    await expect(input(page)).toHaveValue('proof key');
    await expect(input(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('s');
    await expect(input(page)).toHaveValue('proof keys');
  });

  test('a script that is gone: a message, a way to close, and another try', async ({ page }) => {
    await saveData(page);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, PAGE);
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
    await button(page).click();
    const message = dialog(page).getByRole('status');
    await expect(message).toContainText('could not be loaded');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await button(page).click();
    await expect(message).toContainText('could not be loaded');
    await page.unroute(/\.js$/);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(input(page)).toBeFocused();
    expect(errors).toEqual([]);
  });
});
