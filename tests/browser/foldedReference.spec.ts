import type { Page } from '@playwright/test';
import { alive, expect, test } from './reading.ts';

const API = 'reference/services/verifier/api.html';
const CONFIGURATION = 'reference/services/verifier/configuration.html';
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn.`);
  return box;
};
const top = (page: Page) => page.locator('.fields > .key-group > summary h3');
const leaf = (page: Page, id: string) => page.locator(`#${id}`);
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter keys' });

test.describe('an operation', () => {
  test('on a wide page keeps its request and answers beside its fields while they are read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(API);
    await alive(page);
    const operation = page.locator('.operation').first();
    const samples = operation.locator('.operation__samples');
    const details = operation.locator('.operation__details');
    const [beside, text] = [await samples.boundingBox(), await details.boundingBox()];
    expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await details.locator('.rows ul ul').evaluate((inside) => inside.scrollIntoView());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan((text?.y ?? 0) + 100);
    await expect(samples.getByRole('tab', { name: 'curl' })).toBeInViewport({ ratio: 1 });
    await expect(samples.getByRole('tab', { name: '422' })).toBeInViewport({ ratio: 1 });
    const [bottom, bar] = [await samples.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(bottom?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('on a narrow page has its request below its lead, before its fields', async ({ page }) => {
    for (const width of [1279, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(API);
      const [lead, samples, details] = [
        await boxOf(page, '.operation__lead'),
        await boxOf(page, '.operation__samples'),
        await boxOf(page, '.operation__details'),
      ];
      expect(samples.y).toBeGreaterThanOrEqual(lead.y + lead.height);
      expect(details.y).toBeGreaterThanOrEqual(samples.y + samples.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('that is folded opens for whoever asks for it, by a link, an address or a press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('reference/api/iam.html');
    await alive(page);
    const rest = (id: string) => page.locator(`#${id} + .operation .operation__samples`);
    await expect(rest('list-api-keys')).toBeVisible();
    await expect(rest('create-api-key')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Create an API key' }).first().click();
    await expect(rest('create-api-key')).toBeVisible();
    await expect(page.locator('#create-api-key')).toBeInViewport();
    await page.goto('reference/api/management.html#create-configuration-request-configurationresourceid');
    await expect(page.locator('#create-configuration-request-configurationresourceid')).toBeInViewport();
    await page.locator('#delete-instance + .operation').getByText('Request, fields and answers').click();
    await expect(rest('delete-instance')).toBeInViewport();
  });

  test('has a tab for each status, by keys too', async ({ page }) => {
    await page.goto(API);
    await alive(page);
    const samples = page.locator('.operation__samples').first();
    await samples.getByRole('tab', { name: '200' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(samples.getByRole('tab', { name: '422' })).toBeFocused();
    await expect(samples.getByRole('tabpanel', { name: '422' })).toContainText('proof-verification-failed');
  });

  test('a refusal leads to its line among the shared answers', async ({ page }) => {
    await page.goto(API);
    await alive(page);
    await page.locator('.answers').first().getByRole('link', { name: '429' }).click();
    await expect(page).toHaveURL(/#shared-answers-429$/);
    await expect(page.locator('#shared-answers-429')).toBeInViewport();
  });

  test('the list of headings stands at the top of the second column and covers nothing', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const address of [
      API,
      'reference/api/iam.html',
      'reference/api/logs.html',
      'reference/services/gateway/index.html',
    ]) {
      await page.goto(address);
      const outline = await boxOf(page, '#page-outline');
      expect(outline.y + outline.height).toBeLessThan((await boxOf(page, '.operation__samples')).y);
      const blocks = await page
        .locator('.rp-doc > :not(.operation, :has(+ .operation))')
        .evaluateAll((all) =>
          all.map((block) => block.getBoundingClientRect()).map(({ right, top }) => ({ right, top })),
        );
      // A table of operations takes both columns, where that list has ended.
      const covered = blocks.filter(({ right, top }) => right >= outline.x && top <= outline.y + outline.height);
      expect(covered).toEqual([]);
    }
  });
});

test.describe('a folded field', () => {
  const FIELD = 'verify-vc-api-credential-200-checks';

  for (const way of ['an address', 'a link']) {
    test(`is opened by ${way}`, async ({ page }) => {
      await page.goto(way === 'an address' ? `${API}#${FIELD}` : API);
      const field = page.locator(`#${FIELD}`);
      if (way === 'a link') {
        await alive(page);
        await expect(field).toBeHidden();
        await page.evaluate((id) => window.location.assign(`#${id}`), FIELD);
      }
      await expect(field).toBeInViewport({ ratio: 1 });
    });
  }

  test('is opened on the way from another page', async ({ page }) => {
    await page.goto('reference/index.html');
    await alive(page);
    await page.evaluate((hash) => {
      const link = document.createElement('a');
      link.href = `services/verifier/api.html#${hash}`;
      document.body.append(link);
      link.click();
    }, FIELD);
    await expect(page).toHaveURL(new RegExp(`#${FIELD}$`));
    await expect(page.locator(`#${FIELD}`)).toBeInViewport({ ratio: 1 });
  });

  test('is opened by a link to the object that holds it', async ({ page }) => {
    await page.goto('reference/services/authorizer/api.html');
    await alive(page);
    const field = page.locator('[id^="object-dcql-credential-"]').first();
    await expect(field).toBeHidden();
    await page.evaluate(() => window.location.assign('#object-dcql-credential'));
    await expect(field).toBeVisible();
    await expect(page.locator('#object-dcql-credential')).toBeInViewport();
  });

  test('is found by a search in the page, which opens what holds it', async ({ page }) => {
    // A text fragment is found as a search in the page finds it.
    await page.goto(API);
    const said = await page
      .locator(`#${FIELD}`)
      .evaluate((field) => field.closest('li')?.lastElementChild?.textContent);
    await page.goto('about:blank');
    await page.goto(`${API}#:~:text=${encodeURIComponent(said?.trim() ?? '')}`);
    await expect(page.locator(`#${FIELD}`)).toBeVisible();
  });

  test('is printed', async ({ page }) => {
    await page.goto(API);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`#${FIELD}`)).toBeVisible();
  });
});

test.describe('the keys of a configuration', () => {
  test('begin with all top keys and groups on one screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${CONFIGURATION}#outcomes`);
    await expect(top(page)).toHaveText(['cors', 'resolver', 'policies']);
    for (const id of ['cors', 'resolver', 'policies', 'policies-credentialschema', 'policies-proof']) {
      await expect(leaf(page, id)).toBeInViewport();
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  });

  test('a group opens and closes by keys', async ({ page }) => {
    await page.goto(CONFIGURATION);
    const group = page.locator('.key-group:has(> summary #cors)');
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(leaf(page, 'cors-enabled')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(leaf(page, 'cors-enabled')).toBeHidden();
  });

  test('the filter takes every word in any order, of the path and of the meaning', async ({ page }) => {
    await page.goto(CONFIGURATION);
    await alive(page);
    await filter(page).fill('skip proof');
    await expect(leaf(page, 'policies-proof-skip')).toBeVisible();
    await expect(leaf(page, 'policies-notafter-skip')).toBeHidden();
    await expect(leaf(page, 'cors')).toBeHidden();
    await filter(page).fill('headers Sends');
    await expect(leaf(page, 'cors-enabled')).toBeVisible();
    await expect(page.locator('.key:visible')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 of 56 keys' })).toBeVisible();
    await filter(page).fill('nothing like that');
    await expect(page.getByText('No key has all of these words.')).toBeVisible();
    await filter(page).fill('');
    await expect(leaf(page, 'policies-proof')).toBeVisible();
    await expect(leaf(page, 'policies-proof-skip')).toBeHidden();
  });

  test('what was typed and set before the scripts were there counts', async ({ page }) => {
    await page.goto(CONFIGURATION, { waitUntil: 'commit' });
    await filter(page).fill('tolerance');
    await alive(page);
    await expect(leaf(page, 'policies-notafter-credentials-verifiablecredential-tolerance')).toBeVisible();
    await expect(leaf(page, 'cors')).toBeHidden();
  });

  test('all groups open and close at once', async ({ page }) => {
    await page.goto(CONFIGURATION);
    await alive(page);
    await page.getByRole('checkbox', { name: 'Expand all' }).check();
    await expect(page.locator('.key:visible')).toHaveCount(await page.locator('.key').count());
    await page.getByRole('checkbox', { name: 'Expand all' }).uncheck();
    await expect(page.locator('.key:visible')).toHaveCount(0);
    await expect(top(page)).toHaveCount(3);
  });

  test('an address opens the groups around a key, and the group that it names', async ({ page }) => {
    await page.goto(`${CONFIGURATION}#policies-notafter-credentials-verifiablecredential-tolerance`);
    await expect(leaf(page, 'policies-notafter-credentials-verifiablecredential-tolerance')).toBeInViewport();
    await page.goto('reference/index.html');
    await page.goto(`${CONFIGURATION}#policies-proof`);
    await expect(leaf(page, 'policies-proof-skip')).toBeVisible();
    await expect(leaf(page, 'policies-proof')).toBeInViewport();
  });

  test('a link to a key ends a filter that leaves it out', async ({ page }) => {
    await page.goto(CONFIGURATION);
    await alive(page);
    await filter(page).fill('proof');
    await expect(leaf(page, 'cors')).toBeHidden();
    await page.locator('main pre').first().getByRole('link', { name: '"maxAge"' }).click();
    await expect(leaf(page, 'cors-maxage')).toBeInViewport();
    await expect(filter(page)).toHaveValue('');
  });

  test('the core configuration is cut, and shown in full on demand', async ({ page }) => {
    await page.goto(CONFIGURATION);
    const sample = page.locator('.cut pre');
    expect((await sample.boundingBox())?.height).toBeLessThan(520);
    await page.getByRole('checkbox', { name: 'Show all' }).check();
    await expect.poll(() => sample.evaluate((pre) => pre.scrollHeight - pre.clientHeight)).toBeLessThanOrEqual(1);
    expect((await sample.boundingBox())?.height).toBeGreaterThan(1500);
  });

  test('without scripts every key can be read, and there is no field that does nothing', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(CONFIGURATION);
    await expect(filter(page)).toBeHidden();
    await page.locator('summary:has(#policies-proof)').click();
    await expect(leaf(page, 'policies-proof-skip')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show all' }).check();
    expect((await page.locator('.cut pre').boundingBox())?.height).toBeGreaterThan(1500);
    await context.close();
  });

  test('are all printed', async ({ page }) => {
    await page.goto(CONFIGURATION);
    await page.emulateMedia({ media: 'print' });
    await expect(leaf(page, 'policies-proof-skip')).toBeVisible();
  });
});
