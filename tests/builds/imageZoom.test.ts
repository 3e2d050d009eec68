import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoAxeFindings } from '../browser/frameChecks.ts';
import { stopClock } from '../browser/reading.ts';
import { type FixturePage, type FixtureSite, openFixture, see } from './fixtureSite.ts';

let site: FixtureSite;
beforeAll(async () => {
  site = await openFixture('parts');
});
afterAll(() => site?.close());

/** Notes what the page goes through, as the library tells it. */
async function watchStates(page: FixturePage): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const states: string[] = [];
    Object.assign(window, { states });
    for (const state of ['open', 'opened', 'close', 'closed']) {
      document.addEventListener(`medium-zoom:${state}`, () => states.push(state), { capture: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { states: string[] }).states);
}

describe('image zoom, under a strict content security policy', () => {
  const thumb = (page: FixturePage, name: string) =>
    page.getByRole('button', { name: `Zoom image: ${name}`, exact: true });
  const zoomed = (page: FixturePage) => page.locator('body > .medium-zoom-image--opened');
  const boxOf = async (page: FixturePage) => {
    const { width, height, x, y } = (await zoomed(page).last().boundingBox()) ?? {};
    return [width, height, x, y].map((pixels) => Math.round(pixels ?? 0));
  };
  /** In the middle, at its own size. */
  const OPEN = [400, 200, 440, 300];

  test('opens on a click, larger and in the middle, and closes on a click', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A normal picture').click();
    await see.poll(() => boxOf(page)).toEqual(OPEN);
    await see(thumb(page, 'A normal picture')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(20, 700);
    await see(zoomed(page)).toHaveCount(0);
    await see(thumb(page, 'A normal picture')).toHaveAttribute('aria-expanded', 'false');
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('opens and closes with the keyboard, and the focus stays', async () => {
    const page = await site.open('/images.html');
    for (const [opens, closes] of [
      ['Enter', 'Escape'],
      ['Space', 'Space'],
      ['Enter', 'Tab'],
    ]) {
      await thumb(page, 'A normal picture').focus();
      await page.keyboard.press(opens);
      await see.poll(() => boxOf(page)).toEqual(OPEN);
      await see(thumb(page, 'A normal picture')).toBeFocused();
      await page.keyboard.press(closes);
      await see(zoomed(page)).toHaveCount(0);
      if (closes !== 'Tab') await see(thumb(page, 'A normal picture')).toBeFocused();
    }
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('closes though Escape was pressed while it opened', async () => {
    const page = await site.open('/images.html');
    const states = await watchStates(page);
    await thumb(page, 'A normal picture').focus();
    await page.evaluate(() => {
      document.addEventListener(
        'medium-zoom:open',
        () => {
          requestAnimationFrame(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
        },
        { capture: true, once: true },
      );
    });
    await page.keyboard.press('Enter');
    await see.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
  });

  test('goes through opening, open and closing', async () => {
    const page = await site.open('/images.html');
    const states = await watchStates(page);
    await thumb(page, 'A normal picture').click();
    await see.poll(states).toEqual(['open', 'opened']);
    await page.keyboard.press('Escape');
    await see.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
    await page.context().close();
  });

  test('closes 150 ms after a scroll of more than 40 pixels', async () => {
    const page = await site.open('/images.html');
    const states = await watchStates(page);
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
    await see.poll(states).toEqual(['open', 'opened']);
    await stopClock(page);
    await scrollTo(40);
    await page.clock.runFor(1000);
    await scrollTo(41);
    await page.clock.runFor(149);
    expect(await states()).toEqual(['open', 'opened']);
    await page.clock.runFor(1);
    await see.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
  });

  test('closes on a resize', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A normal picture').click();
    await see.poll(() => boxOf(page)).toEqual(OPEN);
    await page.setViewportSize({ width: 1000, height: 700 });
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
  });

  test('closes on a resize that comes while it opens', async () => {
    const page = await site.open('/images.html');
    const states = await watchStates(page);
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('.medium-zoom-image { transition-duration: 1s !important; }');
      document.adoptedStyleSheets.push(slow);
    });
    await thumb(page, 'A normal picture').click();
    await see.poll(states).toEqual(['open']);
    await page.setViewportSize({ width: 1000, height: 700 });
    await see.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
  });

  test('opens and closes where motion is reduced', async () => {
    const page = await site.open('/images.html', { reducedMotion: 'reduce' });
    await thumb(page, 'A normal picture').click();
    await see.poll(() => boxOf(page)).toEqual(OPEN);
    await page.keyboard.press('Escape');
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
  });

  test('shows the larger image where there is one', async () => {
    const page = await site.open('/images.html');
    await thumb(page, 'A picture with a larger one').click();
    await see(zoomed(page).last()).toHaveAttribute('src', /\/docs\/large\.png$/);
    await see.poll(async () => (await boxOf(page))[0]).toBeGreaterThan(1200);
    expect(
      await zoomed(page)
        .last()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(400);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('warns and keeps the normal image where the larger one cannot be reached', async () => {
    const page = await site.open('/images.html');
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await thumb(page, 'A picture whose larger one is missing').click();
    expect((await warning).text()).toContain('/docs/missing.png');
    await see.poll(() => boxOf(page)).toEqual(OPEN);
    await see(zoomed(page)).toHaveCount(1);
    expect(await zoomed(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400);
    await page.keyboard.press('Escape');
    await see(zoomed(page)).toHaveCount(0);
    await page.context().close();
    expect(page.errors).toEqual([]);
  });

  test('is fetched when a reader comes near an image, and not before', async () => {
    const page = await site.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/images.html`);
    await see(thumb(page, 'A normal picture')).toBeVisible();
    const isZoom = async (file: string) =>
      (await (await page.request.get(new URL(file, page.url()).href)).text()).includes('medium-zoom:open');
    const zooms = async () => {
      const scripts = fetched.filter((file) => file.endsWith('.js'));
      return (await Promise.all(scripts.map(isZoom))).filter(Boolean).length;
    };
    expect(await zooms()).toBe(0);
    await thumb(page, 'A normal picture').hover();
    await see.poll(zooms).toBe(1);
    await page.context().close();
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
      await see.poll(() => boxOf(page)).toEqual(OPEN);
      await expectNoAxeFindings(page, 'main');
      await page.context().close();
    }
  });
});
