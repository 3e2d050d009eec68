import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeFindings, expectNoSidewaysScroll } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('frame');
});
afterAll(() => site?.close());

const open: FixtureSite['open'] = (address, options) =>
  site.open(address, { viewport: { width: 1440, height: 800 }, ...options });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

describe('group menus', () => {
  test('are walked with arrow keys; Escape gives the focus back; Tab leaves', async () => {
    const page = await open('/guide/beta.html');
    await see(link(page, 'Alpha')).toHaveCount(0);
    await button(page, 'Products').focus();
    await page.keyboard.press('ArrowDown');
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'true');
    await see(page.getByRole('list', { name: 'Tools' }).getByRole('link')).toHaveCount(2);
    await see(link(page, /^Beta$/)).toHaveAttribute('aria-current', 'page');
    await see(link(page, 'Alpha')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await see(link(page, /Gamma/)).toBeFocused();
    await page.keyboard.press('Escape');
    await see(button(page, 'Products')).toBeFocused();
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowUp');
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
    await button(page, 'Products').hover();
    await page.clock.runFor(500);
    await see(link(page, 'Alpha')).toBeVisible();
    await page.mouse.move(700, 600);
    await page.clock.runFor(149);
    await see(link(page, 'Alpha')).toBeVisible();
    await page.clock.runFor(2);
    await see(link(page, 'Alpha')).toBeHidden();
  });

  test('open and close by touch, and close when the page changes', async () => {
    const page = await open('/guide/beta.html', { hasTouch: true });
    await button(page, 'Products').tap();
    await see(link(page, 'Alpha')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await see(link(page, 'Alpha')).toBeHidden();
    await button(page, 'Products').tap();
    await link(page, 'Alpha').tap();
    await see(page.getByRole('heading', { level: 1 })).toContainText('Alpha');
    await see(button(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a bar with more items than it has room for', () => {
  const address = '/v1/zh/guide/alpha.html';
  const more = (page: Page) => button(page, 'More sections');

  test('shows those that fit, and all again in a window that has room', async () => {
    const page = await open(address);
    const main = page.getByRole('navigation', { name: 'Main' });
    const edges = (element: Element) => element.getBoundingClientRect().toJSON();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await see(more(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      const room = await main.evaluate(edges);
      for (const item of [...(await main.getByRole('link').all()), more(page)]) {
        const box = await item.evaluate(edges);
        expect(box.right).toBeLessThanOrEqual(room.right + 1);
        expect(box.bottom).toBeLessThanOrEqual(72);
      }
    }
    // Just below the width from which the right end needs room as well.
    await page.setViewportSize({ width: 1279, height: 800 });
    await see(more(page)).toHaveCount(0);
    await see(link(page, 'Section 7')).toBeVisible();
  });
});

test('five social links are shown, the rest is behind a button; they show a text, an image or HTML', async () => {
  const page = await open('/guide/beta.html');
  const social = page.getByRole('banner').getByRole('navigation', { name: 'More' });
  await see(social.getByRole('link', { name: /^(GitHub|Fifth)/ })).toHaveCount(2);
  await see(social.getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(0);
  await button(page, 'More links').click();
  await see(social.getByRole('link', { name: /^(Sixth|Seventh)/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await see(button(page, 'More links')).toBeFocused();
  await button(page, 'Chat').click();
  await see(social.getByText('Ask in room 42')).toBeVisible();
  await button(page, 'Badge').click();
  await see(social.getByText('Ask in room 42')).toBeHidden();
  await see(page.getByRole('img', { name: 'Badge' })).toHaveAttribute('src', '/docs/badge.svg');
  await button(page, 'Mail').click();
  await see(page.getByRole('link', { name: 'team@example.org' })).toBeVisible();
});

test('a narrow window has everything on its screen', async () => {
  const page = await open('/guide/beta.html', { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const screen = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Tools', 'Languages', 'Versions']) {
    await see(screen.getByRole('list', { name }).getByRole('link')).toHaveCount(2);
  }
  await screen.getByRole('switch', { name: 'Dark theme' }).click();
  await see(screen.getByRole('switch', { name: 'Dark theme' })).toHaveAttribute('aria-checked', 'true');
  await screen.getByRole('button', { name: 'More links' }).click();
  await see(screen.getByRole('link', { name: /^Sixth/ })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await see(screen).toBeVisible();
  await page.keyboard.press('Escape');
  await see(screen).toHaveCount(0);
});
