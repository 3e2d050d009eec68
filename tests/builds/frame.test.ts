import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('frame');
});
afterAll(() => site?.close());

/** Opens a page in a window that has room for the whole bar. */
const open: FixtureSite['open'] = (address, options) =>
  site.open(address, { viewport: { width: 1440, height: 800 }, ...options });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });

test('languages and versions lead to the same page elsewhere, or home where there is none', async () => {
  const page = await open('/guide/alpha.html');
  await button(page, 'Languages: English').click();
  await see(link(page, 'English')).toHaveAttribute('aria-current', 'true');
  await link(page, '简体中文').click();
  await see(page.getByRole('heading', { level: 1 })).toContainText('Alpha v2 zh');
  await page.getByRole('button', { name: /v2$/ }).click();
  await link(page, /^v1$/).click();
  await see(page).toHaveURL(/\/docs\/v1\/zh\/guide\/alpha\.html$/);
  await see(page.getByRole('banner').getByRole('link').nth(1)).toHaveAttribute('href', '/docs/v1/zh/');
  const other = await open('/references-x/');
  await button(other, 'Languages: English').click();
  await see(link(other, '简体中文')).toHaveAttribute('href', '/docs/zh/');
});

describe('the sidebar', () => {
  test('has tags, external links, both dividers, section headers and groups that stay open', async () => {
    const page = await open('/guide/beta.html');
    await see(sidebar(page).getByRole('link', { name: /^Alpha ?new$/ })).toBeVisible();
    await see(sidebar(page).getByRole('link', { name: /^Elsewhere.*new tab/ })).toHaveAttribute('target', '_blank');
    const styles = await sidebar(page)
      .getByRole('separator')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderBlockStartStyle));
    expect(styles).toEqual(['solid', 'dashed']);
    await see(sidebar(page).getByRole('list', { name: /^First steps/ })).toBeVisible();
    await see(sidebar(page).getByRole('button', { name: 'Fixed' })).toHaveCount(0);
    await see(sidebar(page).getByRole('link', { name: /^Page/ })).toBeVisible();
    await see(page.getByText('Previous Page')).toBeVisible();
  });

  test('a group that is configured as collapsed opens for its page, with a press and without scripts', async () => {
    const page = await open('/guide/beta.html');
    const leaf = sidebar(page).getByRole('link', { name: 'Leaf' });
    await see(leaf).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Deep' }).click();
    await see(leaf).toBeVisible();
    const other = await open('/guide/deep/leaf.html');
    await see(sidebar(other).getByRole('link', { name: 'Leaf' })).toBeVisible();
    const bare = await open('/guide/beta.html', { javaScriptEnabled: false });
    await see(sidebar(bare).getByRole('link', { name: 'Leaf' })).toBeVisible();
  });
});

describe('front matter', () => {
  test.each(['navbar', 'sidebar', 'outline', 'footer'] as const)('%s: false hides that part only', async (hidden) => {
    const page = await site.open(`/guide/without-${hidden}.html`);
    const parts = {
      navbar: page.getByRole('banner'),
      sidebar: sidebar(page),
      outline: page.getByRole('navigation', { name: 'On this page' }),
      footer: page.getByRole('link', { name: 'Edit this page' }),
    };
    for (const [part, locator] of Object.entries(parts)) {
      await see(locator, part).toHaveCount(part === hidden ? 0 : 1);
    }
  });

  test('globalUIComponents: false leaves out what the configuration puts on every page', async () => {
    const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
    await see(notice(await open('/guide/beta.html'))).toBeVisible();
    await see(notice(await open('/guide/without-globals.html'))).toHaveCount(0);
  });
});

test('an overview has default titles and depth, which its front matter can change', async () => {
  const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level });
  const entry = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const page = await open('/reference/');
  await see(headings(page, 1)).toContainText(['Overview']);
  await see(headings(page, 2)).toHaveText(['Others']);
  await see(entry(page, 'First field')).toHaveAttribute('href', '/docs/reference/fields.html#first-field');
  await see(entry(page, 'Its values')).toHaveCount(0);
  await see(entry(page, 'Inner parts')).toHaveAttribute('href', '/docs/reference/inner-parts/');
  const deep = await open('/reference/deep.html');
  await see(headings(deep, 1)).toContainText('All fields');
  await see(entry(deep, 'Its values')).toBeVisible();
});

describe('the appearance', () => {
  const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('rp-dark'));
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));

  test('follows the system until the reader chooses, stays chosen, and is automatic again once it equals the system', async () => {
    const page = await open('/guide/beta.html', { colorScheme: 'dark' });
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await see(toggle(page)).toHaveAttribute('aria-checked', 'false');
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await see(toggle(page)).toHaveAttribute('aria-checked', 'true');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await toggle(page).click();
    await see(toggle(page)).toHaveAttribute('aria-checked', 'false');
    expect(await stored(page)).toBe('auto');
  });

  test('is revealed in a circle from the switch, or without motion where that is wanted', async () => {
    const page = await open('/guide/beta.html', { colorScheme: 'light', reducedMotion: 'no-preference' });
    const box = await toggle(page).boundingBox();
    await toggle(page).click();
    const frames = await page.waitForFunction(() => {
      const running = document.getAnimations().find(({ effect }) => {
        return (effect as KeyframeEffect | null)?.pseudoElement === '::view-transition-new(root)';
      });
      const keyframes = (running?.effect as KeyframeEffect | undefined)?.getKeyframes();
      return keyframes?.some(({ clipPath }) => clipPath) && keyframes.map(({ clipPath }) => String(clipPath));
    });
    const [from] = (await frames.jsonValue()) as string[];
    const x = Number(/at ([\d.]+)px/.exec(from)?.[1]);
    expect(x).toBeCloseTo(Number(box?.x) + Number(box?.width) / 2, 1);
    const still = await open('/guide/beta.html', { colorScheme: 'light', reducedMotion: 'reduce' });
    await still.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('There is no transition.');
      };
    });
    await toggle(still).click();
    await see(toggle(still)).toHaveAttribute('aria-checked', 'true');
  });
});

test('hideNavbar auto: the bar goes when the reader scrolls down, and is back when they scroll up or focus it', async () => {
  const page = await open('/guide/', { viewport: { width: 1440, height: 700 } });
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await see(page.getByRole('banner')).toBeInViewport();
  await scrollTo(700);
  await see(page.getByRole('banner')).not.toBeInViewport();
  await scrollTo(600);
  await see(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await scrollTo(900);
  await see(page.getByRole('banner')).not.toBeInViewport();
  await link(page, 'Guide').focus();
  await see(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

describe('a search that asks a service', () => {
  const docs = { id: 1, title: 'Keys', content: 'All about keys.', toc: [], routePath: '/guide/beta', domain: '' };
  const blog = { ...docs, title: 'The key day', routePath: '/key-day', domain: 'https://blog.acme.example/posts' };

  /** Answers what the search asks, and gives the queries; each answer but the first succeeds. */
  async function openSearching(isFirstLost = false) {
    const page = await open('/guide/');
    const asked: Record<string, string>[] = [];
    await page.route('https://search.acme.example/**', (route) => {
      asked.push(Object.fromEntries(new URL(route.request().url()).searchParams));
      const headers = { 'Access-Control-Allow-Origin': '*' };
      if (isFirstLost && asked.length === 1) return route.fulfill({ status: 503, headers });
      const json = [
        { index: 'docs', hits: [docs] },
        { index: 'blog', hits: [blog] },
      ];
      return route.fulfill({ headers, json });
    });
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    return { page, asked, dialog, input: dialog.getByRole('combobox'), options: dialog.getByRole('option') };
  }

  test('sends keyword, limit, searchIndexes and lang, once for a query, and shows the groups as tabs', async () => {
    const { page, asked, dialog, input, options } = await openSearching();
    await input.fill('  API key & more ');
    await see(options.first()).toContainText('Keys');
    expect(asked).toEqual([{ keyword: 'API key & more', limit: '7', searchIndexes: 'docs,blog', lang: 'en' }]);
    await dialog.getByRole('tab', { name: 'Blog' }).click();
    await see(options.first()).toHaveAttribute('href', 'https://blog.acme.example/posts/key-day.html');
    await see(options.first()).toHaveAttribute('target', '_blank');
    await dialog.getByRole('tab', { name: 'Docs' }).click();
    await input.focus();
    await page.keyboard.press('Enter');
    await see(page).toHaveURL(`${site.url}/guide/beta.html`);
    await see(dialog).toBeHidden();
    expect(asked).toHaveLength(1);
  });

  test('logs a failure, has no results, and tries again on demand', async () => {
    const { page, dialog, input, options } = await openSearching(true);
    const logged = page.waitForEvent('console', (entry) => entry.type() === 'error' && /503/.test(entry.text()));
    await input.fill('keys');
    await see(dialog.getByRole('alert')).toContainText("Search couldn't be loaded.");
    await logged;
    expect(await options.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await see(options.first()).toContainText('Keys');
  });
});
