import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type FrameFixture, frameFixture } from './frameFixture.ts';

let site: FrameFixture;
beforeAll(async () => {
  site = await frameFixture({ FIXTURE_HIDE_NAVBAR: 'auto' });
});
afterAll(() => site?.close());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Sidebar' });

async function expectNoAxeFindings(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

describe('group menus', () => {
  test('open on a press and say so; nested groups are titled lists', async () => {
    const page = await site.open('guide/beta.html');
    await expect(link(page, 'Alpha')).toHaveCount(0);
    await button(page, 'Products').focus();
    await page.keyboard.press('Space');
    await expect(button(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Alpha')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(2);
    await expect(link(page, /^Beta$/)).toHaveAttribute('aria-current', 'page');
    await expect(link(page, /^Gamma .*new tab/)).toHaveAttribute('rel', /noopener/);
  });

  test('are walked with arrow keys; Escape gives the focus back; Tab leaves', async () => {
    const page = await site.open('guide/beta.html');
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(page, /Gamma/)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Products')).toBeFocused();
    await expect(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await expect(link(page, /Gamma/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await expect(link(page, 'Reference')).toBeFocused();
  });

  test('close 150 ms after the pointer has left, and not while it returns', async () => {
    const page = await site.open('guide/beta.html');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Products').hover();
    await expect(link(page, 'Alpha')).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(140);
    await expect(link(page, 'Alpha')).toBeVisible();
    await button(page, 'Products').hover();
    await page.clock.runFor(500);
    await expect(link(page, 'Alpha')).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(149);
    await expect(link(page, 'Alpha')).toBeVisible();
    await page.clock.runFor(2);
    await expect(link(page, 'Alpha')).toBeHidden();
  });

  test('open and close by touch', async () => {
    const page = await site.open('guide/beta.html', { hasTouch: true });
    await button(page, 'Products').tap();
    await expect(link(page, 'Alpha')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(link(page, 'Alpha')).toBeHidden();
  });

  test('close when the page changes', async () => {
    const page = await site.open('guide/beta.html');
    await button(page, 'Products').click();
    await link(page, 'Alpha').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alpha');
    await expect(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });

  test('stand beside the link of a group that has a page', async () => {
    const page = await site.open('guide/beta.html');
    await expect(link(page, 'Reference')).toHaveAttribute('href', '/docs/reference/');
    await button(page, 'Pages in Reference').click();
    await expect(link(page, 'Fields')).toBeVisible();
  });

  test('open without scripts under the pointer', async () => {
    const page = await site.open('guide/beta.html', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Products' }).hover();
    await expect(link(page, 'Alpha')).toBeVisible();
  });

  test('few items have their full distance', async () => {
    const page = await site.open('guide/beta.html');
    const gap = await page.evaluate(() => {
      const item = document.querySelector('header nav a');
      return item && getComputedStyle(item).paddingInlineStart;
    });
    expect(gap).toBe('14px');
  });
});

describe('social links', () => {
  const social = (page: Page) => page.getByRole('navigation', { name: 'More' });

  test('five are shown, the rest is behind a button', async () => {
    const page = await site.open('guide/beta.html');
    await expect(social(page).getByRole('link', { name: /^(GitHub|Fifth)/ })).toHaveCount(2);
    await expect(social(page).getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(0);
    await button(page, 'More links').click();
    await expect(social(page).getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(button(page, 'More links')).toBeFocused();
    await expect(social(page).getByRole('link', { name: /^Sixth/ })).toHaveCount(0);
  });

  test('show a text, an image or HTML', async () => {
    const page = await site.open('guide/beta.html');
    await button(page, 'Chat').click();
    await expect(page.getByText('Ask in room 42')).toBeVisible();
    await button(page, 'Badge').click();
    await expect(page.getByText('Ask in room 42')).toBeHidden();
    await expect(page.getByRole('img', { name: 'Badge' })).toHaveJSProperty('complete', true);
    await expect(page.getByRole('img', { name: 'Badge' })).toHaveAttribute('src', '/docs/badge.svg');
    await button(page, 'Mail').click();
    await expect(page.getByRole('link', { name: 'team@example.org' })).toBeVisible();
  });
});

describe('languages and versions', () => {
  test('lead to the same page elsewhere', async () => {
    const page = await site.open('guide/alpha.html');
    await button(page, 'Languages: English').click();
    await expect(link(page, 'English')).toHaveAttribute('aria-current', 'true');
    await link(page, '简体中文').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alpha v2 zh');
    await page.getByRole('button', { name: /v2$/ }).click();
    await link(page, /^v1$/).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alpha v1 zh');
    await expect(page).toHaveURL(/\/docs\/v1\/zh\/guide\/alpha\.html$/);
  });

  test('lead home where the page exists in one only', async () => {
    const page = await site.open('references-x/');
    await button(page, 'Languages: English').click();
    await expect(link(page, '简体中文')).toHaveAttribute('href', '/docs/zh/');
  });

  test('the name of the site leads to the home page of language and version', async () => {
    const page = await site.open('v1/zh/guide/alpha.html');
    await expect(page.getByRole('banner').getByRole('link').nth(1)).toHaveAttribute('href', '/docs/v1/zh/');
  });

  test('a label without translation is shown in English', async () => {
    const page = await site.open('zh/guide/alpha.html');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});

describe('the sidebar', () => {
  test('has tags, external links, both dividers, section headers and groups that stay open', async () => {
    const page = await site.open('guide/beta.html');
    await expect(sidebar(page).getByRole('link', { name: /^Alpha ?new$/ })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: /^Elsewhere.*new tab/ })).toHaveAttribute('target', '_blank');
    const styles = await sidebar(page)
      .getByRole('separator')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderBlockStartStyle));
    expect(styles).toEqual(['solid', 'dashed']);
    await expect(sidebar(page).getByRole('list', { name: /^First steps/ })).toBeVisible();
    await expect(sidebar(page).getByRole('button', { name: 'Fixed' })).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', { name: /^Page/ })).toBeVisible();
  });

  test('a group that is configured as collapsed opens for its page, and with a press', async () => {
    const page = await site.open('guide/beta.html');
    const leaf = sidebar(page).getByRole('link', { name: 'Leaf' });
    await expect(leaf).toBeHidden();
    await sidebar(page).getByRole('button', { name: 'Deep' }).click();
    await expect(leaf).toBeVisible();
    const other = await site.open('guide/deep/leaf.html');
    await expect(sidebar(other).getByRole('link', { name: 'Leaf' })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar(other).getByRole('link', { name: 'Leaf' })).toBeVisible();
  });

  test('a collapsed group is open without scripts', async () => {
    const page = await site.open('guide/beta.html', { javaScriptEnabled: false });
    await expect(sidebar(page).getByRole('link', { name: 'Leaf' })).toBeVisible();
  });

  test('/references-x does not get the sidebar of /reference', async () => {
    const page = await site.open('references-x/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Another section');
    await expect(sidebar(page).getByRole('link', { name: 'Fields' })).toHaveCount(0);
  });

  test('previous and next leave out external entries', async () => {
    const page = await site.open('guide/fixed/page.html');
    await expect(page.getByRole('link', { name: /^Next Page/ })).toContainText('Beta');
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
    const page = await site.open(`guide/without-${hidden}.html`);
    for (const [part, locator] of Object.entries(parts(page))) {
      await expect(locator, part).toHaveCount(part === hidden ? 0 : 1);
    }
  });

  test('a page without bar begins at the top', async () => {
    const page = await site.open('guide/without-navbar.html');
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)).toBe(0);
  });
});

describe('the appearance', () => {
  const toggle = (page: Page) => page.getByRole('switch', { name: 'Dark theme' });
  const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('rp-dark'));
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('rspress-theme-appearance'));

  test.each(['light', 'dark'] as const)('follows a %s system until the reader chooses', async (colorScheme) => {
    const page = await site.open('guide/beta.html', { colorScheme });
    expect(await isDark(page)).toBe(colorScheme === 'dark');
    await expect(toggle(page)).toHaveAttribute('aria-checked', String(colorScheme === 'dark'));
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    await expect(toggle(page)).toHaveAttribute('aria-checked', String(colorScheme !== 'dark'));
  });

  test('is kept for the next visit, and is automatic again once it equals the system', async () => {
    const page = await site.open('guide/beta.html', { colorScheme: 'light' });
    await toggle(page).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
    expect(await stored(page)).toBe('dark');
    await page.reload();
    expect(await isDark(page)).toBe(true);
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'false');
    expect(await stored(page)).toBe('auto');
  });

  test('is revealed in a circle from the switch', async () => {
    const page = await site.open('guide/beta.html', { colorScheme: 'light', reducedMotion: 'no-preference' });
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
    expect(from).toContain(
      `at ${Number(box?.x) + Number(box?.width) / 2}px ${Number(box?.y) + Number(box?.height) / 2}px`,
    );
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
  });

  test('changes without motion where that is wanted', async () => {
    const page = await site.open('guide/beta.html', { colorScheme: 'light', reducedMotion: 'reduce' });
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('There is no transition.');
      };
    });
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-checked', 'true');
  });
});

describe('hideNavbar', () => {
  const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

  test('auto: the bar goes when the reader scrolls down and is back when they scroll up', async () => {
    const page = await site.open('guide/', { viewport: { width: 1024, height: 700 } });
    await expect(page.getByRole('banner')).toBeInViewport();
    await scrollTo(page, 700);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const menu = page.getByRole('region', { name: 'Page menus' });
    await expect.poll(async () => Math.round((await menu.boundingBox())?.y ?? -1)).toBe(0);
    await scrollTo(page, 600);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.round((await menu.boundingBox())?.y ?? -1)).toBe(72);
  });

  test('auto: the bar is back when the focus enters it', async () => {
    const page = await site.open('guide/', { viewport: { width: 1440, height: 700 } });
    await scrollTo(page, 700);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await link(page, 'Guide').focus();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });
});

describe('a narrow window', () => {
  test('has everything on its screen: groups, languages, versions, appearance, social links', async () => {
    const page = await site.open('guide/beta.html', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const screen = page.getByRole('dialog', { name: 'Menu' });
    await expect(screen.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(2);
    await expect(screen.getByRole('list', { name: 'Languages' }).getByRole('link')).toHaveCount(2);
    await expect(screen.getByRole('list', { name: 'Versions' }).getByRole('link')).toHaveCount(2);
    await screen.getByRole('switch', { name: 'Dark theme' }).click();
    await expect(screen.getByRole('switch', { name: 'Dark theme' })).toHaveAttribute('aria-checked', 'true');
    await screen.getByRole('button', { name: 'More links' }).click();
    await expect(screen.getByRole('link', { name: /^Sixth/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(screen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
  });
});

describe('axe', () => {
  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('finds nothing with menus open, in %s at %i pixels', async (colorScheme, width) => {
    const page = await site.open('guide/alpha.html', { colorScheme, viewport: { width, height: 800 } });
    await expectNoAxeFindings(page);
    if (width === 390) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'More links' }).click();
      return expectNoAxeFindings(page);
    }
    for (const name of ['Products', 'Pages in Reference', 'Languages: English', 'More links', 'Chat']) {
      await button(page, name).click();
      await expectNoAxeFindings(page);
    }
  });
});
