import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';
import { button, link, wide } from './frameSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('frame', { env: { FIXTURE_HIDE_NAVBAR: 'auto' } });
});
afterAll(() => site?.close());

const open: FixtureSite['open'] = (address, options) => site.open(address, { ...wide, ...options });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });

describe('languages and versions', () => {
  test('lead to the same page elsewhere', async () => {
    const page = await open('/guide/alpha.html');
    await button(page, 'Languages: English').click();
    await see(link(page, 'English')).toHaveAttribute('aria-current', 'true');
    await link(page, '简体中文').click();
    await see(page.getByRole('heading', { level: 1 })).toContainText('Alpha v2 zh');
    await page.getByRole('button', { name: /v2$/ }).click();
    await link(page, /^v1$/).click();
    await see(page.getByRole('heading', { level: 1 })).toContainText('Alpha v1 zh');
    await see(page).toHaveURL(/\/docs\/v1\/zh\/guide\/alpha\.html$/);
  });

  test('lead home where the page exists in one only', async () => {
    const page = await open('/references-x/');
    await button(page, 'Languages: English').click();
    await see(link(page, '简体中文')).toHaveAttribute('href', '/docs/zh/');
  });

  test('the name of the site leads to the home page of language and version', async () => {
    const page = await open('/v1/zh/guide/alpha.html');
    await see(page.getByRole('banner').getByRole('link').nth(1)).toHaveAttribute('href', '/docs/v1/zh/');
  });

  test('a label without translation is shown in English', async () => {
    const page = await open('/zh/guide/alpha.html');
    await page.keyboard.press('Tab');
    await see(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
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
  });

  test('a group that is configured as collapsed opens for its page, and with a press', async () => {
    const page = await open('/guide/beta.html');
    const leaf = sidebar(page).getByRole('link', { name: 'Leaf' });
    await see(leaf).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Deep' }).click();
    await see(leaf).toBeVisible();
    const other = await open('/guide/deep/leaf.html');
    await see(sidebar(other).getByRole('link', { name: 'Leaf' })).toHaveAttribute('aria-current', 'page');
    await see(sidebar(other).getByRole('link', { name: 'Leaf' })).toBeVisible();
  });

  test('a collapsed group is open without scripts', async () => {
    const page = await open('/guide/beta.html', { javaScriptEnabled: false });
    await see(sidebar(page).getByRole('link', { name: 'Leaf' })).toBeVisible();
  });

  test('/references-x does not get the sidebar of /reference', async () => {
    const page = await open('/references-x/');
    await see(page.getByRole('heading', { level: 1 })).toContainText('Another section');
    await see(sidebar(page).getByRole('link', { name: 'Fields' })).toHaveCount(0);
  });

  test('previous and next leave out external entries', async () => {
    const page = await open('/guide/fixed/page.html');
    await see(page.getByRole('link', { name: /^Next Page/ })).toContainText('Beta');
  });
});

describe('front matter', () => {
  const parts = (page: Page) => ({
    navbar: page.getByRole('banner'),
    sidebar: sidebar(page),
    outline: page.getByRole('navigation', { name: 'On this page' }),
    footer: page.getByRole('link', { name: 'Edit this page' }),
  });
  test.each(['navbar', 'sidebar', 'outline', 'footer'] as const)('%s: false hides that part only', async (hidden) => {
    const page = await site.open(`/guide/without-${hidden}.html`);
    for (const [part, locator] of Object.entries(parts(page))) {
      await see(locator, part).toHaveCount(part === hidden ? 0 : 1);
    }
  });

  test('globalUIComponents: false leaves out what the configuration puts on every page', async () => {
    const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
    await see(notice(await open('/guide/beta.html'))).toBeVisible();
    await see(notice(await open('/guide/without-globals.html'))).toHaveCount(0);
  });

  test('a page without bar begins at the top', async () => {
    const page = await open('/guide/without-navbar.html');
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBeCloseTo(0, 1);
  });
});

describe('an overview', () => {
  const headings = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level });
  const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

  test('without a title is called "Overview", without groups "Others", and lists headings of depth 2', async () => {
    const page = await open('/reference/');
    await see(headings(page, 1)).toContainText(['Overview']);
    await see(headings(page, 2)).toHaveText(['Others']);
    await see(link(page, 'First field')).toHaveAttribute('href', '/docs/reference/fields.html#first-field');
    await see(link(page, 'Its values')).toHaveCount(0);
    await see(page).toHaveTitle('Reference - Frame');
  });

  test('calls an index page without a title as its folder', async () => {
    const page = await open('/reference/');
    await see(link(page, 'Inner parts')).toHaveAttribute('href', '/docs/reference/inner-parts/');
    await see(sidebar(page).getByRole('link', { name: 'Inner parts' })).toBeVisible();
    await link(page, 'Inner parts').click();
    await see(page).toHaveTitle('Inner parts - Frame');
  });

  test('keeps its own title, and lists headings of the depths that its page names', async () => {
    const page = await open('/reference/deep.html');
    await see(headings(page, 1)).toHaveCount(1);
    await see(headings(page, 1)).toContainText('All fields');
    await see(link(page, 'First field')).toBeVisible();
    await see(link(page, 'Its values')).toBeVisible();
  });
});

describe('the appearance', () => {
  const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('rp-dark'));
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));

  test.each(['light', 'dark'] as const)('follows a %s system until the reader chooses', async (colorScheme) => {
    const page = await open('/guide/beta.html', { colorScheme });
    expect(await isDark(page)).toBe(colorScheme === 'dark');
    await see(toggle(page)).toHaveAttribute('aria-checked', String(colorScheme === 'dark'));
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    await see(toggle(page)).toHaveAttribute('aria-checked', String(colorScheme !== 'dark'));
  });

  test('is kept for the next visit, and is automatic again once it equals the system', async () => {
    const page = await open('/guide/beta.html', { colorScheme: 'light' });
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await see(toggle(page)).toHaveAttribute('aria-checked', 'true');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await see(toggle(page)).toHaveAttribute('aria-checked', 'true');
    await toggle(page).click();
    await see(toggle(page)).toHaveAttribute('aria-checked', 'false');
    expect(await stored(page)).toBe('auto');
  });

  test('is revealed in a circle from the switch', async () => {
    const page = await open('/guide/beta.html', { colorScheme: 'light', reducedMotion: 'no-preference' });
    const box = await toggle(page).boundingBox();
    await toggle(page).click();
    const frames = page.waitForFunction(() => {
      const running = document.getAnimations().find(({ effect }) => {
        return (effect as KeyframeEffect | null)?.pseudoElement === '::view-transition-new(root)';
      });
      const keyframes = (running?.effect as KeyframeEffect | undefined)?.getKeyframes();
      return keyframes?.some(({ clipPath }) => clipPath) && keyframes.map(({ clipPath }) => String(clipPath));
    });
    const [from] = (await (await frames).jsonValue()) as string[];
    const [x, y] = (/at ([\d.]+)px ([\d.]+)px/.exec(from)?.slice(1) ?? []).map(Number);
    expect(x).toBeCloseTo(Number(box?.x) + Number(box?.width) / 2, 1);
    expect(y).toBeCloseTo(Number(box?.y) + Number(box?.height) / 2, 1);
    await see(toggle(page)).toHaveAttribute('aria-checked', 'true');
  });

  test('changes without motion where that is wanted', async () => {
    const page = await open('/guide/beta.html', { colorScheme: 'light', reducedMotion: 'reduce' });
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('There is no transition.');
      };
    });
    await toggle(page).click();
    await see(toggle(page)).toHaveAttribute('aria-checked', 'true');
  });
});

describe('hideNavbar', () => {
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('auto: the bar goes when the reader scrolls down and is back when they scroll up', async () => {
    const page = await open('/guide/', { viewport: { width: 1024, height: 700 } });
    await see(page.getByRole('banner')).toBeInViewport();
    await scrollTo(page, 700);
    await see(page.getByRole('banner')).not.toBeInViewport();
    const menu = page.getByRole('region', { name: 'Page menus' });
    await see.poll(async () => Math.round((await menu.boundingBox())?.y ?? -1)).toBe(0);
    await scrollTo(page, 600);
    await see(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await see.poll(async () => Math.round((await menu.boundingBox())?.y ?? -1)).toBe(72);
  });

  test('auto: the bar is back when the focus enters it', async () => {
    const page = await open('/guide/', { viewport: { width: 1440, height: 700 } });
    await scrollTo(page, 700);
    await see(page.getByRole('banner')).not.toBeInViewport();
    await link(page, 'Guide').focus();
    await see(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});
