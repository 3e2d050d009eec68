import { expect, type Page, test } from '@playwright/test';
import { answering, hold, open, watchConsole } from './frameChecks.ts';
import { form, press, result, watchRequests } from './liveSamplePage.ts';

// What a live sample costs, and what becomes of it, before its scripts are there.

const CREATE = 'tutorials/services/resolver/onyx-create-did.html';
const PLAIN = 'tutorials/services/resolver/index.html';
const VERIFY = 'explanations/standards/w3c/verifiable-credentials/securing-mechanisms.html';
const FRAME = 'explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html';
const CREATE_NAME = 'Create a did:key';
const TEST_DID = 'did:key:z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw';

/** Scripts that come on demand. */
const ON_DEMAND = /\/static\/js\/async\/(?!rest)/;
const key = (page: Page) => form(page, CREATE_NAME).getByRole('textbox', { name: /^Private key/ });

/** What the browser fetches until it has nothing more to do, with one name for the page and for the styles of its parts. */
async function firstView(page: Page, path: string): Promise<string[]> {
  const asked = watchRequests(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await answering(page);
  return asked
    .map((url) => url.replace(/^.*\.html$/, 'page'))
    .filter((url) => !/\/(?:live-sample|diagram|check-answer|fields|matrix)\.\w+\.css$/.test(url))
    .sort();
}

/** Counts what comes out of a sample from now on. */
async function countResults(page: Page, name: string): Promise<() => Promise<number>> {
  const status = await result(page, name).elementHandle();
  await page.evaluate((element) => {
    const counter = { results: 0 };
    Object.assign(window, { counter });
    new MutationObserver((records) => {
      const added = records.flatMap((record) => [...record.addedNodes]);
      counter.results += added.filter((node) => node.nodeName === 'PRE').length;
    }).observe(element as Node, { childList: true });
  }, status);
  return () => page.evaluate(() => (window as unknown as { counter: { results: number } }).counter.results);
}

for (const path of [CREATE, VERIFY, FRAME]) {
  test(`the first view of ${path} fetches what any page fetches`, async ({ page, context }) => {
    const own = await firstView(page, path);
    // Each page has one file with the styles of its own parts, or none.
    const shared = (urls: string[]) => urls.filter((url) => !/\/static\/css\/page\./.test(url));
    expect(shared(own)).toEqual(shared(await firstView(await context.newPage(), PLAIN)));
    expect(own.length - shared(own).length).toBeLessThanOrEqual(1);
    expect(own.filter((url) => url === 'page')).toHaveLength(1);
  });
}

test('what is typed stays, whatever draws the page anew, and is what runs', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(VERIFY, { waitUntil: 'commit' });
  const credential = form(page, 'Verify a credential').getByRole('textbox', { name: /^Credential/ });
  const jwt = form(page, 'Verify a credential in JWT form').getByRole('textbox', { name: /^Time/ });
  const changed = (await credential.inputValue()).replace('Alex', 'Alix');
  await credential.fill(changed);
  await jwt.fill('2000-01-01T00:00:00Z');
  await answering(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page.locator('html.dark')).toBeAttached();
  await expect(credential).toHaveValue(changed);
  await expect(jwt).toHaveValue('2000-01-01T00:00:00Z');
  await press(page, 'Verify a credential');
  await expect(result(page, 'Verify a credential')).toContainText('"verified": false');
  await press(page, 'Verify a credential', 'Reset');
  await expect(credential).toHaveValue(/Alex/);
  await expect(result(page, 'Verify a credential')).toHaveText('');
  expect(messages).toEqual([]);
});

for (const [way, act] of [
  ['Run', (page: Page) => press(page, CREATE_NAME)],
  ['Enter', (page: Page) => key(page).press('Enter')],
] as const) {
  test(`${way} in the first moment runs the sample once, and leads nowhere`, async ({ page }) => {
    const letGo = await hold(page, ON_DEMAND);
    await page.goto(CREATE, { waitUntil: 'commit' });
    const { href } = new URL(page.url());
    await act(page);
    await act(page);
    const results = await countResults(page, CREATE_NAME);
    letGo();
    await expect(result(page, CREATE_NAME)).toContainText(TEST_DID);
    expect(await results()).toBe(1);
    expect(page.url()).toBe(href);
  });
}

test('presses while the code is on its way run it once, and say that it runs', async ({ page }) => {
  await open(page, CREATE);
  const letGo = await hold(page, ON_DEMAND);
  const results = await countResults(page, CREATE_NAME);
  await key(page).fill('');
  await press(page, CREATE_NAME);
  await press(page, CREATE_NAME);
  await expect(result(page, CREATE_NAME)).toHaveText('Running…');
  letGo();
  await expect(result(page, CREATE_NAME)).toContainText('Result of your run:');
  await page.waitForLoadState('networkidle');
  expect(await results()).toBe(1);
  await press(page, CREATE_NAME);
  await expect.poll(results).toBe(2);
});

test.describe('on the way to a page by a link', () => {
  const title = 'Create a DID with the wallet SDK';
  const entry = 'Create and Resolve with a Wallet Tool';
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: entry, exact: true });
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title, exact: true });

  /** Marks the document, which a full load replaces. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
  const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

  test('the form comes with the page, not after it, and runs', async ({ page }) => {
    const messages = watchConsole(page);
    await open(page, PLAIN);
    await mark(page);
    await page.evaluate((words) => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const isThere = document.querySelector('h1')?.textContent?.includes(words);
        if (isThere) seen.push(document.querySelector('form.sample-form input') !== null);
        requestAnimationFrame(look);
      };
      look();
    }, title);
    await link(page).click();
    await expect(heading(page)).toBeVisible();
    await expect(key(page)).toHaveValue(/^9d61b19d/);
    await press(page, CREATE_NAME);
    await expect(result(page, CREATE_NAME)).toContainText(TEST_DID);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
    expect(await isMarked(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('back and forward bring the form again', async ({ page }) => {
    const messages = watchConsole(page);
    await open(page, CREATE);
    await page
      .getByRole('navigation', { name: 'Sidebar' })
      .getByRole('link', { name: 'Create and Resolve', exact: true })
      .click();
    await expect(page).toHaveURL(/create-and-resolve/);
    await expect(form(page, CREATE_NAME)).toHaveCount(0);
    await page.goBack();
    await expect(key(page)).toHaveValue(/^9d61b19d/);
    await press(page, CREATE_NAME);
    await expect(result(page, CREATE_NAME)).toContainText(TEST_DID);
    expect(messages).toEqual([]);
  });
});
