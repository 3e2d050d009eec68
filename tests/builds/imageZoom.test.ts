import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixturePage, type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

describe('image zoom, under a strict content security policy', () => {
  const thumb = (page: FixturePage, name: string) =>
    page.getByRole('button', { name: `Zoom image: ${name}`, exact: true });
  const dialog = (page: FixturePage) => page.getByRole('dialog');

  test('opens on a click, larger and in the middle, and closes on a click', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await see(dialog(page)).toHaveAccessibleName('A normal picture');
    const box = async () => {
      const { width, height, x, y } = (await dialog(page).getByRole('img').boundingBox()) ?? {};
      return [width, height, x, y].map((pixels) => Math.round(pixels ?? 0));
    };
    await see.poll(box).toEqual([400, 200, 440, 300]);
    await page.mouse.click(20, 700);
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('opens and closes with the keyboard, and gives the focus back', async () => {
    const page = await site.open('/images.html');
    for (const key of ['Enter', 'Space']) {
      await thumb(page, 'A normal picture').focus();
      await page.keyboard.press(key);
      await see(page.getByRole('button', { name: 'Close image' })).toBeFocused();
      await page.keyboard.press('Escape');
      await see(dialog(page)).toHaveCount(0);
      await see(thumb(page, 'A normal picture')).toBeFocused();
    }
    await page.context().close();
  });

  test('goes through opening, open and closing', async () => {
    const page = await site.open('/images.html');
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      new MutationObserver(() => {
        const state = document.querySelector('dialog.zoom')?.className.replace(/^zoom zoom--/, '') ?? 'closed';
        if (states.at(-1) !== state) states.push(state);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.getByRole('button', { name: 'Close image' }).click();
    await see(dialog(page)).toHaveCount(0);
    const states = await page.evaluate(() => (window as unknown as { states: string[] }).states);
    expect(states.join(' ')).toMatch(/opening open closing closed$/);
    await page.context().close();
  });

  test('closes 150 ms after a scroll of more than 40 pixels', async () => {
    const page = await site.open('/images.html');
    const scrollTo = (top: number) =>
      page.evaluate(
        (to) =>
          new Promise((resolve) => {
            window.addEventListener('scroll', resolve, { once: true });
            window.scrollTo(0, to);
          }),
        top,
      );
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await stopClock(page);
    await scrollTo(40);
    await page.clock.runFor(1000);
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await scrollTo(41);
    await page.clock.runFor(149);
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.clock.runFor(1);
    await see(page.locator('dialog.zoom--closing')).toBeAttached();
    await page.clock.runFor(300);
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('closes on a resize', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 700 });
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('opens and closes where motion is reduced', async () => {
    const page = await site.open('/images.html', { reducedMotion: 'reduce' });
    await thumb(page, 'A normal picture').click();
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('shows the larger image where there is one', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A picture with a larger one').click();
    await see(dialog(page).getByRole('img')).toHaveAttribute('src', /\/docs\/large\.png$/);
    await see.poll(async () => (await dialog(page).getByRole('img').boundingBox())?.width).toBeGreaterThan(1200);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('warns and keeps the normal image where the larger one cannot be reached', async () => {
    const page = await site.open('/images.html');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await thumb(page, 'A picture whose larger one is missing').click();
    expect((await warning).text()).toContain('/docs/missing.png');
    await see(page.locator('dialog.zoom--open')).toBeVisible();
    await see(dialog(page).getByRole('img')).toHaveCount(1);
    await see(dialog(page).getByRole('img')).toHaveAttribute('src', /normal\.png$/);
    await page.keyboard.press('Escape');
    await see(dialog(page)).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('leaves an image that is a link to its link', async () => {
    const page = await site.open('/images.html');
    await page.getByRole('img', { name: 'A picture that is a link' }).click();
    await see(page).toHaveURL(`${site.url}/tabs.html`);
    await page.context().close();
  });

  test('starts 100 ms after a navigation', async () => {
    const page = await site.open('/');
    await stopClock(page);
    await page.getByRole('link', { name: 'Images' }).first().click();
    await see(page.getByRole('img', { name: 'A normal picture' })).toBeVisible();
    await page.clock.runFor(99);
    await see(thumb(page, 'A normal picture')).toHaveCount(0);
    await page.clock.runFor(1);
    await see(thumb(page, 'A normal picture')).toBeVisible();
    await page.context().close();
  });

  test('has no accessibility fault, closed and open, light and dark', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await site.open('/images.html', { colorScheme, reducedMotion: 'reduce' });
      await see(thumb(page, 'A normal picture')).toBeVisible();
      await expectNoAxeFindings(page, 'main');
      await thumb(page, 'A normal picture').click();
      await see(page.locator('dialog.zoom--open')).toBeVisible();
      await expectNoAxeFindings(page, 'dialog');
      await page.context().close();
    }
  });
});
