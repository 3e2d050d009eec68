import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { expectNoAxeFindings } from '../browser/frameChecks.ts';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

test.each(['custom', 'blank'])('a page of type %s gets base and .html in its links and images', async (type) => {
  const page = await site.open(`/${type}.html`);
  await see(page).toHaveTitle(`${type === 'blank' ? 'Blank' : 'Custom'} page - ${brand.name} docs`);
  await see(page.getByRole('img', { name: 'A normal picture' })).toHaveAttribute('src', '/docs/normal.png');
  await page.getByRole('link', { name: 'To the tabs' }).click();
  await see(page).toHaveURL(`${site.url}/tabs.html`);
  await see(page.getByRole('heading', { level: 1, name: 'Tabs' })).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('a page without layout and heading is titled as its file', async () => {
  const page = await site.open('/no-heading.html');
  await see(page.getByText('Text alone.')).toBeVisible();
  await see(page).toHaveTitle(`No heading - ${brand.name} docs`);
  await see(page.getByRole('banner')).toHaveCount(0);
});

test('a Mermaid fence is an image in the colors of the site, and a text in the Markdown', async () => {
  const page = await site.open('/media.html');
  const image = page.getByRole('img', { name: 'How a wallet presents a credential' });
  await see(image).toHaveAccessibleDescription(/asks the resolver for the key/);
  const color = (scheme: 'light' | 'dark') =>
    page
      .emulateMedia({ colorScheme: scheme })
      .then(() => image.getByText('Wallet', { exact: true }).evaluate((one) => getComputedStyle(one).fill));
  expect(await color('light')).not.toBe(await color('dark'));
  await expectNoAxeFindings(page, 'main');
  expect(page.errors).toEqual([]);
  expect(site.read('media.md')).toContain('```mermaid\nflowchart LR\n  accTitle: How a wallet');
});

test('a video is a link without scripts, and plays in the page from a host of the brand', async () => {
  const plain = await site.open('/media.html', { javaScriptEnabled: false });
  const link = { name: 'Rotate a key' };
  await see(plain.getByRole('link', link)).toHaveAttribute('href', 'https://video.example.com/rotate');
  const page = await site.newPage();
  const asked: string[] = [];
  await page.route('https://video.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
  });
  await page.goto(`${site.url}/media.html`);
  await see(page.locator('html')).toHaveAttribute('data-scripts', 'live');
  expect(asked).toEqual([]);
  await page.getByRole('link', link).click();
  await see(page.frameLocator('iframe[title="Rotate a key"]').getByText('The player')).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('plain Markdown builds without our rules', () => {
  const html = site.read('plain.html');
  expect(html).toContain('Uses { braces }');
  expect(html).toContain('href="/docs/tabs.html"');
});

describe('tabs', () => {
  test('open the panel that contains the heading of the hash', async () => {
    const page = await site.open('/tabs.html');
    const heading = page.getByRole('heading', { name: 'In the second panel' });
    await see(heading).toBeHidden();
    await page.getByRole('link', { name: 'To the heading' }).click();
    await see(heading).toBeInViewport();
    const other = await site.open('/tabs.html#in-the-second-panel');
    await see(other.getByRole('heading', { name: 'In the second panel' })).toBeInViewport();
  });

  test('lead from the last to the first', async () => {
    const page = await site.open('/tabs.html');
    const tabs = page.getByRole('tablist').last().getByRole('tab');
    await see(tabs).toHaveText(['Red', 'Green', 'Blue']);
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowLeft');
    await see(tabs.nth(2)).toBeFocused();
    await see(page.getByText('Blue text')).toBeVisible();
    await see(page.getByText('Red text')).toBeHidden();
    // The site wraps code by default.
    await see(page.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a component that a page imports is rendered once, so that what would fail in a browser does not', async () => {
  const page = await site.open('/broken.html');
  await see(page.getByText('Text of the broken part')).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('a component with state and the attribute client is rendered by the build and runs in the browser', async () => {
  expect(site.read('islands.html')).toMatch(/Count: (?:<!-- -->)?3/);
  const page = await site.open('/islands.html');
  const [block, inline] = [3, 5].map((start) => page.getByRole('button', { name: `Count: ${start}` }));
  await see(block).toBeVisible();
  await inline.click();
  await see(page.getByRole('button', { name: 'Count: 6' })).toBeVisible();
  await block.click();
  await see(page.getByRole('button', { name: 'Count: 4' })).toBeVisible();
  expect(page.errors).toEqual([]);
});

test('the home page of any folder has the image of its hero, and cards with icons of which some are links', async () => {
  const page = await site.open('/home.html');
  const image = page.getByRole('img', { name: 'What this folder is about' });
  await see(image).toHaveAttribute('src', '/docs/normal.png');
  await see(page.getByRole('main').locator('svg')).toHaveCount(0);
  const card = (name: string) => page.locator('.home__feature', { has: page.getByRole('heading', { name }) });
  await see(card('A rocket')).toContainText('🚀');
  await see(card('A picture').locator('img')).toBeVisible();
  await see(card('A word')).toHaveText(/^rocket\s*A word$/);
  const below = await page.getByRole('heading', { name: 'Below the cards' }).boundingBox();
  expect(below?.y ?? 0).toBeGreaterThan((await card('Nothing more').boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  await expectNoAxeFindings(page, 'main');
  await see(page.locator('.home__features').getByRole('link')).toHaveText(['A picture']);
  // The link covers its card.
  await page.getByText('Its icon is an image.').click({ force: true });
  await see(page).toHaveURL(`${site.url}/tabs.html`);
  expect(page.errors).toEqual([]);
});
