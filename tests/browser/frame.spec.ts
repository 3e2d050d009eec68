import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { brand } from '../brand.ts';

const home = readFileSync(path.resolve(import.meta.dirname, '../../docs/index.mdx'), 'utf8');
const { features }: { features: { title: string; link: string }[] } = parse(home.split('---')[1]);

// The frame of the page as readers meet it, in the built site.

test('the home page leads to the first guide, the dashboard and four features', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${brand.name} docs`);
  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/docs/guides/management/instances/create.html',
  );
  const dashboard = page.getByRole('main').getByRole('link', { name: 'Dashboard' });
  await expect(dashboard).toHaveAttribute('href', brand.dashboard);
  expect(features).toHaveLength(4);
  for (const { title, link } of features) {
    const feature = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link', { name: title });
    await expect(feature).toHaveAttribute('href', new RegExp(`^/docs${link}`));
  }
  await page.getByRole('main').getByRole('link', { name: features[1].title }).click();
  await expect(page).toHaveURL(new RegExp(features[1].link));
});

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

test('an old address leads on and keeps query and hash', async ({ page }) => {
  await page.goto('getting-started?from=mail#next');
  await expect(page).toHaveURL(/\/docs\/guides\/management\/instances\/create\.html\?from=mail#next$/);
});

test('an old address leads on without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.SITE_URL}/docs/learning/digital-identity`);
  await expect(page).toHaveURL(/\/docs\/explanations\/$/);
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
