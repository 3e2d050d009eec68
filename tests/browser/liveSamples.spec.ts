import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { contentPolicy } from '../../plugins/staticPages/contentPolicy.ts';
import { answering, open, watchConsole } from './frameChecks.ts';

// Samples that readers run in the page, in the built site.

/** The form of a live sample, by its title. */
const form = (page: Page, name: string) => page.getByRole('form', { name, exact: true });

/** Where a live sample says what came out. */
const result = (page: Page, name: string) => form(page, name).getByRole('status');

const press = (page: Page, name: string, button = 'Run') =>
  form(page, name).getByRole('button', { name: button }).click();

/** Every address asked for from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const CREATE = 'tutorials/services/resolver/onyx-create-did.html';
const SIGN = 'tutorials/services/verifier/index.html';
const STATUS = 'explanations/standards/w3c/verifiable-credentials/credential-status.html';
const TEST_DID = 'did:key:z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw';

/** Words of the library that draws on the curve. */
const OF_THE_LIBRARY = 'bad point';

/** The scripts among addresses. */
const codeOf = (page: Page, urls: string[]) =>
  Promise.all(urls.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()));

/** Answers pages with the policy of the site, and with no connection but for the typeface, which is kept for later. */
async function strictly(page: Page): Promise<void> {
  await page.route(/\.html$/, async (route) => {
    const { origin } = new URL(route.request().url());
    const policy = contentPolicy().replace("connect-src 'self'", `connect-src ${origin}/docs/static/font/`);
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'Content-Security-Policy': policy } });
  });
}

test.describe('under a strict content policy', () => {
  test.beforeEach(({ page }) => strictly(page));

  for (const [path, name, words] of [
    [CREATE, 'Create a did:key', TEST_DID],
    [SIGN, 'Sign and verify a credential', '"verified": true,\n  "verifiedAfterChange": false'],
  ]) {
    test(`"${name}" runs, and gives what the page foretells`, async ({ page }) => {
      const messages = watchConsole(page);
      await open(page, path);
      await press(page, name);
      await expect(result(page, name)).toContainText(words);
      const foretold = await page.getByRole('main').locator('pre').allTextContents();
      const given = await result(page, name).locator('pre').textContent();
      expect(foretold.filter((text) => text.trim() === given)).toHaveLength(2);
      expect(messages).toEqual([]);
    });
  }
});

test('nothing of a sample is loaded before it is started, and then from the site alone', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(CREATE, { waitUntil: 'networkidle' });
  await answering(page);
  await form(page, 'Create a did:key').scrollIntoViewIfNeeded();
  expect((await codeOf(page, asked)).filter((text) => text.includes(OF_THE_LIBRARY))).toEqual([]);
  asked.length = 0;
  await press(page, 'Create a did:key');
  await expect(result(page, 'Create a did:key')).toContainText(TEST_DID);
  const { origin } = new URL(page.url());
  const code = await codeOf(page, asked);
  expect(code.filter((text) => text.includes(OF_THE_LIBRARY))).toHaveLength(1);
  expect(gzipSync(code.join('')).length).toBeLessThan(24 * 1024);
  expect(asked.filter((url) => !url.startsWith(`${origin}/docs/static/`))).toEqual([]);
  asked.length = 0;
  await form(page, 'Create a did:key').getByRole('textbox').fill('');
  await press(page, 'Create a did:key');
  await expect(result(page, 'Create a did:key')).toContainText('did:key:z6Mk');
  expect(asked).toEqual([]);
});

test('a sample that does not arrive says so, and runs once it does', async ({ page }) => {
  await open(page, STATUS);
  await page.route(/\.js$/, (route) => route.abort());
  await press(page, 'Read a status');
  await expect(result(page, 'Read a status')).toContainText("couldn't be loaded");
  await page.unroute(/\.js$/);
  await press(page, 'Read a status');
  await expect(result(page, 'Read a status')).toContainText('"status": 0');
});

test('a sample in a frame shows all of itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html');
  const frame = page.locator('iframe.live-sample__frame');
  await frame.scrollIntoViewIfNeeded();
  const field = page.frameLocator('iframe.live-sample__frame').getByLabel('DID URL');
  await expect(field).toBeVisible();
  const hidden = () =>
    field.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight);
  await expect.poll(hidden).toBe(0);
  // Also when its text grows.
  await field.fill(`did:web:example.com?service=${'a'.repeat(300)}`);
  await expect.poll(hidden).toBe(0);
});
