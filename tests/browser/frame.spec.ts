import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { brand } from '../brand.ts';
import { open } from './frameChecks.ts';

const { errors } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../docs/public/spec/errors.json'), 'utf8'),
) as { errors: unknown[] };

// The frame of the page as readers meet it, in the built site.

const strict = process.env.STRICT_URL;

test('the sidebar shows every group open, and the page in view', async ({ page }) => {
  await page.goto('reference/services/verifier/policies/proof.html');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await expect(sidebar.getByText('Supported DID Methods')).toBeVisible();
  await expect(sidebar.getByText('Trusted Issuer', { exact: true })).toBeVisible();
});

test('previous and next follow the sidebar, and leave out what it does not name', async ({ page }) => {
  await page.goto('explanations/services/authorizer.html');
  await expect(page.getByRole('link', { name: /^Previous Page/ })).toHaveAttribute(
    'href',
    '/docs/explanations/services/',
  );
  await expect(page.getByRole('link', { name: /^Next Page/ })).toHaveAttribute(
    'href',
    '/docs/explanations/services/gateway.html',
  );
  await page.goto('explanations/standards/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Next Page')).toHaveCount(0);
});

test('the home page leads to the first guide, the dashboard and four features', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${brand.name} docs`);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/docs/guides/management/instances/create.html',
  );
  const dashboard = page.getByRole('main').getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toHaveAttribute('href', brand.dashboard);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Verify a credential/,
    /Resolve a DID/,
    /Ask a wallet/,
    /Fix an error/,
    'Composable verification',
    'Service ecosystem',
    'Flexible configuration',
    'Open standards',
  ]);
  await page.getByRole('link', { name: 'Service ecosystem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/authorizer/i);
});

test('the home page shows a real request beside its answer, with a mark for each outcome', async ({ page }) => {
  await page.goto('');
  const samples = page.locator('.home__samples .code');
  await expect(samples).toHaveCount(2);
  const marks = samples.last().locator('.outcome');
  await expect(marks).toHaveText(['success', 'error', 'success', 'success', 'success', 'success']);
  const look = (index: number) =>
    marks.nth(index).evaluate((mark) => {
      const { inlineSize, clipPath, backgroundColor } = getComputedStyle(mark, '::before');
      return { inlineSize, clipPath, backgroundColor };
    });
  const [passed, failed] = [await look(0), await look(1)];
  expect(passed.inlineSize).toBe('18px');
  expect(failed.clipPath).toContain('path(');
  expect(failed.clipPath).not.toBe(passed.clipPath);
  expect(failed.backgroundColor).not.toBe(passed.backgroundColor);
  await expect(samples.first().getByRole('button', { name: /copy/i })).toBeAttached();
  await expect(samples.last().locator('code')).toHaveText(/^format success\nproof error: Signature does not match\n/);
});

for (const width of [390, 768, 1440]) {
  test(`each task of the home page has three pages below it in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    const tasks = page.locator('.home__rest > h2');
    await expect(tasks).toHaveCount(4);
    for (const task of await tasks.all()) {
      const list = task.locator('xpath=following-sibling::ul[1]');
      await expect(list.getByRole('link')).toHaveCount(3);
      const [title, links] = [await task.boundingBox(), await list.boundingBox()];
      expect(links?.x).toBe(title?.x);
      expect(links?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0) - 1);
    }
  });
}

test('the overview of the reference lists pages by group and filters them', async ({ page }) => {
  await page.goto('reference/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'Services: Verifier: Policies' })).toBeVisible();
  await expect(main.getByRole('searchbox', { name: 'Filter' })).not.toBeFocused();
  await main.getByPlaceholder('Enter keyword').fill('trusted issuer');
  await expect(main.getByRole('heading', { level: 2, name: 'IAM' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Trusted Issuer', exact: true })).toBeVisible();
  await main.getByPlaceholder('Enter keyword').fill('zzz');
  await expect(main.getByText('No matching API found zzz')).toBeVisible();
});

test('the overview of the errors names all of them', async ({ page }) => {
  await page.goto('reference/errors/');
  const listed = page.getByRole('main').getByRole('listitem');
  await expect(listed.locator('a[href^="/docs/reference/errors/"][href$=".html"]')).toHaveCount(errors.length);
});

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await page.getByRole('link', { name: 'Take me home' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('an old address leads on and keeps query and hash', async ({ page }) => {
  for (const old of ['getting-started', 'getting-started.html', 'getting-started/']) {
    await page.goto(`${old}?from=mail#next`);
    await expect(page).toHaveURL(/\/docs\/guides\/management\/instances\/create\.html\?from=mail#next$/);
  }
});

for (const width of [320, 390, 820, 1100]) {
  test(`without scripts the outline stands above the page and covers nothing, at ${width} pixels`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    const page = await context.newPage();
    await page.goto('guides/services/resolver/test.html');
    const outline = await page.locator('.doc__outline').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(outline?.height).toBeGreaterThan(100);
    expect(title?.y).toBeGreaterThanOrEqual((outline?.y ?? 0) + (outline?.height ?? 0));
    await context.close();
  });
}

test('an old address leads on without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_URL}/docs/learning/digital-identity`);
  await expect(page).toHaveURL(/\/docs\/explanations\/$/);
  await context.close();
});

test('a click, a reload and a page without scripts stay on addresses that a strict host serves', async ({ page }) => {
  await page.goto(`${strict}/docs/`);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/instance/i);
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  await page.goto(`${strict}/docs/explanations/`);
  await expect(page).toHaveURL(/\/docs\/explanations\/$/);
  expect((await page.reload())?.status()).toBe(200);
});

test('a live sample runs in its frame on a strict host, in our language and under our title', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${strict}/docs/explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html`);
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('title', /^Live sample: /);
  const sample = page.frameLocator('iframe');
  await sample.getByLabel('DID URL').fill('did:web:example.com/a?b=c#d');
  await expect(sample.getByRole('definition')).toHaveText(['did:web:example.com', '/a', '?b=c', '#d']);
  await sample.getByLabel('DID URL').fill('nothing');
  await expect(sample.getByRole('definition').first()).toHaveText('not a DID URL');
  expect(await sample.locator('html').getAttribute('lang')).toBe('en');
  expect(errors).toEqual([]);
});

test('a live sample in its frame is dark where the page is', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe').locator('html');
  await expect(frame).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(frame).not.toHaveClass(/\bdark\b/);
});

test('a sample shows its source, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${strict}/docs/explanations/standards/w3c/decentralized-identifiers/url-dereferencing.html`);
  await page.getByText('Source of this sample').click();
  await expect(page.getByText('export default function DidUrlParts')).toBeVisible();
  await context.close();
});

test('no page asks another host for anything', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== '127.0.0.1') foreign.push(request.url());
  });
  for (const address of ['', 'reference/', 'tutorials/services/verifier/', 'no/such/page']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(foreign).toEqual([]);
});
