import type { Page } from '@playwright/test';
import { docsRoot } from '../brand.ts';
import { expectNoAxeFindingsInBoth, hold, open } from './frameChecks.ts';
import { alive, expect, test } from './reading.ts';

// How readers find their way: by clicks alone, by where they stand, and by an address that leads nowhere.

const nav = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const sidebar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name, exact: true });
const main = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

type Click = (page: Page) => ReturnType<Page['getByRole']>;

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** What readers come for, each with the links that they follow from the home page, and what they find then. */
const errands: [errand: string, clicks: [Click, Click], title: string, heading: string][] = [
  [
    'verify a JWT credential',
    [(page) => nav(page, 'How to guides'), (page) => sidebar(page, 'Verify a JWT Credential')],
    'Verify a JWT credential',
    'Before you start',
  ],
  [
    'understand a 422',
    [(page) => nav(page, 'Reference'), (page) => main(page, 'error reference')],
    'Error reference',
    'Choose the right error',
  ],
  [
    'the DID methods that are supported',
    [(page) => nav(page, 'Reference'), (page) => main(page, 'Supported DID Methods')],
    'Supported DID methods',
    'Ledger-based methods',
  ],
  [
    'rotate a key',
    [(page) => nav(page, 'How to guides'), (page) => sidebar(page, 'Rotate API Key')],
    'Rotate an API key',
    'Before you start',
  ],
  [
    'DCQL against Presentation Exchange',
    [(page) => nav(page, 'Explanations'), (page) => main(page, 'DCQL or Presentation Exchange')],
    'Which format, which query, which status',
    'Queries',
  ],
  [
    'a universal resolver with own drivers',
    [(page) => nav(page, 'Explanations'), (page) => main(page, 'Universal resolver and own drivers')],
    'Universal resolver and own drivers',
    'What is not possible',
  ],
];

for (const [errand, clicks, title, heading] of errands) {
  test(`two clicks from the home page: ${errand}`, async ({ page }) => {
    await open(page, '');
    for (const click of clicks) await click(page).click();
    await expect(titled(page, title)).toBeVisible();
    const found = page.getByRole('heading', { name: heading, exact: true });
    await found.scrollIntoViewIfNeeded();
    await expect(found).toBeInViewport();
    // From there it goes on, up and down.
    const ways = page.getByRole('navigation', { name: /^(?:Breadcrumb|Previous and next page)$/ }).getByRole('link');
    expect(await ways.count()).toBeGreaterThan(1);
  });
}

test.describe('where a page stands', () => {
  test('is said above its title, and each step leads there', async ({ page }) => {
    await open(page, 'reference/services/verifier/policies/proof.html');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(crumbs).toHaveText(['Reference', 'Services', 'Verifier', 'Policies']);
    await crumbs.nth(2).click();
    await expect(titled(page, 'Verifier reference')).toBeVisible();
    await expect(crumbs).toHaveText(['Reference', 'Services']);
    await crumbs.first().click();
    await expect(titled(page, 'Reference')).toBeVisible();
    await expect(crumbs).toHaveCount(0);
  });

  test('a link to a heading is current at that heading alone', async ({ page }) => {
    await open(page, 'public/');
    const entry = sidebar(page, 'Schemas of standards');
    await expect(entry).not.toHaveAttribute('aria-current');
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
    await page.goBack();
    await expect(entry).not.toHaveAttribute('aria-current');
    await open(page, 'public/#schemas-of-standards');
    await expect(entry).toHaveAttribute('aria-current', 'location');
  });
});

test.describe('the overview of the reference', () => {
  for (const [query, link] of [
    ['resolver conf', 'Resolver Configuration'],
    ['422 verifier', 'Verifier Errors'],
    ['LOGS api', 'Logs API'],
  ] as const) {
    test(`"${query}" finds ${link}`, async ({ page }) => {
      await page.goto('reference/');
      await page.getByPlaceholder('Enter keyword').fill(query);
      await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'CORS', exact: true })).toBeHidden();
    });
  }

  test('says what each page holds, and names no heading that all of them have', async ({ page }) => {
    await page.goto('reference/');
    const cors = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'CORS', exact: true }) });
    await expect(cors.last()).toContainText('The seven fields of the cors object');
    for (const name of ['Schema', 'Keys', 'Related', 'Causes']) {
      await expect(page.getByRole('main').locator('a[href*="#"]').getByText(name, { exact: true })).toHaveCount(0);
    }
  });
});

test.describe('the page as Markdown', () => {
  const PAGE = 'guides/services/resolver/test.html';
  const copy = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });
  const more = (page: Page) => page.getByLabel('Other ways to read this page');

  test('is copied, and the button says so for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await copy(page).click();
    const said = page.getByRole('main').getByRole('status').filter({ hasText: 'Copied' });
    await expect(said).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await (await page.request.get(PAGE.replace('.html', '.md'))).text());
    expect(text).toMatch(/^# Test a resolver\n/);
    await expect(said).toHaveCount(0);
  });

  test('where copying is refused, the reader is told what else to do', async ({ page }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.write = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    });
    await open(page, PAGE);
    await copy(page).click();
    await expect(page.getByText('The browser refused to copy. View the page as Markdown instead.')).toBeVisible();
  });

  test('is viewed by a plain link, and opened in an assistant without its scripts', async ({ page }) => {
    await open(page, PAGE);
    await more(page).click();
    const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
    await expect(link('View as Markdown')).toHaveAttribute('href', '/docs/guides/services/resolver/test.md');
    await expect(link(/^Open in Claude/)).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL((await link(/^Open in ChatGPT/).getAttribute('href')) ?? '');
    expect(address.host).toBe('chatgpt.com');
    expect(address.searchParams.get('q')).toContain(`${docsRoot}/guides/services/resolver/test.md`);
    await page.keyboard.press('Escape');
    await expect(link('View as Markdown')).toBeHidden();
    await expect(more(page)).toBeFocused();
    await more(page).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link('View as Markdown')).toBeHidden();
  });

  test('what is pressed before the scripts are there is done', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await hold(page, '**/static/js/async/**');
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await copy(page).click();
    release();
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('its list has no accessibility fault', async ({ page }) => {
    await open(page, PAGE);
    await more(page).click();
    await expectNoAxeFindingsInBoth(page, '.page-head');
  });

  test('a page ends with a form for reports that knows the page', async ({ page }) => {
    await open(page, PAGE);
    const address = new URL((await main(page, 'Report a problem').getAttribute('href')) ?? '');
    expect(address.searchParams.get('title')).toBe('Test a resolver');
    expect(address.searchParams.get('body')).toBe(`${docsRoot}/guides/services/resolver/test.html`);
  });
});

test.describe('the page as Markdown without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is a link, and nothing is shown that would do nothing', async ({ page }) => {
    await page.goto('guides/services/resolver/test.html');
    await expect(page.getByText('Copy as Markdown')).toBeHidden();
    await page.getByLabel('Other ways to read this page').click();
    const link = page.getByRole('main').getByRole('link', { name: 'View as Markdown' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^text\/(?:markdown|plain)/);
  });
});

test('the anchor beside a heading copies its address, and says so to all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'guides/services/resolver/test.html');
  const heading = page.getByRole('heading', { name: 'Before you start' });
  await heading.hover();
  await heading.locator('a').click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await expect(page).toHaveURL(/test\.html#before-you-start$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const told = heading.locator('[data-told]');
  await expect(told).toBeVisible();
  const note = await told.evaluate((anchor) => {
    const { content, insetBlockStart } = getComputedStyle(anchor, '::after');
    return { content, top: anchor.getBoundingClientRect().top + Number.parseFloat(insetBlockStart) };
  });
  expect(note.content).toBe('"Link copied"');
  // The heading stands right below the bar, which covers what is above it.
  const bar = await page.getByRole('banner').boundingBox();
  expect(note.top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(0);
});

test('an unknown address leads to the pages nearest to it, to the sections and to the search', async ({ page }) => {
  await page.goto('guides/managment/iam/rotate-key.html');
  await alive(page);
  await expect(main(page, 'Rotate an API key')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['Explanations', 'How to guides', 'Tutorials', 'Reference']);
  await main(page, 'Rotate an API key').click();
  await expect(titled(page, 'Rotate an API key')).toBeVisible();
});

test('an address like no page leads to the sections, also without scripts', async ({ browser, page }) => {
  await page.goto('zzzz/qqqq');
  await alive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { name: 'You may be looking for' })).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(page.url());
  await expect(bare.getByRole('button')).toHaveCount(0);
  await bare.getByRole('main').getByRole('link', { name: 'Reference' }).click();
  await expect(titled(bare, 'Reference')).toBeVisible();
  await context.close();
});
