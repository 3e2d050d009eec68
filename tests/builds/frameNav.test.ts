import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeFindings, expectNoSidewaysScroll } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';
import { button, link, wide } from './frameSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('frame');
});
afterAll(() => site?.close());

const open: FixtureSite['open'] = (address, options) => site.open(address, { ...wide, ...options });

describe('group menus', () => {
  test('open on a press and say so; nested groups are titled lists', async () => {
    const page = await open('/guide/beta.html');
    await see(link(page, 'Alpha')).toHaveCount(0);
    await button(page, 'Products').focus();
    await page.keyboard.press('Space');
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await see(link(page, 'Alpha')).toBeVisible();
    await see(page.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(2);
    await see(link(page, /^Beta$/)).toHaveAttribute('aria-current', 'page');
    await see(link(page, /^Gamma .*new tab/)).toHaveAttribute('rel', /noopener/);
  });

  test('are walked with arrow keys; Escape gives the focus back; Tab leaves', async () => {
    const page = await open('/guide/beta.html');
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await see(link(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await see(link(page, /Gamma/)).toBeFocused();
    await page.keyboard.press('Home');
    await see(link(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('Escape');
    await see(button(page, 'Products')).toBeFocused();
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
    await see(link(page, /Gamma/)).toBeFocused();
    await page.keyboard.press('Tab');
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await see(link(page, 'Reference')).toBeFocused();
  });

  test('close 150 ms after the pointer has left, and not while it returns', async () => {
    const page = await open('/guide/beta.html');
    await stopClock(page);
    await button(page, 'Products').hover();
    await see(link(page, 'Alpha')).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(140);
    await see(link(page, 'Alpha')).toBeVisible();
    await button(page, 'Products').hover();
    await page.clock.runFor(500);
    await see(link(page, 'Alpha')).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(149);
    await see(link(page, 'Alpha')).toBeVisible();
    await page.clock.runFor(2);
    await see(link(page, 'Alpha')).toBeHidden();
  });

  test('open and close by touch', async () => {
    const page = await open('/guide/beta.html', { hasTouch: true });
    await button(page, 'Products').tap();
    await see(link(page, 'Alpha')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await see(link(page, 'Alpha')).toBeHidden();
  });

  test('close when the page changes', async () => {
    const page = await open('/guide/beta.html');
    await button(page, 'Products').click();
    await link(page, 'Alpha').click();
    await see(page.getByRole('heading', { level: 1 })).toContainText('Alpha');
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });

  test('stand beside the link of a group that has a page', async () => {
    const page = await open('/guide/beta.html');
    await see(link(page, 'Reference')).toHaveAttribute('href', '/docs/reference/');
    await button(page, 'Pages in Reference').click();
    await see(link(page, 'Fields')).toBeVisible();
  });

  test('open without scripts under the pointer', async () => {
    const page = await open('/guide/beta.html', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Products' }).hover();
    await see(link(page, 'Alpha')).toBeVisible();
  });

  test('few items have their full distance', async () => {
    const page = await open('/guide/beta.html');
    const gap = await page.evaluate(() => {
      const item = document.querySelector('header nav a');
      return item && getComputedStyle(item).paddingInlineStart;
    });
    expect(gap).toBe('14px');
  });
});

describe('a bar with more items than it has room for', () => {
  const address = '/v1/zh/guide/alpha.html';
  const more = (page: Page) => button(page, 'More sections');
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test.each([768, 1024, 1440])('shows those that fit %i pixels, and nothing overlaps', async (width) => {
    const page = await open(address, { viewport: { width, height: 800 } });
    await see(more(page)).toBeVisible();
    const shown = await main(page).getByRole('link').count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(9);
    await expectNoSidewaysScroll(page);
    const edges = (element: Element) => element.getBoundingClientRect().toJSON();
    const room = await main(page).evaluate(edges);
    for (const item of [...(await main(page).getByRole('link').all()), more(page)]) {
      const box = await item.evaluate(edges);
      expect(box.right).toBeLessThanOrEqual(room.right + 1);
      expect(box.bottom).toBeLessThanOrEqual(72);
    }
    // What stands behind the items begins where their room ends.
    const rights = await button(page, /^(?!More sections)/).evaluateAll((buttons) =>
      buttons.filter((item) => !item.closest('nav[aria-label="Main"]')).map((item) => item.getBoundingClientRect()),
    );
    const shownRights = rights.filter(({ width }) => width > 0);
    expect(shownRights.length).toBeGreaterThan(0);
    for (const { left } of shownRights) expect(left).toBeGreaterThanOrEqual(room.right - 1);
  });

  test('has the others in a menu for pointer and keys', async () => {
    const page = await open(address, { viewport: { width: 768, height: 800 } });
    const last = link(page, 'Section 7');
    await see(last).toHaveCount(0);
    await more(page).focus();
    await page.keyboard.press('ArrowUp');
    await see(last).toBeFocused();
    await page.keyboard.press('Escape');
    await see(more(page)).toBeFocused();
    await see(last).toHaveCount(0);
    await more(page).click();
    await see(last).toBeInViewport({ ratio: 1 });
    await expectNoAxeFindings(page);
    await last.click();
    await see(page.getByRole('heading', { level: 1 })).toContainText('Leaf');
    await see(more(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows all again in a window that has room', async () => {
    const page = await open(address, { viewport: { width: 768, height: 800 } });
    await see(more(page)).toBeVisible();
    // Just below the width from which the right end needs room as well.
    await page.setViewportSize({ width: 1279, height: 800 });
    await see(more(page)).toHaveCount(0);
    await see(link(page, 'Section 7')).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await see(more(page)).toBeVisible();
  });

  test('shows all without scripts', async () => {
    const page = await open(address, { viewport: { width: 768, height: 800 }, javaScriptEnabled: false });
    await see(link(page, 'Section 7')).toBeVisible();
    await see(page.getByRole('button', { name: 'More sections' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
});

describe('social links', () => {
  const social = (page: Page) => page.getByRole('navigation', { name: 'More' });

  test('five are shown, the rest is behind a button', async () => {
    const page = await open('/guide/beta.html');
    await see(social(page).getByRole('link', { name: /^(GitHub|Fifth)/ })).toHaveCount(2);
    await see(social(page).getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(0);
    await button(page, 'More links').click();
    await see(social(page).getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await see(button(page, 'More links')).toBeFocused();
    await see(social(page).getByRole('link', { name: /^Sixth/ })).toHaveCount(0);
  });

  test('show a text, an image or HTML', async () => {
    const page = await open('/guide/beta.html');
    await button(page, 'Chat').click();
    await see(
      page.getByRole('banner').getByRole('navigation', { name: 'More' }).getByText('Ask in room 42'),
    ).toBeVisible();
    await button(page, 'Badge').click();
    await see(
      page.getByRole('banner').getByRole('navigation', { name: 'More' }).getByText('Ask in room 42'),
    ).toBeHidden();
    await see(page.getByRole('img', { name: 'Badge' })).toHaveJSProperty('complete', true);
    await see(page.getByRole('img', { name: 'Badge' })).toHaveAttribute('src', '/docs/badge.svg');
    // The file names no size of its own.
    expect(await page.getByRole('img', { name: 'Badge' }).boundingBox()).toMatchObject({ width: 192, height: 192 });
    await button(page, 'Mail').click();
    await see(page.getByRole('link', { name: 'team@example.org' })).toBeVisible();
  });
});

describe('a narrow window', () => {
  test('has everything on its screen: groups, languages, versions, appearance, social links', async () => {
    const page = await open('/guide/beta.html', { viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const screen = page.getByRole('dialog', { name: 'Menu' });
    await see(screen.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(2);
    await see(screen.getByRole('list', { name: 'Languages' }).getByRole('link')).toHaveCount(2);
    await see(screen.getByRole('list', { name: 'Versions' }).getByRole('link')).toHaveCount(2);
    await screen.getByRole('switch', { name: 'Dark theme' }).click();
    await see(screen.getByRole('switch', { name: 'Dark theme' })).toHaveAttribute('aria-checked', 'true');
    await screen.getByRole('button', { name: 'More links' }).click();
    await see(screen.getByRole('link', { name: /^Sixth/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await see(screen).toBeVisible();
    await page.keyboard.press('Escape');
    await see(screen).toHaveCount(0);
  });
});

describe('axe', () => {
  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
    ['dark', 390],
  ] as const)('finds nothing with menus open, in %s at %i pixels', async (colorScheme, width) => {
    const page = await open('/guide/alpha.html', { colorScheme, viewport: { width, height: 800 } });
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
